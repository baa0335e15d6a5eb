import { sql } from 'kysely';
import type { RealTimeKind, RealTimePayload } from '#contract/events/real-time';
import type { Database, Transaction } from '../database/connection';

/** Something said to all: without a place in anybody's stream, and not again to those who are told apart. */
export interface Announcement {
  id: number;
  kind: string;
  payload: unknown;
  /** Those of the players asked about who hear of it by an event of their own. */
  toldApart: readonly number[];
}

/**
 * Tells the streams of every server something that is the same for all, once the caller's transaction has committed;
 * `toldApart` are players who are told by an event of their own.
 */
export async function announce<K extends RealTimeKind>(transaction: Transaction, kind: K, payload: RealTimePayload<K>, toldApart: readonly number[]): Promise<void> {
  await sql`select announce(${kind}, ${JSON.stringify(payload)}::jsonb, ${[...toldApart]}::bigint[])`.execute(transaction);
}

/** What was announced after an id, in order; of those who are told apart only the ones among `players`. */
export async function readAnnouncements(database: Database, after: number, players: readonly number[]): Promise<Announcement[]> {
  const { rows } = await sql<Announcement>`
    select id, kind, payload,
      to_json(array(select player from unnest(told_apart) as player where player = any (${[...players]}::bigint[]))) as "toldApart"
    from announcements where id > ${after}::bigint order by id
  `.execute(database);
  return rows;
}

/** The id of the newest announcement, 0 where there is none. */
export async function newestAnnouncement(database: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0)::bigint as id from announcements`.execute(database);
  return rows[0]?.id ?? 0;
}
