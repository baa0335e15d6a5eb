import type { GameConfig, RouletteConfig } from '#contract/fields/game-config';
import type { RouletteBet } from '#contract/fields/game-outcome';
import { returnsOf } from './roulette';

/** Bets that return something in more than two thirds of the outcomes don't risk that part. */
const SURE_SHARE = 2 / 3;

/**
 * How much of a round's stake is at risk, in its minor units (GIFT-008): a slot's whole stake; at a table the stake without
 * what is returned in more than two thirds of the outcomes, so that red and black together risk nothing, and red with half as
 * much on black risks half of the red.
 */
export function atRisk(config: GameConfig, stake: number, bets: readonly RouletteBet[]): number {
  return config.kind === 'roulette' ? Math.max(0, stake - sureReturn(config, bets)) : stake;
}

/** The most that more than two thirds of the outcomes return. */
function sureReturn(config: RouletteConfig, bets: readonly RouletteBet[]): number {
  const returns = returnsOf(config, bets).toSorted((one, other) => one - other);
  const others = Math.ceil(returns.length * (1 - SURE_SHARE)) - 1;
  return returns[others] ?? 0;
}
