/** Three dice, in the order in which they were rolled. */
export type Roll = readonly [number, number, number];

/** The kinds of bets; each has its texts and rules in the game. */
export const sicBoKinds = ['small', 'big', 'odd', 'even', 'single', 'pair', 'double', 'triple', 'triple-any', 'total'] as const;
export type SicBoKind = (typeof sicBoKinds)[number];

/** A spot on the table. */
export interface SicBoSpot {
  id: string;
  kind: SicBoKind;
  /** The numbers of the bet: the face, the two faces, or the total. */
  numbers: readonly number[];
  /** The odds to one: a figure for each number of dice that show its face, or a single figure. */
  pays: readonly number[];
  /** Whether it pays one to one and has the higher limit. */
  isOutside: boolean;
  /** How many dice show its face; for other bets 1 if it wins, else 0. */
  hits(roll: Roll): number;
}

const faces = [1, 2, 3, 4, 5, 6] as const;
/** The odds of a total, equal to those of 21 minus the total. Three and eighteen are only possible as triples. */
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

/** The return of one unit on a spot for a roll, its stake included. */
export function backOf({ pays, hits }: SicBoSpot, roll: Roll): number {
  const count = hits(roll);
  return count === 0 ? 0 : 1 + (pays[count - 1] ?? 0);
}
