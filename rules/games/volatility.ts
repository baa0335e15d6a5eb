import type { Volatility } from '#contract/fields/game-config';

/** Deviation per unit staked below which a slot is low, and from which it's high. */
const MEDIUM_FROM = 4;
const HIGH_FROM = 8;

/** The label of a standard deviation per unit staked. */
export function volatilityOf(deviation: number): Volatility {
  if (deviation < MEDIUM_FROM) return 'low';
  return deviation < HIGH_FROM ? 'medium' : 'high';
}
