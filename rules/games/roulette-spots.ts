/** A place on the betting table: the numbers it covers and what it pays to one, the stake not counted. */
export interface RouletteSpot {
  id: string;
  numbers: readonly number[];
  pays: number;
  isInside: boolean;
  /** Red, black, even, odd, low, high: the bets of the half-back rule. */
  isEvenMoney: boolean;
}

/** The single-zero wheel, clockwise from zero. */
export const europeanWheel: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** The colour of a number. */
export function colourOf(number: number): 'green' | 'red' | 'black' {
  if (number === 0) return 'green';
  return reds.has(number) ? 'red' : 'black';
}

const oneTo36 = Array.from({ length: 36 }, (_, i) => i + 1);

const inside = (kind: string, numbers: number[]): RouletteSpot => ({
  id: `${kind}-${numbers.join('-')}`,
  numbers,
  pays: 36 / numbers.length - 1,
  isInside: true,
  isEvenMoney: false,
});
const outside = (id: string, numbers: number[]): RouletteSpot => ({
  id,
  numbers,
  pays: 36 / numbers.length - 1,
  isInside: false,
  isEvenMoney: numbers.length === 18,
});

/** Bets within the numbers. Streets are rows of three (1-2-3 …), so neighbours are one or three apart. */
function insideSpots(): RouletteSpot[] {
  const spots = [0, ...oneTo36].map((n) => inside('straight', [n]));
  for (const n of oneTo36) {
    if (n % 3 !== 0) spots.push(inside('split', [n, n + 1]));
    if (n <= 33) spots.push(inside('split', [n, n + 3]));
    if (n % 3 !== 0 && n <= 32) spots.push(inside('corner', [n, n + 1, n + 3, n + 4]));
    if (n % 3 === 1) spots.push(inside('street', [n, n + 1, n + 2]));
    if (n % 3 === 1 && n <= 31) spots.push(inside('six-line', [n, n + 1, n + 2, n + 3, n + 4, n + 5]));
  }
  for (const n of [1, 2, 3]) spots.push(inside('split', [0, n]));
  spots.push(inside('trio', [0, 1, 2]), inside('trio', [0, 2, 3]), inside('first-four', [0, 1, 2, 3]));
  return spots;
}

function outsideSpots(): RouletteSpot[] {
  const where = (test: (n: number) => boolean) => oneTo36.filter(test);
  return [
    ...[1, 2, 3].map((column) =>
      outside(
        `column-${column}`,
        where((n) => n % 3 === column % 3),
      ),
    ),
    ...[1, 2, 3].map((dozen) =>
      outside(
        `dozen-${dozen}`,
        where((n) => Math.ceil(n / 12) === dozen),
      ),
    ),
    outside(
      'red',
      where((n) => reds.has(n)),
    ),
    outside(
      'black',
      where((n) => !reds.has(n)),
    ),
    outside(
      'even',
      where((n) => n % 2 === 0),
    ),
    outside(
      'odd',
      where((n) => n % 2 === 1),
    ),
    outside(
      'low',
      where((n) => n <= 18),
    ),
    outside(
      'high',
      where((n) => n > 18),
    ),
  ];
}

/** Every spot of a single-zero table by its id. Inside ids contain their numbers: `split-17-20`, `street-16-17-18`. */
export const rouletteSpots: ReadonlyMap<string, RouletteSpot> = new Map(
  [...insideSpots(), ...outsideSpots()].map((spot) => [spot.id, spot]),
);
