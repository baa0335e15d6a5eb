import type { RealTimeKind, RealTimePayload } from '#contract/events/real-time';
import type { Database, Transaction } from '../database/connection';
import { insertAnnouncement, announcementsAfter, newestId, type Announcement } from './announcements-store';

/**
 * Tells the streams of every server something that is the same for all, once the caller's transaction has committed;
 * `toldApart` are players who are told by an event of their own.
 */
export async function announce<K extends RealTimeKind>(
  transaction: Transaction,
  kind: K,
  payload: RealTimePayload<K>,
  toldApart: readonly number[],
): Promise<void> {
  await insertAnnouncement(transaction, kind, payload, toldApart);
}

/** What was announced after an id, in order; of those who are told apart only the ones among `players`. */
export async function readAnnouncements(database: Database, after: number, players: readonly number[]): Promise<Announcement[]> {
  const { rows } = await announcementsAfter(database, players, after);
  return rows;
}

/** The id of the newest announcement, 0 where there is none. */
export async function newestAnnouncement(database: Database): Promise<number> {
  const { rows } = await newestId(database);
  return rows[0]?.id ?? 0;
}
