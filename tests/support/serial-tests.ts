import type { Dice } from '#rules/dice';

/** One test of a sequence: its statistic, and the bound that a fair source exceeds with the probability of the level. */
export interface SerialTest {
  name: string;
  statistic: number;
  bound: number;
}

/** Standard normal quantiles, which a fair source exceeds in one of a hundred sequences, and in one of a million. */
export const levels = { hundred: 2.3263, million: 4.7534 } as const;

/** The critical value of chi-square, after Wilson and Hilferty. */
const chiBound = (freedom: number, z: number) => freedom * (1 - 2 / (9 * freedom) + z * Math.sqrt(2 / (9 * freedom))) ** 3;

function chiSquare(counts: readonly number[], expected: readonly number[]): number {
  return counts.reduce((sum, count, at) => sum + (count - expected[at]!) ** 2 / expected[at]!, 0);
}

const DRAWS = 100_000;

/** Serial correlation of the draws at each of ten lags. */
function correlations(draws: readonly number[], z: number): SerialTest[] {
  const mean = draws.reduce((sum, draw) => sum + draw, 0) / draws.length;
  const variance = draws.reduce((sum, draw) => sum + (draw - mean) ** 2, 0);
  return Array.from({ length: 10 }, (_, at) => {
    const lag = at + 1;
    let sum = 0;
    for (let place = lag; place < draws.length; place += 1) sum += (draws[place]! - mean) * (draws[place - lag]! - mean);
    // Bonferroni correction: ten lags, each two-sided.
    return { name: `correlation at lag ${lag}`, statistic: Math.abs((sum / variance) * Math.sqrt(draws.length)), bound: z + 0.9 };
  });
}

/** Runs above and below the median, after Wald and Wolfowitz. Too few mean clustering, too many mean alternation. */
function runs(draws: readonly number[], sides: number, z: number): SerialTest {
  const high = draws.map((draw) => draw >= sides / 2);
  const count = high.filter((is, at) => at === 0 || is !== high[at - 1]).length;
  const [one, other] = [high.filter(Boolean).length, high.filter((is) => !is).length];
  const mean = (2 * one * other) / draws.length + 1;
  const variance = ((mean - 1) * (mean - 2)) / (draws.length - 1);
  return { name: 'runs', statistic: Math.abs(count - mean) / Math.sqrt(variance), bound: z + 0.3 };
}

/** Pairs of neighbours that don't overlap. */
function pairs(draws: readonly number[], sides: number, z: number): SerialTest {
  const counts = Array.from({ length: sides * sides }, () => 0);
  for (let at = 0; at + 1 < draws.length; at += 2) counts[draws[at]! * sides + draws[at + 1]!]! += 1;
  const expected = counts.map(() => Math.floor(draws.length / 2) / counts.length);
  return { name: 'serial pairs', statistic: chiSquare(counts, expected), bound: chiBound(counts.length - 1, z) };
}

/** Gap test: the number of draws between two in the lowest tenth; gaps of thirty and more count together. */
function gaps(draws: readonly number[], sides: number, z: number): SerialTest {
  const most = 30;
  const chance = Math.ceil(sides / 10) / sides;
  const counts = Array.from({ length: most + 1 }, () => 0);
  let since = -1;
  for (const draw of draws) {
    if (draw >= Math.ceil(sides / 10)) {
      if (since >= 0) since += 1;
      continue;
    }
    if (since >= 0) counts[Math.min(most, since)]! += 1;
    since = 0;
  }
  const total = counts.reduce((sum, count) => sum + count, 0);
  const expected = counts.map((_, gap) => total * (gap === most ? (1 - chance) ** most : chance * (1 - chance) ** gap));
  return { name: 'gaps', statistic: chiSquare(counts, expected), bound: chiBound(most, z) };
}

/** Poker test: the number of different draws in hands of five. */
function poker(draws: readonly number[], sides: number, z: number): SerialTest {
  const size = 5;
  // Stirling numbers of the second kind: ways to partition five draws into this many kinds.
  const parts = [0, 1, 15, 25, 10, 1];
  const hands = Math.floor(draws.length / size);
  const counts = Array.from({ length: size }, () => 0);
  for (let hand = 0; hand < hands; hand += 1) counts[new Set(draws.slice(hand * size, hand * size + size)).size - 1]! += 1;
  let falling = 1;
  const expected = counts.map((_, at) => {
    falling *= sides - at;
    return (hands * parts[at + 1]! * falling) / sides ** size;
  });
  // One and two kinds count together, since both are rare.
  const joined = (values: readonly number[]) => [values[0]! + values[1]!, ...values.slice(2)];
  return { name: 'poker hands', statistic: chiSquare(joined(counts), joined(expected)), bound: chiBound(size - 2, z) };
}

/** Coupon collector's test: the number of draws until each fifth of the range has occurred. */
function coupons(draws: readonly number[], sides: number, z: number): SerialTest {
  const kinds = 5;
  const most = 25;
  const counts = Array.from({ length: most - kinds + 1 }, () => 0);
  let seen = new Set<number>();
  let taken = 0;
  for (const draw of draws) {
    seen.add(Math.floor((draw * kinds) / sides));
    taken += 1;
    if (seen.size < kinds) continue;
    counts[Math.min(most, taken) - kinds]! += 1;
    seen = new Set();
    taken = 0;
  }
  const total = counts.reduce((sum, count) => sum + count, 0);
  // The probability that all kinds have occurred after this many draws, by inclusion and exclusion.
  const choose = [1, 5, 10, 10, 5, 1];
  const allAfter = (n: number) => choose.reduce((sum, ways, out) => sum + (-1) ** out * ways * ((kinds - out) / kinds) ** n, 0);
  const expected = counts.map(
    (_, at) => total * (at === most - kinds ? 1 - allAfter(most - 1) : allAfter(at + kinds) - allAfter(at + kinds - 1)),
  );
  return { name: 'coupon collector', statistic: chiSquare(counts, expected), bound: chiBound(most - kinds, z) };
}

/** Tests whether draws of a source depend on earlier ones; `z` is the level. */
export function serialTests(dice: Dice, z: number): SerialTest[] {
  const sides = 10;
  const draws = Array.from({ length: DRAWS }, () => dice.int(sides));
  return [
    ...correlations(draws, z),
    runs(draws, sides, z),
    pairs(draws, sides, z),
    gaps(draws, sides, z),
    poker(draws, sides, z),
    coupons(draws, sides, z),
  ];
}

/** The names of the tests whose bound a source exceeds. */
export const failedSerialTests = (dice: Dice, z: number): string[] =>
  serialTests(dice, z)
    .filter(({ statistic, bound }) => statistic > bound)
    .map(({ name }) => name);
