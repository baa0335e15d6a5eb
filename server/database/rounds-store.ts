import { sql } from 'kysely';
import type { Database, Queries } from '#server/database/connection';

/**
 * Rounds that have been open since before an instant, or before a later one if the player is on a break and can't finish them; untouched
 * ones were never acted in. Rounds of live tables aren't included.
 */
export function abandonedRounds(queries: Queries, before: Date, onBreakBefore: Date) {
  return queries
    .selectFrom('rounds')
    .select(['id', sql<boolean>`coalesce((outcome ->> 'is_untouched')::boolean, false)`.as('is_untouched')])
    .where('state', '=', 'open')
    .where((is) =>
      is.or([
        is('placed_at', '<', before),
        is.and([
          is('placed_at', '<', onBreakBefore),
          sql<boolean>`exists (select from active_limits l where l.player_id = rounds.player_id and l.type in ('coolingoff', 'selfexclusion'))`,
        ]),
      ]),
    )
    .where(sql<boolean>`outcome ->> 'kind' is distinct from 'live'`)
    .orderBy('placed_at')
    .limit(200)
    .execute();
}

/** Counts time of play, in milliseconds, in the current hour of a player who has just bet. */
export function addPlayTime(on: Database | Queries, player: number, currency: string, ms: number) {
  return sql`update usage_hours set played_ms = played_ms + ${ms}
    where player_id = ${player} and currency = ${currency} and hour = date_trunc('hour', now(), 'UTC')`.execute(on);
}
