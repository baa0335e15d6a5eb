import { sql } from 'kysely';
import type { Queries } from '#server/database/connection';

/** Rounds that have been open since before an instant; untouched ones were staked and never started. Live tables pay their own. */
export function abandonedRounds(queries: Queries, before: Date) {
  return queries
    .selectFrom('rounds')
    .select(['id', sql<boolean>`coalesce((outcome ->> 'is_untouched')::boolean, false)`.as('is_untouched')])
    .where('state', '=', 'open')
    .where('placed_at', '<', before)
    .where(sql<boolean>`outcome ->> 'kind' is distinct from 'live'`)
    .orderBy('placed_at')
    .limit(200)
    .execute();
}
