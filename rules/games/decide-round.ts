import type { GameConfig } from '#contract/fields/game-config';
import type { Choice, RouletteBet } from '#contract/fields/game-outcome';
import type { Dice } from '../dice';
import { checkChoice, choiceStakes, type Decided, playChoice } from './play-choice';
import { playAnySlot } from './slots/any-slot';
import { checkBets, playRoulette } from './roulette/roulette';
import { checkStake, slotStakes, type StakeDecision, tableLimits } from './stakes';

/** What a player stakes a round on, in minor units. */
export interface Bet {
  stake_cents: number;
  bets?: RouletteBet[] | undefined;
  choice?: Choice | undefined;
}

/** Whether a game takes a bet; `unit` is the currency's coin in minor units. */
export function checkBet(config: GameConfig, { stake_cents, bets, choice }: Bet, unit: number): StakeDecision {
  const strange: StakeDecision = { isAllowed: false, code: 'bets_not_allowed', reason: 'unknown_spot' };
  if (config.kind === 'roulette') {
    const decision = choice ? strange : checkBets(config, bets ?? [], unit);
    return decision.isAllowed && decision.stake !== stake_cents
      ? { isAllowed: false, code: 'stake_not_allowed', reason: 'not_offered' }
      : decision;
  }
  if (bets || (config.kind === 'slots' && choice)) return strange;
  return config.kind === 'slots' ? checkStake(config, stake_cents, unit) : checkChoice(config, choice, stake_cents, unit);
}

/** Decides a round of any game. The bet is one that checkBet allows; `now` is epoch ms. */
export function decideRound(config: GameConfig, { stake_cents, bets, choice }: Bet, dice: Dice, now: number): Decided {
  if (config.kind !== 'slots' && config.kind !== 'roulette') return playChoice(config, choice as Choice, stake_cents, dice, now);
  const outcome = config.kind === 'slots' ? playAnySlot(config, stake_cents, dice) : playRoulette(config, bets ?? [], dice);
  return { outcome, kept: outcome, win: outcome.win_cents };
}

/** The stakes of a slot, the chips of a table, or the stakes of a game with a choice, ascending, in minor units. */
export function offeredStakes(config: GameConfig, unit: number): number[] {
  if (config.kind === 'roulette') return tableLimits(config, unit).chips;
  return config.kind === 'slots' ? slotStakes(config, unit) : choiceStakes(config, unit);
}

/** The most that a round may be begun with, in minor units. */
export function highestStake(config: GameConfig, unit: number): number {
  if (config.kind === 'roulette') return tableLimits(config, unit).tableMax;
  const highest = offeredStakes(config, unit).at(-1) ?? 0;
  if (config.kind === 'video-poker') return highest * config.coins_max;
  return highest * (config.kind === 'blackjack' ? config.hands_max : 1);
}
