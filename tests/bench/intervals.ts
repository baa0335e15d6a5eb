import { median } from './measurement';

/** A median of paired ratios with its confidence interval. */
export interface RatioInterval {
  ratio: number;
  low: number;
  high: number;
  /** The confidence, 0 to 1; with few pairs less than requested. */
  confidence: number;
}

/** The probability that at most `most` of `count` fair coins show heads. */
function atMostHeads(most: number, count: number): number {
  let [term, sum] = [0.5 ** count, 0];
  for (let heads = 0; heads <= most; heads += 1) {
    sum += term;
    term *= (count - heads) / (heads + 1);
  }
  return sum;
}

const WANTED = 0.9;

/**
 * The interval of the median of second over first, pair by pair, from the ranks of the ratios: it assumes no distribution, so one bad
 * run doesn't widen it. At least one pair.
 */
export function ratioInterval(pairs: readonly (readonly [first: number, second: number])[]): RatioInterval {
  const ratios = pairs.map(([first, second]) => (first === second ? 1 : second / first)).toSorted((one, other) => one - other);
  const confidenceAt = (rank: number) => 1 - 2 * atMostHeads(rank, ratios.length);
  let rank = 0;
  while (2 * (rank + 1) < ratios.length && confidenceAt(rank + 1) >= WANTED) rank += 1;
  return {
    ratio: median(ratios),
    low: ratios[rank]!,
    high: ratios[ratios.length - 1 - rank]!,
    confidence: Math.max(0, confidenceAt(rank)),
  };
}
