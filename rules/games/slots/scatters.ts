import type { MechanicConfig } from '#contract/fields/slot-mechanics';
import { countChances, indexOf } from './chances';

/** The value at an index, or the last one beyond the end; 0 for an empty list. */
export const upTo = (list: readonly number[], at: number): number => list[Math.min(at, list.length - 1)] ?? 0;

/** How many free spins n scatters give. */
export const spinsFor = (config: MechanicConfig, scatters: number): number => upTo(config.feature.spins, scatters);

/** Exact figures of scatters: their mean pay, in coins, and `[n]`, the probability of n of them. */
export function scatterFacts(config: MechanicConfig): { coins: number; chances: number[] } {
  const at = indexOf(config, 'scatter');
  if (at < 0) return { coins: 0, chances: [1] };
  const chances = countChances(config.weights, config.rows, at);
  const pays = config.symbols[at]?.pays ?? [];
  return { coins: chances.reduce((sum, chance, n) => sum + chance * upTo(pays, n), 0), chances };
}

/** The expected value of free spins, over the number of scatters. */
export function overSpins(config: MechanicConfig, worth: (spins: number) => number): number {
  return scatterFacts(config).chances.reduce((sum, chance, n) => {
    const spins = spinsFor(config, n);
    return spins > 0 ? sum + chance * worth(spins) : sum;
  }, 0);
}
