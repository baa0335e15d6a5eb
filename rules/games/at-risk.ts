import type { GameConfig } from '#contract/fields/game-config';
import type { Choice } from '#contract/fields/game-outcome';
import type { SpotBet } from '#contract/fields/spot-bet';
import { crashReturn } from './instant/crash-game';
import { returnsOf } from './roulette/roulette';
import { sicBoReturnsOf } from './sic-bo/sic-bo';

/** The part of a stake that comes back in more than two thirds of the outcomes isn't at risk. */
const SURE_SHARE = 2 / 3;

/**
 * How much of a round's stake is at risk, in minor units (GIFT-008): a slot's whole stake; at a table the stake without
 * what is returned in more than two thirds of the outcomes, so that red and black together risk nothing, and red with half as
 * much on black risks half of the red. Dice and crash bets that return the stake in more than two thirds of the outcomes risk
 * nothing either.
 */
export function atRisk(config: GameConfig, stake: number, bets: readonly SpotBet[], choice?: Choice): number {
  if (config.kind === 'roulette') return Math.max(0, stake - sureOf(returnsOf(config, bets)));
  if (config.kind === 'sic-bo') return Math.max(0, stake - sureOf(sicBoReturnsOf(bets)));
  return choice && isSure(config, choice) ? 0 : stake;
}

/** The most that more than two thirds of equally likely outcomes return; `returns` has what each outcome returns. */
export function sureOf(returns: readonly number[]): number {
  const others = Math.ceil(returns.length * (1 - SURE_SHARE)) - 1;
  return returns.toSorted((one, other) => one - other)[others] ?? 0;
}

/** Whether a choice returns its stake in more than two thirds of the outcomes. */
function isSure(config: GameConfig, choice: Choice): boolean {
  if (choice.game === 'dice') return choice.chance > SURE_SHARE * 100;
  return config.kind === 'crash' && choice.game === 'crash' && crashReturn(config, choice.auto).hitRate > SURE_SHARE;
}
