import type { WagerResponse, WagerRequest } from '#contract/calls/provider';
import type { RewardTerms } from '#contract/fields/config/rewards';
import type { GameConfig } from '#contract/fields/game-config';
import type { Dice } from '#rules/dice';
import type { CurrentSeed } from './fair/fair-store';
import { diceOfRound } from './fair/fair-seeds';
import { atRisk } from '#rules/games/at-risk';
import { drawJackpot } from '#rules/games/jackpot-draw';
import { roundPolicy } from '#rules/games/play-policy';
import { checkBet, decideRound } from '#rules/games/decide-round';
import { coinUnit } from '#rules/games/stakes';
import { weightKindOf } from '#rules/games/weight-kind';
import { DEFAULT_CURRENCY } from '#rules/money/currencies';
import { convert, knownRate, type Rates } from '#rules/money/money';
import { offerAmount } from '#rules/money/offer-amount';
import type { Database } from '#server/database/connection';
import { wakeSoon } from '#server/database/wake';
import type { GamesCatalogue } from '#server/domains/games/catalogue/games-catalogue';
import { jackpotOf } from '#server/domains/games/jackpots/jackpots';
import type { WagerIntent } from '#server/ports/game-engine';
import { refuse } from '#server/plugins/refusals';
import type { Playing } from './launches';
import { newRoundId } from './round-id';
import { seenBy } from './steps';
import { playFreeSpin, playRound } from './wager-store';

export interface Around {
  games: GamesCatalogue;
  currencies: Rates;
  terms: RewardTerms;
  /** The dice of jackpots; rounds are drawn from `seed`. */
  dice: Dice;
  seed: CurrentSeed;
  now: Date;
}

/**
 * Decides a round from the player's seed and commits it with its stake, in one SQL call; a repeat of the key returns the first round. A free spin is staked by its
 * gift and feeds no jackpot. Refuses stake_not_allowed, bets_not_allowed, and like the functions `play_round` and `play_free_spin`,
 * including round_moved if the seed has drawn another round meanwhile.
 */
export async function wager(
  database: Database,
  playing: Playing,
  bet: WagerRequest,
  intent: WagerIntent,
  around: Around,
): Promise<WagerResponse> {
  const config = await around.games.configOf(playing.found);
  const rate = knownRate(around.currencies, playing.currency);
  const stake = stakeOf(config, bet, coinUnit(playing.currency, rate.subunits));
  const { seed } = around;
  const decided = decideRound(config, bet, diceOfRound(seed), around.now.getTime());
  const { jackpot } = playing.found;
  const level =
    jackpot && !bet.gift ? drawJackpot(convert(stake, playing.currency, DEFAULT_CURRENCY, around.currencies), around.dice) : null;
  const round = newRoundId(around.now);
  const policy = roundPolicy(config.kind, playing, { currency: playing.currency, rates: around.currencies, now: around.now });
  const terms = countingOf(config, atRisk(config, stake, bet.bets ?? [], bet.choice), playing.currency, around);
  const wagered = {
    tokenHash: playing.tokenHash,
    ...intent,
    round,
    stake,
    kept: decided.kept,
    win: decided.win,
    policy,
    drawn: { seed: seed.id, nonce: seed.rounds },
  };
  const response = bet.gift
    ? await playFreeSpin(database, wagered, bet.gift)
    : await playRound(database, wagered, { jackpot, level, terms });
  wakeSoon(database, playing.player);
  // A repeat returns an earlier round, which may have won another level or none.
  const isRepeat = response.round_id !== round;
  const won = jackpot && (isRepeat || level) ? await jackpotOf(database, response.round_id) : null;
  const outcome = seenBy(config, response.outcome as object, around.now);
  return {
    round_id: response.round_id,
    outcome,
    // The payout of a multi-step round stays secret until it's over.
    win_cents: outcome.win_cents,
    // The balance stored for repeats is the one before the jackpot.
    balance_cents: response.balance.amount_cents - (won && !isRepeat ? won.amount_cents : 0),
    // A jackpot is the player's own money.
    bonus_cents: response.balance.bonus_cents,
    ...(won && { jackpot: won }),
  };
}

/** How much of a stake counts towards rewards, in the format of the function `counted_stake` (GIFT-008); `atRisk` is in minor units. */
export function countingOf(
  config: GameConfig,
  atRisk: number,
  currency: string,
  { terms, currencies }: Pick<Around, 'terms' | 'currencies'>,
) {
  const kind = weightKindOf(config.kind);
  return {
    kind,
    at_risk: atRisk,
    weight: terms.weights[kind],
    bonus_money: terms.bonus_money_percent,
    max_stake: offerAmount(terms.max_stake_eur_cents, currency, currencies),
  };
}

/** The stake in minor units, if the game accepts it. Refuses stake_not_allowed, bets_not_allowed. */
function stakeOf(config: GameConfig, bet: WagerRequest, unit: number): number {
  const decision = checkBet(config, bet, unit);
  if (!decision.isAllowed) throw refuse(decision.code);
  return decision.stake;
}
