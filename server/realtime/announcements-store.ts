import { sql } from 'kysely';
import type { Queries, Transaction } from '#server/database/connection';

/** Something said to all: without a place in anybody's stream, and not again to those who are told apart. */
export interface Announcement {
  id: number;
  kind: string;
  payload: unknown;
  /** Those of the players asked about who hear of it by an event of their own. */
  toldApart: readonly number[];
}

/** Writes an announcement and notifies every server. */
export function insertAnnouncement(transaction: Transaction, kind: string, payload: unknown, toldApart: readonly number[]) {
  return sql`select announce(${kind}, ${JSON.stringify(payload)}::jsonb, ${[...toldApart]}::bigint[])`.execute(transaction);
}

/** What was announced after an id, in order. */
export function announcementsAfter(queries: Queries, players: readonly number[], after: number) {
  return sql<Announcement>`
      select id, kind, payload,
        to_json(array(select player from unnest(told_apart) as player where player = any (${[...players]}::bigint[]))) as "toldApart"
      from announcements where id > ${after}::bigint order by id
    `.execute(queries);
}

/** The id of the newest announcement. */
export function newestId(queries: Queries) {
  return sql<{ id: number }>`select coalesce(max(id), 0)::bigint as id from announcements`.execute(queries);
}
