import type { SlotSymbol } from '#contract/fields/game-config';
import type { SpinRules } from './reel-moments';
import { byScatters, readingsOf, scattersOf, times, tracksOf } from './reel-moments';

/** Exact figures of one spin on a set of strips, before pays are known. */
export interface SpinChances {
  /** `scatters[n]`: the probability of n scatters. */
  scatters: Float64Array;
  /** `wins[symbol][length][n]`: expected weighted wins of that length, over all lines or ways, along with n scatters. */
  wins: Float64Array[][];
}

/** The maximum number of scatters in a spin: one per reel, since strips keep them a window apart. */
export const mostScatters = (rules: SpinRules): number => rules.reels;

/** Expected wins of one symbol on one track, by length: a run from the left that the next reel ends. */
function winsOnTrack(parts: { hit: Float64Array; miss: Float64Array; any: Float64Array }[]): Float64Array[] {
  const reels = parts.length;
  const size = (parts[0] as { any: Float64Array }).any.length;
  const one: Float64Array = new Float64Array(size);
  one[0] = 1;
  const rest: Float64Array[] = Array.from({ length: reels + 1 }, () => one);
  for (let reel = reels - 1; reel >= 0; reel--) {
    rest[reel] = times((parts[reel] as { any: Float64Array }).any, rest[reel + 1] as Float64Array);
  }
  const result: Float64Array[] = [new Float64Array(size)];
  let run: Float64Array = one;
  for (let length = 1; length <= reels; length++) {
    run = times(run, (parts[length - 1] as { hit: Float64Array }).hit);
    const next = parts[length];
    result.push(next ? times(times(run, next.miss), rest[length + 1] as Float64Array) : run);
  }
  return result;
}

/** Exact probabilities of one spin: reels are independent, so each win is a product of one factor per reel. */
export function chancesOf(rules: SpinRules, strips: readonly (readonly number[])[]): SpinChances {
  const most = mostScatters(rules);
  const scatterStops = scattersOf(rules, strips);
  const any = scatterStops.map((stops) => byScatters(() => 1, stops, most));
  const readings = readingsOf(rules, strips);
  const wins = rules.symbols.map((symbol, s) => {
    const sums = Array.from({ length: rules.reels + 1 }, () => new Float64Array(most + 1));
    if (symbol.role !== 'regular') return sums;
    const factors = readings.map((perRow, reel) =>
      perRow.map((reading) => {
        const weights = reading.weights[s] as Float64Array;
        const stops = scatterStops[reel] as Uint8Array;
        return {
          hit: byScatters((stop) => weights[stop] ?? 0, stops, most),
          miss: byScatters((stop) => (weights[stop] === 0 ? 1 : 0), stops, most),
          any: any[reel] as Float64Array,
        };
      }),
    );
    for (const track of tracksOf(rules)) {
      const parts = track.map((row, reel) => (factors[reel] as (typeof factors)[number])[row] as (typeof factors)[number][number]);
      winsOnTrack(parts).forEach((shares, length) => {
        const sum = sums[length] as Float64Array;
        for (let n = 0; n <= most; n++) sum[n] = (sum[n] ?? 0) + (shares[n] ?? 0);
      });
    }
    return sums;
  });
  return { scatters: any.reduce((product, shares) => times(product, shares)), wins };
}

/** Expected win of symbols in coins, split by the number of scatters that come with it. */
export function meanByScatters(symbols: readonly SlotSymbol[], chances: SpinChances): Float64Array {
  const mean = new Float64Array(chances.scatters.length);
  chances.wins.forEach((lengths, s) => {
    lengths.forEach((shares, length) => {
      const pay = symbols[s]?.pays[length] ?? 0;
      for (let n = 0; n < mean.length; n++) mean[n] = (mean[n] ?? 0) + pay * (shares[n] ?? 0);
    });
  });
  return mean;
}
