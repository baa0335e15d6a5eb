import { sql } from 'kysely';
import type { Queries } from '#server/database/connection';

/** Whether operators have switched a game off: itself, its provider, or everything. */
export async function isPlayStopped(queries: Queries, game: string): Promise<boolean> {
  const { rows } = await sql<{ stopped: boolean }>`select is_play_stopped(${game}) as stopped`.execute(queries);
  return rows[0]!.stopped;
}

/** What's switched off, the latest first. */
export function readStops(queries: Queries) {
  return queries.selectFrom('play_stops').selectAll().orderBy('stopped_at', 'desc').execute();
}

/** Switches something off; returns false if it's off already. */
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

/** Switches something on again; returns false if it wasn't off. */
export async function deleteStop(queries: Queries, scope: 'everything' | 'provider' | 'game', name: string): Promise<boolean> {
  const { numDeletedRows } = await queries.deleteFrom('play_stops').where('scope', '=', scope).where('name', '=', name).executeTakeFirst();
  return Number(numDeletedRows) > 0;
}
