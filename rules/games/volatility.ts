import type { Volatility } from '#contract/fields/game-config';

/** Thresholds of the deviation per unit staked: low below the first, high from the second on. */
const MEDIUM_FROM = 4;
const HIGH_FROM = 8;

/** The label of a standard deviation per unit staked. */
export function volatilityOf(deviation: number): Volatility {
  if (deviation < MEDIUM_FROM) return 'low';
  return deviation < HIGH_FROM ? 'medium' : 'high';
}
