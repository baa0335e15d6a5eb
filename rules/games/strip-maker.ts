import type { Dice } from '../dice';
import { shuffled } from './seeded-dice';

/** The contents of one strip: the count of each symbol, and the distance between scatters and wilds. */
export interface StripRecipe {
  /** Count by symbol index. */
  counts: readonly number[];
  /** Symbols that a window never shows twice. */
  apart: readonly number[];
  rows: number;
  hasStacks: boolean;
}

/** Distributes `total` positions by weight, at least one each, by largest remainder. */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  const exact = weights.map((weight) => (weight / sum) * (total - weights.length));
  const counts = exact.map((value) => 1 + Math.floor(value));
  const order = exact.map((value, i) => ({ i, rest: value - Math.floor(value) })).sort((a, b) => b.rest - a.rest || a.i - b.i);
  let left = total - counts.reduce((a, b) => a + b, 0);
  for (const { i } of order) {
    if (left-- <= 0) break;
    counts[i] = (counts[i] ?? 0) + 1;
  }
  return counts;
}

/** Ordinary symbols in random order; with stacks in runs of two or three, else without equal neighbours if possible. */
function fillerOf(dice: Dice, counts: readonly number[], apart: readonly number[], hasStacks: boolean): number[] {
  const runs: number[][] = [];
  counts.forEach((count, symbol) => {
    if (apart.includes(symbol)) return;
    for (let left = count; left > 0; ) {
      const size = hasStacks ? Math.min(left, 2 + dice.int(2)) : 1;
      runs.push(Array.from({ length: size }, () => symbol));
      left -= size;
    }
  });
  const order = shuffled(dice, runs);
  for (let i = 1; i < order.length; i++) {
    if (order[i]?.[0] !== order[i - 1]?.[0]) continue;
    const other = order.findIndex((run, j) => j > i && run[0] !== order[i]?.[0]);
    if (other > 0) [order[i], order[other]] = [order[other] as number[], order[i] as number[]];
  }
  return order.flat();
}

/** One reel strip. Scatters and wilds are at equal distances, so a window shows one of each kind at most. */
export function makeStrip(dice: Dice, recipe: StripRecipe): number[] {
  const filler = fillerOf(dice, recipe.counts, recipe.apart, recipe.hasStacks);
  const length = recipe.counts.reduce((a, b) => a + b, 0);
  const strip: (number | undefined)[] = Array.from({ length });
  for (const symbol of recipe.apart) {
    const count = recipe.counts[symbol] ?? 0;
    const start = dice.int(length);
    for (let i = 0; i < count; i++) {
      let at = (start + Math.floor((i * length) / count)) % length;
      while (strip[at] !== undefined) at = (at + 1) % length;
      strip[at] = symbol;
    }
  }
  return strip.map((symbol) => symbol ?? (filler.pop() as number));
}
