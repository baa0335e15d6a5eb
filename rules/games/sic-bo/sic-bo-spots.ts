/** Three dice, in the order in which they were rolled. */
export type Roll = readonly [number, number, number];

/** The kinds of bets; each has its words and its rules in the game. */
export const sicBoKinds = ['small', 'big', 'odd', 'even', 'single', 'pair', 'double', 'triple', 'triple-any', 'total'] as const;
export type SicBoKind = (typeof sicBoKinds)[number];

/** A place on the table. */
export interface SicBoSpot {
  id: string;
  kind: SicBoKind;
  /** The numbers in its name: the face, the two faces, or the total. */
  numbers: readonly number[];
  /** What it pays to one, the stake not counted: once for each number of dice that show its face, or just one figure. */
  pays: readonly number[];
  /** One of the bets that pay one to one, with the higher limit. */
  isOutside: boolean;
  /** How many dice show its face; 1 or 0 for a bet that's just met or not. */
  hits(roll: Roll): number;
}

const faces = [1, 2, 3, 4, 5, 6] as const;
/** What a total pays; that of 21 less the total pays the same. Three and eighteen are triples only. */
const totalPays: Readonly<Record<number, number>> = { 4: 69, 5: 34, 6: 20, 7: 13, 8: 9, 9: 7, 10: 6.5 };

/** The sum of the dice. */
export const totalOf = (roll: Roll): number => roll[0] + roll[1] + roll[2];
const isTriple = ([one, two, three]: Roll) => one === two && two === three;
const showing = (roll: Roll, face: number) => roll.filter((die) => die === face).length;

type Test = (roll: Roll) => boolean;

const spot = (kind: SicBoKind, numbers: readonly number[], pays: number, test: Test): SicBoSpot => ({
  id: [kind, ...numbers].join('-'),
  kind,
  numbers,
  pays: [pays],
  isOutside: false,
  hits: (roll) => (test(roll) ? 1 : 0),
});
/** A bet that pays one to one, and never on a triple. */
const outside = (kind: SicBoKind, test: Test): SicBoSpot => ({
  ...spot(kind, [], 1, (roll) => !isTriple(roll) && test(roll)),
  isOutside: true,
});

function allSpots(): SicBoSpot[] {
  const pairs = faces.flatMap((one) => faces.filter((two) => two > one).map((two): [number, number] => [one, two]));
  return [
    outside('small', (roll) => totalOf(roll) <= 10),
    outside('big', (roll) => totalOf(roll) >= 11),
    outside('odd', (roll) => totalOf(roll) % 2 === 1),
    outside('even', (roll) => totalOf(roll) % 2 === 0),
    ...faces.map((face) => ({ ...spot('single', [face], 0, () => false), pays: [1, 2, 12], hits: (roll: Roll) => showing(roll, face) })),
    ...pairs.map(([one, two]) => spot('pair', [one, two], 6, (roll) => roll.includes(one) && roll.includes(two))),
    ...faces.map((face) => spot('double', [face], 12, (roll) => showing(roll, face) >= 2)),
    ...faces.map((face) => spot('triple', [face], 207, (roll) => showing(roll, face) === 3)),
    spot('triple-any', [], 34, isTriple),
    ...Array.from({ length: 14 }, (_, i) => i + 4).map((total) =>
      spot('total', [total], totalPays[Math.min(total, 21 - total)] ?? 0, (roll) => totalOf(roll) === total),
    ),
  ];
}

/** All spots by id. */
export const sicBoSpots: ReadonlyMap<string, SicBoSpot> = new Map(allSpots().map((one) => [one.id, one]));

/** All 216 rolls, which are equally likely. */
export const allRolls: readonly Roll[] = faces.flatMap((one) => faces.flatMap((two) => faces.map((three): Roll => [one, two, three])));

/** What one unit on a spot returns for a roll, its stake included. */
export function backOf({ pays, hits }: SicBoSpot, roll: Roll): number {
  const count = hits(roll);
  return count === 0 ? 0 : 1 + (pays[count - 1] ?? 0);
}
