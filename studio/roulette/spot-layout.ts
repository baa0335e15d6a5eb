import { americanWheel, DOUBLE_ZERO, europeanWheel, isDoubleZero, spotsOf } from '#rules/games/roulette/roulette-spots';

/** Kinds of bets that can be selected one at a time; outside bets and numbers are always visible. */
export const betModes = ['numbers', 'splits', 'corners', 'streets'] as const;
export type BetMode = (typeof betModes)[number];

/**
 * Where a spot is on the table, in cells: x from -2 (even money) over -1 (dozens) to the three columns, y from -1
 * (zero) over the twelve streets to 12 (columns). A field has a size; a mark is a point on a border.
 */
export interface SpotPlace {
  id: string;
  mode: BetMode;
  isField: boolean;
  x: number;
  y: number;
  w: number;
  h: number;
}

const field = (id: string, x: number, y: number, w = 1, h = 1): SpotPlace => ({ id, mode: 'numbers', isField: true, x, y, w, h });
const mark = (id: string, mode: BetMode, x: number, y: number): SpotPlace => ({ id, mode, isField: false, x, y, w: 0, h: 0 });

const columnOf = (number: number) => (number - 1) % 3;
const streetOf = (number: number) => Math.floor((number - 1) / 3);

function placeOfSplit(id: string, [a = 0, b = 0]: readonly number[]): SpotPlace {
  if (a === 0) return mark(id, 'splits', columnOf(b) + 0.5, 0);
  return b - a === 1 ? mark(id, 'splits', columnOf(a) + 1, streetOf(a) + 0.5) : mark(id, 'splits', columnOf(a) + 0.5, streetOf(a) + 1);
}

/** Where the spots with a zero are on a double-zero table: 0 and 00 share the row above the numbers. */
const doubleZero: Record<string, SpotPlace> = Object.fromEntries(
  [
    field('straight-0', 0, -1, 1.5),
    field('straight-00', 1.5, -1, 1.5),
    mark('split-0-00', 'splits', 1.5, -0.5),
    mark('split-0-1', 'splits', 0.5, 0),
    mark('split-0-2', 'splits', 1.18, 0),
    mark('split-00-2', 'splits', 1.82, 0),
    mark('split-00-3', 'splits', 2.5, 0),
    mark('trio-0-1-2', 'streets', 0.85, 0),
    mark('trio-0-00-2', 'streets', 1.5, 0),
    mark('trio-00-2-3', 'streets', 2.15, 0),
    mark('top-line-0-00-1-2-3', 'corners', 0, 0),
  ].map((place) => [place.id, place]),
);

const outside: Record<string, SpotPlace> = Object.fromEntries(
  [
    ...[1, 2, 3].map((n) => field(`column-${n}`, n - 1, 12)),
    ...[1, 2, 3].map((n) => field(`dozen-${n}`, -1, (n - 1) * 4, 1, 4)),
    ...['low', 'even', 'red', 'black', 'odd', 'high'].map((id, i) => field(id, -2, i * 2, 1, 2)),
  ].map((place) => [place.id, place]),
);

function placeOf(id: string, numbers: readonly number[]): SpotPlace {
  const kind = id.replace(/-\d.*$/, '');
  const [first = 0, second = 0] = numbers;
  switch (kind) {
    case 'straight':
      return first === 0 ? field(id, 0, -1, 3) : field(id, columnOf(first), streetOf(first));
    case 'split':
      return placeOfSplit(id, numbers);
    case 'corner':
      return mark(id, 'corners', columnOf(first) + 1, streetOf(first) + 1);
    case 'first-four':
      return mark(id, 'corners', 0, 0);
    case 'trio':
      return mark(id, 'streets', second === 1 ? 1 : 2, 0);
    case 'street':
      return mark(id, 'streets', 0, streetOf(first) + 0.5);
    case 'six-line':
      // On the far edge, so that a finger can hit it apart from the street.
      return mark(id, 'streets', 2.86, streetOf(first) + 1);
    default:
      return outside[id] as SpotPlace;
  }
}

const placesOn = (wheel: readonly number[]): readonly SpotPlace[] => {
  const isDouble = wheel.includes(DOUBLE_ZERO);
  return [...spotsOf({ wheel }).values()]
    .map((spot) => (isDouble && doubleZero[spot.id]) || placeOf(spot.id, spot.numbers))
    .sort((a, b) => Number(b.isField) - Number(a.isField));
};

/** Every spot of a single-zero table with its place, fields first. */
export const spotPlaces = placesOn(europeanWheel);
const doublePlaces = placesOn(americanWheel);

/** Every spot of a table with its place, fields first. */
export function placesOf(table: { wheel: readonly number[] }): readonly SpotPlace[] {
  return isDoubleZero(table) ? doublePlaces : spotPlaces;
}
