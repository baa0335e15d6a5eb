/** A spot on the betting table: the numbers that it covers and its odds to one. */
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

/** The number of the pocket 00. */
export const DOUBLE_ZERO = 37;

/** The double-zero wheel, clockwise from zero. */
export const americanWheel: readonly number[] = [
  0, 28, 9, 26, 30, 11, 7, 20, 32, 17, 5, 22, 34, 15, 3, 24, 36, 13, 1, 37, 27, 10, 25, 29, 12, 8, 19, 31, 18, 6, 21, 33, 16, 4, 23, 35, 14,
  2,
];

/** A number as written on the wheel. */
export function numberFace(number: number): string {
  return number === DOUBLE_ZERO ? '00' : String(number);
}

const reds: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** The colour of a number. */
export function colourOf(number: number): 'green' | 'red' | 'black' {
  if (number === 0 || number === DOUBLE_ZERO) return 'green';
  return reds.has(number) ? 'red' : 'black';
}

const oneTo36 = Array.from({ length: 36 }, (_, i) => i + 1);

const inside = (kind: string, numbers: number[]): RouletteSpot => ({
  id: `${kind}-${numbers.map(numberFace).join('-')}`,
  numbers,
  // The five-number bet pays six to one.
  pays: Math.floor(36 / numbers.length - 1),
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

/** Bets within the 36 numbers. Streets are rows of three (1-2-3 …), so neighbours are one or three apart. */
function insideSpots(): RouletteSpot[] {
  const spots = oneTo36.map((n) => inside('straight', [n]));
  for (const n of oneTo36) {
    if (n % 3 !== 0) spots.push(inside('split', [n, n + 1]));
    if (n <= 33) spots.push(inside('split', [n, n + 3]));
    if (n % 3 !== 0 && n <= 32) spots.push(inside('corner', [n, n + 1, n + 3, n + 4]));
    if (n % 3 === 1) spots.push(inside('street', [n, n + 1, n + 2]));
    if (n % 3 === 1 && n <= 31) spots.push(inside('six-line', [n, n + 1, n + 2, n + 3, n + 4, n + 5]));
  }
  return spots;
}

/** Bets with the zero of a single-zero table. */
const singleZeroSpots = (): RouletteSpot[] => [
  inside('straight', [0]),
  ...[1, 2, 3].map((n) => inside('split', [0, n])),
  inside('trio', [0, 1, 2]),
  inside('trio', [0, 2, 3]),
  inside('first-four', [0, 1, 2, 3]),
];

/** Bets with the zeros of a double-zero table, where 0 is adjacent to 1 and 2, and 00 to 2 and 3. */
const doubleZeroSpots = (): RouletteSpot[] => [
  inside('straight', [0]),
  inside('straight', [DOUBLE_ZERO]),
  ...[
    [0, DOUBLE_ZERO],
    [0, 1],
    [0, 2],
    [DOUBLE_ZERO, 2],
    [DOUBLE_ZERO, 3],
  ].map((pair) => inside('split', pair)),
  inside('trio', [0, 1, 2]),
  inside('trio', [0, DOUBLE_ZERO, 2]),
  inside('trio', [DOUBLE_ZERO, 2, 3]),
  inside('top-line', [0, DOUBLE_ZERO, 1, 2, 3]),
];

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

const byId = (...spots: RouletteSpot[]): ReadonlyMap<string, RouletteSpot> => new Map(spots.map((spot) => [spot.id, spot]));

const european = byId(...singleZeroSpots(), ...insideSpots(), ...outsideSpots());
const american = byId(...doubleZeroSpots(), ...insideSpots(), ...outsideSpots());

/** Whether a wheel has a double zero. */
export function isDoubleZero({ wheel }: { wheel: readonly number[] }): boolean {
  return wheel.includes(DOUBLE_ZERO);
}

/** Every spot of a table by its id. Inside ids contain their numbers: `split-17-20`, `street-16-17-18`. */
export function spotsOf(table: { wheel: readonly number[] }): ReadonlyMap<string, RouletteSpot> {
  return isDoubleZero(table) ? american : european;
}

/** Every spot of any table by its id. */
export const rouletteSpots: ReadonlyMap<string, RouletteSpot> = new Map([...european, ...american]);
