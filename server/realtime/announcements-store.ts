import { sql } from 'kysely';
import type { Queries, Transaction } from '#server/database/connection';

/** A public announcement: without a sequence number in any stream, and not repeated to players with an event of their own. */
export interface Announcement {
  id: number;
  kind: string;
  payload: unknown;
  /** Which of the given players get an event of their own. */
  exceptPlayers: readonly number[];
}

/** Inserts an announcement and notifies every server. */
export function insertAnnouncement(transaction: Transaction, kind: string, payload: unknown, exceptPlayers: readonly number[]) {
  return sql`select announce(${kind}, ${JSON.stringify(payload)}::jsonb, ${[...exceptPlayers]}::bigint[])`.execute(transaction);
}

/** Announcements after an id, in order. */
export function announcementsAfter(queries: Queries, players: readonly number[], after: number) {
  return sql<Announcement>`
      select id, kind, payload,
        to_json(array(select player from unnest(told_apart) as player where player = any (${[...players]}::bigint[]))) as "exceptPlayers"
      from announcements where id > ${after}::bigint order by id
    `.execute(queries);
}

/** The id of the newest announcement. */
export function newestId(queries: Queries) {
  return sql<{ id: number }>`select coalesce(max(id), 0)::bigint as id from announcements`.execute(queries);
}
