import { sql } from 'kysely';
import type { Queries } from '#server/database/connection';

/** What shields a player from promotion, and how to address the player. */
export interface Protection {
  locale: string;
  timeZone: string;
  isExcluded: boolean;
  isCoolingOff: boolean;
  hasReachedLimit: boolean;
  isLocked: boolean;
}

/** Reads it at the moment of sending, since a break may have begun since the push was queued (LIMIT-006). */
export async function readProtection(queries: Queries, player: number): Promise<Protection> {
  const row = await queries
    .selectFrom('players')
    .select(['locale', 'time_zone', 'status'])
    .select([
      sql<boolean>`exists (select from active_limits l where l.player_id = players.id and l.type = 'selfexclusion')`.as('excluded'),
      sql<boolean>`exists (select from active_limits l where l.player_id = players.id and l.type = 'coolingoff')`.as('cooling'),
      sql<boolean>`exists (select from active_limits l where l.player_id = players.id and l.type in ('loss', 'wager', 'deposit')
        and l.amount_cents <= limit_usage(l.player_id, l.type, l.period, l.currency)
        or l.player_id = players.id and l.type = 'session' and l.minutes * 60000::bigint <= played_ms(l.player_id, l.period))`.as('reached'),
    ])
    .where('id', '=', player)
    .executeTakeFirstOrThrow();
  return {
    locale: row.locale,
    timeZone: row.time_zone,
    isExcluded: row.excluded,
    isCoolingOff: row.cooling,
    hasReachedLimit: row.reached,
    isLocked: row.status !== 'active',
  };
}
