import type { MechanicConfig } from '#contract/fields/slot-mechanics';
import { countChances, indexOf } from './chances';

/** The last value of a list for any place from there on; 0 of an empty one. */
export const upTo = (list: readonly number[], at: number): number => list[Math.min(at, list.length - 1)] ?? 0;

/** How many free spins n scatters give. */
export const spinsFor = (config: MechanicConfig, scatters: number): number => upTo(config.feature.spins, scatters);

/** Exact facts of scatters: what they pay on average, in coins, and `[n]`, the chance of n of them. */
export function scatterFacts(config: MechanicConfig): { coins: number; chances: number[] } {
  const at = indexOf(config, 'scatter');
  if (at < 0) return { coins: 0, chances: [1] };
  const chances = countChances(config.weights, config.rows, at);
  const pays = config.symbols[at]?.pays ?? [];
  return { coins: chances.reduce((sum, chance, n) => sum + chance * upTo(pays, n), 0), chances };
}

/** The expectation over scatters of what their free spins are worth. */
export function overSpins(config: MechanicConfig, worth: (spins: number) => number): number {
  return scatterFacts(config).chances.reduce((sum, chance, n) => {
    const spins = spinsFor(config, n);
    return spins > 0 ? sum + chance * worth(spins) : sum;
  }, 0);
}
