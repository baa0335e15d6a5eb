import type { Queries } from '#server/database/connection';

/** Rounds that have been open since before an instant. */
export function abandonedRounds(queries: Queries, before: Date) {
  return queries
    .selectFrom('rounds')
    .select('id')
    .where('state', '=', 'open')
    .where('placed_at', '<', before)
    .orderBy('placed_at')
    .limit(200)
    .execute();
}
