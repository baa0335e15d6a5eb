import type { Queries } from '#server/database/connection';
import type { TrackingTables } from './tables';

/** Stores a tracked event. */
export function insertEvent(
  queries: Queries,
  kind: TrackingTables['tracked_events']['kind'],
  player: { player: number } | null,
  happened: Date,
  payload: unknown,
) {
  return queries
    .insertInto('tracked_events')
    .values({ kind, player_id: player?.player ?? null, happened_at: happened, payload: JSON.stringify(payload) })
    .execute();
}
