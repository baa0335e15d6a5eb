import type { MechanicConfig } from '#contract/fields/slot-mechanics';
import { binomial, indexOf, regularOf } from './chances';
import type { CoinWin } from './line-wins';

/** Wins of ways: the product of a symbol's cells on neighbouring reels from the left. The first reel has no wild. */
export function wayWins(config: MechanicConfig, grid: readonly (readonly number[])[]): CoinWin[] {
  const wild = indexOf(config, 'wild');
  return regularOf(config).flatMap(({ symbol, at }) => {
    let ways = 1;
    let count = 0;
    const positions: [number, number][] = [];
    for (const cells of grid) {
      const rows = cells.flatMap((cell, row) => (cell === at || cell === wild ? [row] : []));
      if (rows.length === 0) break;
      ways *= rows.length;
      positions.push(...rows.map((row): [number, number] => [count, row]));
      count += 1;
    }
    const pay = symbol.pays[count] ?? 0;
    return pay === 0 ? [] : [{ symbol: at, count, line: null, ways, positions, coins: pay * ways }];
  });
}

/** A reel of ways: the probabilities of its cells' symbols, and of its heights at `[height]`. */
export interface WayReel {
  cell: readonly number[];
  heights: readonly number[];
}

/** Expected coins of ways. Reels are independent, and so is each reel's height. */
export function waysMean(config: MechanicConfig, reels: readonly WayReel[]): number {
  const wild = indexOf(config, 'wild');
  let mean = 0;
  for (const { symbol, at } of regularOf(config)) {
    let run = 1;
    for (let count = 1; count <= reels.length; count++) {
      const { cell, heights } = reels[count - 1]!;
      const chance = (cell[at] ?? 0) + (wild < 0 ? 0 : (cell[wild] ?? 0));
      run *= heights.reduce((sum, share, height) => sum + share * height * chance, 0);
      mean += (symbol.pays[count] ?? 0) * run * missChance(reels[count], at, wild);
    }
  }
  return mean;
}

function missChance(reel: WayReel | undefined, symbol: number, wild: number): number {
  if (!reel) return 1;
  const chance = (reel.cell[symbol] ?? 0) + (wild < 0 ? 0 : (reel.cell[wild] ?? 0));
  return reel.heights.reduce((sum, share, height) => sum + share * (1 - chance) ** height, 0);
}

/** The probability of each set of regular symbols that a reel shows, as bits; bit 31 is a wild. */
function shownSets(config: MechanicConfig, cell: readonly number[], rows: number): Map<number, number> {
  const wild = indexOf(config, 'wild');
  let sets = new Map([[0, 1]]);
  for (let row = 0; row < rows; row++) {
    const next = new Map<number, number>();
    for (const [set, share] of sets) {
      cell.forEach((chance, symbol) => {
        const bit = symbol === wild ? 1 << 30 : config.symbols[symbol]?.role === 'regular' ? 1 << symbol : 0;
        next.set(set | bit, (next.get(set | bit) ?? 0) + share * chance);
      });
    }
    sets = next;
  }
  return sets;
}

/** The exact probability that ways win anything: a symbol shows on each of the first three reels. */
export function waysHitChance(config: MechanicConfig, cells: readonly (readonly number[])[]): number {
  const all = (1 << 30) - 1;
  const open = (set: number) => (set & (1 << 30) ? all : set);
  const [first, second, third] = cells.slice(0, 3).map((cell) => [...shownSets(config, cell, config.rows)]);
  let hit = 0;
  for (const [a, shareA] of first ?? []) {
    for (const [b, shareB] of second ?? []) {
      const common = open(a) & open(b);
      if (common === 0) continue;
      for (const [c, shareC] of third ?? []) if (common & open(c)) hit += shareA * shareB * shareC;
    }
  }
  return hit;
}

/** The distribution of heights for a reel of fixed height. */
export const fixedHeight = (rows: number): number[] => binomial(rows, 1);
