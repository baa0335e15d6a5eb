import type { WagerAnswer, WagerRequest } from '#contract/calls/provider';
import type { RewardTerms } from '#contract/fields/config/rewards';
import type { GameConfig } from '#contract/fields/game-config';
import type { GameOutcome } from '#contract/fields/game-outcome';
import type { Dice } from '#rules/dice';
import { atRisk } from '#rules/games/at-risk';
import { drawJackpot } from '#rules/games/jackpot-draw';
import { minimumCycle } from '#rules/games/play-policy';
import { playSlot } from '#rules/games/play-slot';
import { checkBets, playRoulette } from '#rules/games/roulette';
import { checkStake, coinUnit, type StakeDecision } from '#rules/games/stakes';
import { DEFAULT_CURRENCY } from '#rules/money/currencies';
import { convert, knownRate, type Rates } from '#rules/money/money';
import type { Database } from '#server/database/connection';
import { wakeSoon } from '#server/database/wake';
import type { GamesCatalogue } from '#server/domains/games/games-catalogue';
import { jackpotOf } from '#server/domains/games/jackpots';
import type { WagerIntent } from '#server/ports/game-engine';
import { refuse } from '#server/plugins/refusals';
import type { Playing } from './launches';
import { newRoundId } from './round-id';
import { playFreeSpin, playRound } from './wager-store';

interface Around {
  games: GamesCatalogue;
  currencies: Rates;
  terms: RewardTerms;
  dice: Dice;
  now: Date;
}

/**
 * Decides a round and commits it with its stake, all in one SQL call; a repeat of the key answers the round that was
 * decided first. A free spin is staked by its gift and feeds no jackpot. Refuses stake_not_allowed, bets_not_allowed and
 * what the functions `play_round` and `play_free_spin` refuse.
 */
export async function wager(database: Database, playing: Playing, bet: WagerRequest, intent: WagerIntent, around: Around): Promise<WagerAnswer> {
  const config = await around.games.configOf(playing.found);
  const rate = knownRate(around.currencies, playing.currency);
  const stake = stakeOf(config, bet, coinUnit(playing.currency, rate.subunits));
  const outcome = draw(config, bet, stake, around.dice);
  const { jackpot } = playing.found;
  const level = jackpot && !bet.gift ? drawJackpot(convert(stake, playing.currency, DEFAULT_CURRENCY, around.currencies), around.dice) : null;
  const round = newRoundId(around.now);
  const cycle = minimumCycle(config.kind, playing.licence);
  const terms = countingOf(config, bet, stake, playing.currency, around);
  const wagered = { tokenHash: playing.tokenHash, ...intent, round, stake, outcome, cycle };
  const answer = bet.gift ? await playFreeSpin(database, wagered, bet.gift) : await playRound(database, wagered, { jackpot, level, terms });
  wakeSoon(database, playing.player);
  // A repeat answers an earlier round, which may have won another level or none.
  const isRepeat = answer.round_id !== round;
  const won = jackpot && (isRepeat || level) ? await jackpotOf(database, answer.round_id) : null;
  return {
    round_id: answer.round_id,
    outcome: answer.outcome as GameOutcome,
    win_cents: answer.win_cents,
    // What is kept for repeats is the balance before the jackpot.
    balance_cents: answer.balance.amount_cents - (won && !isRepeat ? won.amount_cents : 0),
    ...(won && { jackpot: won }),
  };
}

/** What of the stake counts towards rewards, as the function `counted_stake` reads it (GIFT-008). */
function countingOf(config: GameConfig, { bets = [] }: WagerRequest, stake: number, currency: string, { terms, currencies }: Around) {
  return {
    kind: config.kind,
    at_risk: atRisk(config, stake, bets),
    weight: terms.weights[config.kind],
    bonus_money: terms.bonus_money_percent,
    max_stake: convert(terms.max_stake_eur_cents, DEFAULT_CURRENCY, currency, currencies),
  };
}

/** The stake in minor units that the game takes. Refuses stake_not_allowed, bets_not_allowed. */
function stakeOf(config: GameConfig, { stake_cents, bets }: WagerRequest, unit: number): number {
  const decision = decide(config, { stake_cents, bets }, unit);
  if (!decision.isAllowed) throw refuse(decision.code);
  if (decision.stake !== stake_cents) throw refuse('stake_not_allowed');
  return decision.stake;
}

function decide(config: GameConfig, { stake_cents, bets }: WagerRequest, unit: number): StakeDecision {
  if (config.kind === 'roulette') return checkBets(config, bets ?? [], unit);
  if (bets) throw refuse('bets_not_allowed');
  return checkStake(config, stake_cents, unit);
}

function draw(config: GameConfig, { bets }: WagerRequest, stake: number, dice: Dice): GameOutcome {
  return config.kind === 'slots' ? playSlot(config, stake, dice) : playRoulette(config, bets ?? [], dice);
}
