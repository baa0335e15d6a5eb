import type { Generated } from 'kysely';
import type { Json, Stamp } from '#server/database/core-tables';

export interface ConfigTables {
  config_values: { name: string; value: Json<unknown>; changed_at: Stamp };
  /** Null: a reset to the default. */
  config_history: { id: Generated<number>; name: string; value: Json<unknown> | null; changed_by: string; changed_at: Stamp };
  sport_passes: { id: string; used_at: Date; expires_at: Date };
}
