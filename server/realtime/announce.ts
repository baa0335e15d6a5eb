import type { RealTimeKind, RealTimePayload } from '#contract/events/real-time';
import type { Database, Transaction } from '../database/connection';
import { insertAnnouncement, announcementsAfter, newestId, type Announcement } from './announcements-store';

/**
 * Announces something to the streams of every server, once the caller's transaction has committed; `exceptPlayers` are players who get an event
 * of their own instead.
 */
export async function announce<K extends RealTimeKind>(
  transaction: Transaction,
  kind: K,
  payload: RealTimePayload<K>,
  exceptPlayers: readonly number[],
): Promise<void> {
  await insertAnnouncement(transaction, kind, payload, exceptPlayers);
}

/** Announcements after an id, in order; players with their own events are included only if they're in `players`. */
export async function readAnnouncements(database: Database, after: number, players: readonly number[]): Promise<Announcement[]> {
  const { rows } = await announcementsAfter(database, players, after);
  return rows;
}

/** The id of the newest announcement; 0 if there isn't one. */
export async function newestAnnouncement(database: Database): Promise<number> {
  const { rows } = await newestId(database);
  return rows[0]?.id ?? 0;
}
