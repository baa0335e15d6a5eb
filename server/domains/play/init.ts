import type { InitResponse, OpenRound, PastRound } from '#contract/calls/provider';
import type { GameConfig } from '#contract/fields/game-config';
import { roundPolicy } from '#rules/games/play-policy';
import { offeredStakes } from '#rules/games/decide-round';
import { coinUnit } from '#rules/games/stakes';
import type { RewardTerms } from '#contract/fields/config/rewards';
import { knownRate, type Rates } from '#rules/money/money';
import { offerAmount } from '#rules/money/offer-amount';
import type { Queries } from '#server/database/connection';
import { balanceOf, limitRefusal } from '#server/database/ledger';
import type { GamesCatalogue } from '#server/domains/games/catalogue/games-catalogue';
import { jackpotOf } from '#server/domains/games/jackpots/jackpots';
import { isLaunchAlive } from '#server/domains/play/launch-store';
import { refuse } from '#server/plugins/refusals';
import { readFreeSpins, readWageredCap } from '#server/domains/gifts/spins-store';
import type { Playing } from './launches';
import { findOpenRound, settledRounds, readRest } from './rounds-store';
import { seenBy } from './steps';

interface Around {
  games: GamesCatalogue;
  currencies: Rates;
  terms: Pick<RewardTerms, 'max_stake_eur_cents'>;
  now: Date;
}

/** A frame's initial state, including an interrupted round. Refuses launch_token_invalid, player_excluded. */
export async function initGame(queries: Queries, playing: Playing, around: Around): Promise<InitResponse> {
  if (!(await isLaunchAlive(queries, playing.tokenHash, around.now))) throw refuse('launch_token_invalid');
  return stateOf(queries, playing, around);
}

/** The initial state of a launch's frame. Refuses player_excluded. */
export async function stateOf(queries: Queries, playing: Omit<Playing, 'id' | 'tokenHash'>, around: Around): Promise<InitResponse> {
  const { player, currency, found } = playing;
  const config = await around.games.configOf(found);
  const { cycle_ms: cycle, stake_cap: cap } = roundPolicy(config.kind, playing, { currency, rates: around.currencies, now: around.now });
  const [balance, openRound, history, refusal, freeSpins, rest, bonusCap] = await Promise.all([
    balanceOf(queries, player, currency),
    // A live table shows its running round itself.
    found.live ? null : readOpenRound(queries, player, found.identifier, { config, now: around.now }),
    readHistory(queries, player, found.identifier),
    limitRefusal(queries, { player, currency, kind: 'wager', amount: 0 }),
    readFreeSpins(queries, { player, game: found.identifier, currency, now: around.now }),
    readRest(queries, player, cycle),
    readWageredCap(queries, { player, currency }),
  ]);
  if (refusal === 'player_excluded') throw refuse(refusal);
  const unit = coinUnit(currency, knownRate(around.currencies, currency).subunits);
  return {
    session: { currency, mode: 'real', balance_cents: balance.amount_cents, bonus_cents: balance.bonus_cents },
    game: { identifier: found.identifier, title: found.title, rtp: config.rtp, volatility: config.volatility },
    config,
    ...(found.live && { live: found.live }),
    open_round: openRound,
    stakes_cents: offeredStakes(config, unit).filter((stake) => cap === null || stake <= cap),
    minimum_cycle_ms: cycle,
    next_round_in_ms: rest,
    history,
    ...(bonusCap && {
      bonus_max_cents: bonusCap.cents ?? offerAmount(around.terms.max_stake_eur_cents, currency, around.currencies),
    }),
    ...(freeSpins && { free_spins: freeSpins }),
  };
}

/** The oldest open round of a game, from any device: not shown to the end, or not finished. */
async function readOpenRound(
  queries: Queries,
  player: number,
  game: string,
  { config, now }: { config: GameConfig; now: Date },
): Promise<OpenRound | null> {
  const row = await findOpenRound(queries, player, game);
  if (!row) return null;
  const jackpot = await jackpotOf(queries, row.id);
  const outcome = seenBy(config, row.outcome as object, now);
  return {
    round_id: row.id,
    stake_cents: row.is_free ? 0 : row.stake,
    win_cents: outcome.win_cents,
    outcome,
    ...(jackpot && { jackpot }),
  };
}

async function readHistory(queries: Queries, player: number, game: string): Promise<PastRound[]> {
  const rows = await settledRounds(queries, player, game);
  return rows.map((row) => {
    const drawn = row.outcome as { number?: number };
    return {
      round_id: row.id,
      at: row.placed_at.toISOString(),
      stake_cents: row.stake,
      win_cents: row.win,
      number: drawn.number ?? null,
    };
  });
}
