import type { GameConfig, SpotConfig } from '#contract/fields/game-config';
import type { Choice } from '#contract/fields/game-outcome';
import type { SpotBet } from '#contract/fields/spot-bet';
import { blackjackSides } from '#contract/fields/blackjack';
import type { Dice } from '../dice';
import { stakesOfHand } from './blackjack/side-bets';
import { checkChoice, choiceStakes, type Decided, playChoice } from './play-choice';
import { playAnySlot } from './slots/any-slot';
import { checkBets, playRoulette } from './roulette/roulette';
import { checkSicBoBets, playSicBo } from './sic-bo/sic-bo';
import { checkStake, slotStakes, type StakeDecision, tableLimits } from './stakes';

/** A player's bet on a round, in minor units. */
export interface Bet {
  stake_cents: number;
  bets?: SpotBet[] | undefined;
  choice?: Choice | undefined;
}

/** Whether a game is a table whose player puts chips on spots. */
export function isSpotTable(config: GameConfig): config is SpotConfig {
  return config.kind === 'roulette' || config.kind === 'sic-bo';
}

const checkSpots = (config: SpotConfig, bets: readonly SpotBet[], unit: number): StakeDecision =>
  config.kind === 'roulette' ? checkBets(config, bets, unit) : checkSicBoBets(config, bets, unit);

const playSpots = (config: SpotConfig, bets: readonly SpotBet[], dice: Dice) =>
  config.kind === 'roulette' ? playRoulette(config, bets, dice) : playSicBo(bets, dice);

/** Validates a bet for a game; `unit` is the currency's coin in minor units. */
export function checkBet(config: GameConfig, { stake_cents, bets, choice }: Bet, unit: number): StakeDecision {
  const strange: StakeDecision = { isAllowed: false, code: 'bets_not_allowed', reason: 'unknown_spot' };
  if (isSpotTable(config)) {
    const decision = choice ? strange : checkSpots(config, bets ?? [], unit);
    return decision.isAllowed && decision.stake !== stake_cents
      ? { isAllowed: false, code: 'stake_not_allowed', reason: 'not_offered' }
      : decision;
  }
  if (bets || (config.kind === 'slots' && choice)) return strange;
  return config.kind === 'slots' ? checkStake(config, stake_cents, unit) : checkChoice(config, choice, stake_cents, unit);
}

/** Decides a round of any game. The bet must have passed checkBet; `now` is epoch ms. */
export function decideRound(config: GameConfig, { stake_cents, bets, choice }: Bet, dice: Dice, now: number): Decided {
  if (config.kind !== 'slots' && !isSpotTable(config)) return playChoice(config, choice as Choice, stake_cents, dice, now);
  const outcome = config.kind === 'slots' ? playAnySlot(config, stake_cents, dice) : playSpots(config, bets ?? [], dice);
  return { outcome, kept: outcome, win: outcome.win_cents };
}

/** The stakes of a slot, the chips of a table, or the stakes of a game with a choice, ascending, in minor units. */
export function offeredStakes(config: GameConfig, unit: number): number[] {
  if (isSpotTable(config)) return tableLimits(config, unit).chips;
  return config.kind === 'slots' ? slotStakes(config, unit) : choiceStakes(config, unit);
}

/** The highest initial stake of a round, in minor units. */
export function highestStake(config: GameConfig, unit: number): number {
  if (isSpotTable(config)) return tableLimits(config, unit).tableMax;
  const highest = offeredStakes(config, unit).at(-1) ?? 0;
  if (config.kind === 'video-poker') return highest * config.coins_max;
  return highest * (config.kind === 'blackjack' ? config.hands_max * stakesOfHand(blackjackSides) : 1);
}
