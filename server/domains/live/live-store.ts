import { sql } from 'kysely';
import type { LivePhase } from '#contract/fields/live';
import type { RoundPolicy } from '#rules/games/play-policy';
import { callFunction } from '#server/database/call-function';
import type { Database, Queries, Transaction } from '#server/database/connection';
import type { Balance } from '#server/database/ledger';
import type { WagerIntent } from '#server/ports/game-engine';

/** Milliseconds left of a phase, and its whole length, by the clock that closes it. */
const times = [
  sql<number>`greatest(0, ceil(extract(epoch from ends_at - clock_timestamp()) * 1000))::int`.as('left_ms'),
  sql<number>`round(extract(epoch from ends_at - began_at) * 1000)::int`.as('phase_ms'),
  sql<number>`greatest(0, floor(extract(epoch from clock_timestamp() - began_at) * 1000))::int`.as('elapsed_ms'),
] as const;

const columns = ['id', 'game', 'number', 'phase', 'seed', 'commitment', 'drawn', 'result'] as const;

const inMilliseconds = (milliseconds: number) => sql<Date>`clock_timestamp() + ${milliseconds} * interval '1 millisecond'`;

/** The running round of a table, locked until the transaction ends. */
export function lockRunning(transaction: Transaction, game: string) {
  return transaction
    .selectFrom('live_rounds')
    .select([...columns, ...times])
    .where('game', '=', game)
    .where('phase', '<>', 'over')
    .forUpdate()
    .executeTakeFirst();
}

/** The running round of a table. */
export function readRunning(queries: Queries, game: string) {
  return queries
    .selectFrom('live_rounds')
    .select([...columns, ...times])
    .where('game', '=', game)
    .where('phase', '<>', 'over')
    .executeTakeFirst();
}

/** The number of a table's latest round; 0 if it had none. */
export async function latestNumber(queries: Queries, game: string): Promise<number> {
  const row = await queries
    .selectFrom('live_rounds')
    .select('number')
    .where('game', '=', game)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return Number(row?.number ?? 0);
}

interface NewRound {
  id: string;
  game: string;
  number: number;
  seed: Buffer;
  commitment: Buffer;
}

