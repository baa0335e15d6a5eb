import type { MechanicConfig } from '#contract/fields/slot-mechanics';

type Part = Pick<MechanicConfig, 'mechanic' | 'symbols' | 'feature' | 'reels'>;

/** How many symbols of which index start the feature; null for a mechanic without such a feature. */
function trigger({ mechanic, symbols, feature }: Part): { symbol: number; count: number } | null {
  const isHold = mechanic === 'hold';
  const symbol = symbols.findIndex(({ role }) => role === (isHold ? 'coin' : 'scatter'));
  if (symbol < 0) return null;
  if (isHold) return { symbol, count: feature.needs };
  const fromSpins = feature.spins.findIndex((spins) => spins > 0);
  return { symbol, count: fromSpins > 0 ? fromSpins : 3 };
}

/**
 * For each reel whether it turns longer, because the reels before it show all symbols but one that start the feature, and it may bring
 * the last one. A reel that can no longer decide this lands as usual, so that no suspense is faked.
 */
export function anticipated(config: Part, grid: readonly (readonly number[])[], weights: readonly (readonly number[])[]): boolean[] {
  const wanted = trigger(config);
  let seen = 0;
  return grid.map((column, reel) => {
    const isClose = wanted !== null && seen === wanted.count - 1 && (weights[reel]?.[wanted.symbol] ?? 0) > 0;
    seen += wanted ? column.filter((symbol) => symbol === wanted.symbol).length : 0;
    return isClose;
  });
}
