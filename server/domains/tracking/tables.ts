import type { Generated } from 'kysely';
import type { Json, Stamp } from '#server/database/core-tables';

export interface TrackedEventsTable {
  id: Generated<number>;
  kind: 'install' | 'step' | 'field-errors' | 'network-performance' | 'performance';
  player_id: number | null;
  happened_at: Date;
  received_at: Stamp;
  payload: Json<unknown>;
}

export interface TrackingTables {
  tracked_events: TrackedEventsTable;
}