/** Opens a round for bets, unless another server has just opened one. */
export async function insertRound(transaction: Transaction, round: NewRound, milliseconds: number): Promise<void> {
  await transaction
    .insertInto('live_rounds')
    .values({ ...round, ends_at: inMilliseconds(milliseconds) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Begins a phase of a round; `ends` is how long it lasts in milliseconds. */
export async function beginPhase(
  transaction: Transaction,
  id: string,
  phase: LivePhase | 'over',
  milliseconds: number,
  drawn?: { drawn: object; result: string },
): Promise<void> {
  await transaction
    .updateTable('live_rounds')
    .set({
      phase,
      began_at: sql<Date>`clock_timestamp()`,
      ends_at: inMilliseconds(milliseconds),
      ...(drawn && { drawn: JSON.stringify(drawn.drawn), result: drawn.result }),
    })
    .where('id', '=', id)
    .execute();
}

/** The channel that notifies servers of a changed table. */
export const LIVE_CHANNEL = 'live_tables';

/** Notifies every server at commit that a table has changed. */
export async function noteChange(queries: Queries, game: string): Promise<void> {
  await sql`select pg_notify(${LIVE_CHANNEL}, ${game})`.execute(queries);
}

/** The draws of a table's rounds that are over or being paid, the newest first. */
export async function latestDrawn(queries: Queries, game: string, most: number): Promise<object[]> {
  const rows = await queries
    .selectFrom('live_rounds')
    .select('drawn')
    .where('game', '=', game)
    .where('phase', 'in', ['result', 'over'])
    .where('drawn', 'is not', null)
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
  return rows.flatMap(({ drawn }) => drawn ?? []);
}

/** The bets of a round, the highest first, and how many players have placed some. Amounts are compared in euros. */
export async function readBettors(queries: Queries, liveRound: string, most: number) {
  const rows = await queries
    .selectFrom('live_bets')
    .innerJoin('players', 'players.id', 'live_bets.player_id')
    .select(['nickname', 'live_bets.currency', 'stake', 'win', sql<number>`count(*) over ()::int`.as('players')])
    .where('live_round', '=', liveRound)
    .orderBy(sql`eur_cents(live_bets.currency, stake)`, 'desc')
    .orderBy('placed_at')
    .limit(most)
    .execute();
  return { players: rows[0]?.players ?? 0, rows };
}

/** A round of a table by its number. */
export function readByNumber(queries: Queries, game: string, number: number) {
  return queries.selectFrom('live_rounds').select(columns).where('game', '=', game).where('number', '=', number).executeTakeFirst();
}

/** A round by its id. */
export function readLiveRound(queries: Queries, id: string) {
  return queries.selectFrom('live_rounds').select(columns).where('id', '=', id).executeTakeFirst();
}

/** The bets of a round that aren't paid yet. */
export function unpaidBets(queries: Queries, liveRound: string) {
  return queries
    .selectFrom('live_bets')
    .select(['player_id', 'bets', 'acts'])
    .where('live_round', '=', liveRound)
    .where('settled_at', 'is', null)
    .execute();
}

/** Whether a round has bets to pay. */
export async function hasUnpaidBets(queries: Queries, liveRound: string): Promise<boolean> {
  const row = await queries
    .selectFrom('live_bets')
    .select('player_id')
    .where('live_round', '=', liveRound)
    .where('settled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A player's bets in the latest rounds of a table, the newest first. */
export function readOwnBets(queries: Queries, player: number, game: string) {
  return queries
    .selectFrom('live_bets')
    .innerJoin('live_rounds', 'live_rounds.id', 'live_bets.live_round')
    .select(['live_round', 'bets', 'acts', 'stake', 'win'])
    .where('player_id', '=', player)
    .where('game', '=', game)
    .where('number', '>', (latest) =>
      latest
        .selectFrom('live_rounds')
        .select(({ fn }) => sql<number>`${fn.max('number')} - 2`.as('number'))
        .where('game', '=', game),
    )
    .orderBy('number', 'desc')
    .execute();
}

/** The taken spots of a round with their players, sorted by name. */
export function takenSpots(queries: Queries, liveRound: string) {
  return queries
    .selectFrom('live_seats')
    .innerJoin('players', 'players.id', 'live_seats.player_id')
    .select(['spot', 'nickname', 'player_id'])
    .where('live_round', '=', liveRound)
    .orderBy('spot')
    .execute();
}

/** Whether anybody has bet in a round. */
export async function hasBets(queries: Queries, liveRound: string): Promise<boolean> {
  const row = await queries.selectFrom('live_bets').select('player_id').where('live_round', '=', liveRound).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** A player's bets in a round. */
export function readBetsOf(queries: Queries, liveRound: string, player: number) {
  return queries
    .selectFrom('live_bets')
    .select(['bets', 'currency'])
    .where('live_round', '=', liveRound)
    .where('player_id', '=', player)
    .executeTakeFirst();
}

/** The arguments of the function place_live_bet: a player's bets for one round. */
export interface PlacedBets extends WagerIntent {
  tokenHash: Buffer;
  liveRound: string;
  /** A new round of the ledger. */
  round: string;
  stake: number;
  bets: object;
  policy: RoundPolicy;
  /** The counted part of the stake, in the format of the function counted_stake. */
  terms: object;
}

/** Commits bets with their stake, replacing earlier ones. Refuses like the function place_live_bet. */
export function placeLiveBet(database: Database, placed: PlacedBets): Promise<{ stake_cents: number; balance: Balance }> {
  const { tokenHash, key, bodyHash, liveRound, round, stake, bets, policy, terms } = placed;
  // Passed as text, because the driver would convert an array to a PostgreSQL array.
  return callFunction(database, 'place_live_bet', [tokenHash, key, bodyHash, liveRound, round, stake, JSON.stringify(bets), policy, terms]);
}

/** The arguments of the function act_at_live_table: an act of a player at a live table. */
export interface PlacedAct extends WagerIntent {
  tokenHash: Buffer;
  liveRound: string;
  kind: string;
  spot: string;
}

/** Records an act while the outcome is shown. Refuses like the function act_at_live_table. */
export function actAtLiveTable(
  database: Database,
  { tokenHash, key, bodyHash, liveRound, kind, spot }: PlacedAct,
): Promise<{ at_ms: number }> {
  return callFunction(database, 'act_at_live_table', [tokenHash, key, bodyHash, liveRound, kind, spot]);
}

/** The arguments of the function play_live_turn: an act for a seat whose turn it is. */
export interface PlayedTurn extends PlacedAct {
  /** How many acts came before it. */
  number: number;
  /** The round after it, its result in published form, and how many milliseconds it waits then. */
  drawn: object;
  result: string;
  lasts: number;
  /** The act's additional stake, in minor units, and its counted part. */
  stake: number;
  terms: object;
}

/** Commits an act for a seat with its stake. Refuses like the function play_live_turn. */
export function playLiveTurn(database: Database, turn: PlayedTurn): Promise<{ at_ms: number; balance: Balance }> {
  const { tokenHash, key, bodyHash, liveRound, spot, number, drawn, result, lasts, stake, terms } = turn;
  return callFunction(database, 'play_live_turn', [tokenHash, key, bodyHash, liveRound, spot, number, drawn, result, lasts, stake, terms]);
}

/** Pays a player's bets in a round once. Returns whether anything was paid. */
export function settleLiveBet(database: Database, liveRound: string, player: number, outcome: { win_cents: number }): Promise<boolean> {
  return callFunction(database, 'settle_live_bet', [liveRound, player, outcome, outcome.win_cents]);
}

/** Deletes rounds without bets that nobody needs to verify any more. */
export async function forgetEmptyRounds(queries: Queries, before: Date): Promise<void> {
  await queries
    .deleteFrom('live_rounds')
    .where('phase', '=', 'over')
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('live_bets').select('player_id').whereRef('live_bets.live_round', '=', 'live_rounds.id'))),
    )
    .execute();
}
