import { sql } from 'kysely';
import type { ResponseOf, QueryOf } from '#contract/call';
import { type getRounds, type PlayedRound, ROUNDS_A_PAGE } from '#contract/calls/games/rounds';
import type { Queries, Transaction } from '#server/database/connection';
import type { GamesCatalogue } from '../games/catalogue/games-catalogue';

const DAY_MS = 24 * 60 * 60_000;

interface RoundsRequest {
  player: number;
  query: QueryOf<typeof getRounds>;
  now: Date;
}

/** A short summary of an outcome; the full one is long. */
const drawn = [
  sql<string | null>`outcome ->> 'kind'`.as('kind'),
  sql<number | null>`(outcome ->> 'number')::int`.as('number'),
  sql<number | null>`coalesce(jsonb_array_length(outcome #> '{free_spins,spins}'), (outcome ->> 'free_spin_count')::int)`.as('free_spins'),
] as const;

/** The rounds that match the filters, from the one after `before` on. */
function roundsOf(queries: Queries, { player, query: { before, game, result, days }, now }: RoundsRequest) {
  let found = queries
    .selectFrom('rounds')
    .select(['id', 'game_identifier', 'currency', 'stake', 'is_free', 'win', 'state', 'placed_at', 'balance_after', ...drawn])
    .where('player_id', '=', player);
  if (game !== undefined) found = found.where('game_identifier', '=', game);
  if (days !== undefined) found = found.where('placed_at', '>', new Date(now.getTime() - Number(days) * DAY_MS));
  if (result === 'open') found = found.where('state', '=', 'open');
  // A free spin costs the player nothing, so its whole payout is a win.
  if (result === 'won') found = found.where('state', '=', 'settled').where(sql<boolean>`win > case when is_free then 0 else stake end`);
  if (result === 'back')
    found = found.where('state', '=', 'settled').where('is_free', '=', false).where(sql<boolean>`win between 1 and stake`);
  if (result === 'lost') found = found.where('state', '=', 'settled').where('win', '=', 0);
  if (before !== undefined) {
    // Compared in the database, whose timestamps are more precise than ours.
    found = found.where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('placed_at', 'id'),
        '<',
        selectFrom('rounds')
          .select(['placed_at', 'id'])
          .where('id', '=', before)
          .where('player_id', '=', player)
          .$asTuple('placed_at', 'id'),
      ),
    );
  }
  return found
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ROUNDS_A_PAGE + 1)
    .execute();
}

/** A page of a player's rounds; a game that was removed from the code has no card. */
export async function listRounds(queries: Queries, games: GamesCatalogue, request: RoundsRequest): Promise<ResponseOf<typeof getRounds>> {
  const rows = await roundsOf(queries, request);
  const data = rows.slice(0, ROUNDS_A_PAGE).map((row) => presentRound(games, row));
  return { data, next: rows.length > ROUNDS_A_PAGE ? (data.at(-1)?.id ?? null) : null };
}

interface RoundRow {
  id: string;
  game_identifier: string;
  currency: string;
  stake: number;
  is_free: boolean;
  win: number;
  state: PlayedRound['state'];
  placed_at: Date;
  balance_after: number | null;
  kind: string | null;
  number: number | null;
  free_spins: number | null;
}

function presentRound(games: GamesCatalogue, row: RoundRow): PlayedRound {
  const { id, game_identifier, currency, stake, is_free, win, state, placed_at, balance_after } = row;
  const card = games.cardOf(game_identifier);
  return {
    id,
    game: card && {
      identifier: card.identifier,
      title: card.title,
      provider: card.provider,
      provider_title: card.provider_title,
      seo_title: card.seo_title,
      preview_image: card.preview_image,
      is_offered: games.index.find(card.identifier) !== null,
    },
    currency,
    // A free spin doesn't stake the player's money.
    stake_cents: is_free ? 0 : stake,
    win_cents: state === 'open' ? null : win,
    state,
    placed_at: placed_at.toISOString(),
    outcome: state === 'settled' ? outcomeOf(row) : null,
    balance_cents: balance_after,
  };
}

/** One round of a player with all its stored data; null for an unknown id. */
export async function readRoundDetail(queries: Queries, games: GamesCatalogue, player: number, id: string) {
  const row = await queries
    .selectFrom('rounds')
    .select([
      'id',
      'game_identifier',
      'currency',
      'stake',
      'is_free',
      'win',
      'state',
      'placed_at',
      'ended_at',
      'balance_after',
      'outcome',
      ...drawn,
    ])
    .select(sql<string | null>`balance_before_round(id)`.as('balance_before'))
    .where('id', '=', id)
    .where('player_id', '=', player)
    .executeTakeFirst();
  if (!row) return null;
  return {
    round: presentRound(games, row),
    game: row.game_identifier,
    endedAt: row.ended_at,
    isFree: row.is_free,
    balanceBefore: row.balance_before === null ? null : Number(row.balance_before),
    kept: row.outcome as object,
  };
}

function outcomeOf({
  kind,
  number,
  free_spins,
}: {
  kind: string | null;
  number: number | null;
  free_spins: number | null;
}): PlayedRound['outcome'] {
  if (kind === 'roulette' && number !== null) return { kind, number };
  return kind === 'slots' ? { kind, free_spins: free_spins ?? 0 } : null;
}

/** The number of past rounds shown within the game. */
const HISTORY = 20;

/** The oldest open round of a game. */
export function findOpenRound(queries: Queries, player: number, game: string) {
  return queries
    .selectFrom('rounds')
    .select(['id', 'stake', 'win', 'outcome', 'is_free'])
    .where('player_id', '=', player)
    .where('game_identifier', '=', game)
    .where('state', '=', 'open')
    .orderBy('placed_at')
    .limit(1)
    .executeTakeFirst();
}

/** The latest settled rounds of a game. */
export function settledRounds(queries: Queries, player: number, game: string) {
  return queries
    .selectFrom('rounds')
    .select(['id', 'stake', 'win', 'outcome', 'placed_at'])
    .where('player_id', '=', player)
    .where('game_identifier', '=', game)
    .where('state', '=', 'settled')
    .orderBy('placed_at', 'desc')
    .limit(HISTORY)
    .execute();
}

const SHOWN = 50;

/** Open rounds of all players, the oldest first. */
export function oldestOpenRounds(queries: Queries) {
  return queries
    .selectFrom('rounds')
    .select(['id', 'player_id', 'game_identifier', 'currency', 'stake', 'win', 'is_free', 'placed_at'])
    .where('state', '=', 'open')
    .orderBy('placed_at')
    .limit(SHOWN)
    .execute();
}

/** The player of a round. */
export function playerOfRound(transaction: Transaction, round: string) {
  return transaction.selectFrom('rounds').select('player_id').where('id', '=', round).executeTakeFirst();
}

/** A round's state, stake and win. */
export function stateOfRound(transaction: Transaction, round: string) {
  return transaction.selectFrom('rounds').select(['state', 'stake', 'win', 'is_free']).where('id', '=', round).executeTakeFirstOrThrow();
}

/** Milliseconds until the player's next round may start in any game, by the same clock that will check it. */
export async function readRest(queries: Queries, player: number, cycle: number): Promise<number> {
  const rest = sql<number>`greatest(0, ceil(${cycle} - extract(epoch from clock_timestamp() - placed_at) * 1000))::int`.as('rest');
  const row = await queries
    .selectFrom('rounds')
    .select(rest)
    .where('player_id', '=', player)
    .orderBy('placed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.rest ?? 0;
}
