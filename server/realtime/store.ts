import { sql } from 'kysely';
import type { Client } from 'pg';
import type { Database, Queries, Transaction } from '../database/connection';

export interface EventRow {
  seq: number;
  kind: string;
  payload: unknown;
}

/** Events per read; a full batch means that there may be more. */
export const EVENTS_AT_ONCE = 500;

/** The player's events after a sequence, in order. */
export async function readEvents(database: Database, player: number, after: number): Promise<EventRow[]> {
  const rows = await database
    .selectFrom('player_events')
    .select(['seq', 'kind', 'payload'])
    .where('player_id', '=', player)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(EVENTS_AT_ONCE)
    .execute();
  return rows.map((row) => ({ seq: Number(row.seq), kind: row.kind, payload: row.payload }));
}

/** The newest sequence of each of these players. */
export async function readSequences(database: Database, players: readonly number[]): Promise<Map<number, number>> {
  const rows = await database.selectFrom('players').select(['id', 'event_seq']).where('id', 'in', players).execute();
  return new Map(rows.map(({ id, event_seq: newest }) => [id, Number(newest)]));
}

/** The current position of a player's stream, and the oldest event that can still be replayed. */
export async function readReach(database: Queries, player: number): Promise<{ newest: number; oldest: number }> {
  const row = await database
    .selectFrom('players')
    .select('event_seq')
    // By index only: an active player has many events, and each reconnection reads this.
    .select((select) =>
      select.selectFrom('player_events').select('seq').where('player_id', '=', player).orderBy('seq').limit(1).as('oldest'),
    )
    .where('id', '=', player)
    .executeTakeFirstOrThrow();
  const newest = Number(row.event_seq);
  return { newest, oldest: row.oldest === null ? newest + 1 : Number(row.oldest) };
}

/** Which of the sessions, given by the hexadecimal hashes of their tokens, are active. */
export async function readLivingSessions(database: Database, hashes: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ hash: string }>`
    select encode(token_hash, 'hex') as hash from sessions
    where token_hash in (select decode(hash, 'hex') from unnest(${[...hashes]}::text[]) as hash)
      and revoked_at is null and expires_at > now()
  `.execute(database);
  return new Set(rows.map(({ hash }) => hash));
}

/** The id of this history of events. */
export function settleStreamEpoch(queries: Queries) {
  return sql<{ epoch: string }>`select settle_stream_epoch() as epoch`.execute(queries);
}

/** Inserts an event for a player. */
export function emitEvent(transaction: Transaction, player: number, kind: string, payload: unknown) {
  return sql`select emit_event(${player}::bigint, ${kind}, ${JSON.stringify(payload)}::jsonb)`.execute(transaction);
}

/** Subscribes a connection to the notifications of the database that streams follow. */
export async function listenToChannels(listener: Client): Promise<void> {
  await listener.query('listen player_events; listen sessions_ended; listen announcements; listen live_tables; listen live_chat');
}
