import { sql } from 'kysely';
import type { Queries } from '#server/database/connection';

/** Whether operators have switched a game off: itself, its provider, or everything. */
export async function isPlayStopped(queries: Queries, game: string): Promise<boolean> {
  const { rows } = await sql<{ stopped: boolean }>`select is_play_stopped(${game}) as stopped`.execute(queries);
  return rows[0]!.stopped;
}

/** The stops in effect, the latest first. */
export function readStops(queries: Queries) {
  return queries.selectFrom('play_stops').selectAll().orderBy('stopped_at', 'desc').execute();
}

/** Adds a stop; returns false if it exists already. */
export async function insertStop(
  queries: Queries,
  stop: { scope: 'everything' | 'provider' | 'game'; name: string; reason: string; stopped_by: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('play_stops')
    .values(stop)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Removes a stop; returns false if there was none. */
export async function deleteStop(queries: Queries, scope: 'everything' | 'provider' | 'game', name: string): Promise<boolean> {
  const { numDeletedRows } = await queries.deleteFrom('play_stops').where('scope', '=', scope).where('name', '=', name).executeTakeFirst();
  return Number(numDeletedRows) > 0;
}
