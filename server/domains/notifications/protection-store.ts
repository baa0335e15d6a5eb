import { sql } from 'kysely';
import type { Queries } from '#server/database/connection';

/** The facts that decide whether a player may be notified. */
export function protectionRow(queries: Queries, player: number) {
  return queries
    .selectFrom('players')
    .select(['locale', 'time_zone', 'status'])
    .select([
      sql<boolean>`exists (select from active_limits l where l.player_id = players.id and l.type = 'selfexclusion')`.as('excluded'),
      sql<boolean>`exists (select from active_limits l where l.player_id = players.id and l.type = 'coolingoff')`.as('cooling'),
      sql<boolean>`is_marked(players.id)`.as('marked'),
      sql<boolean>`exists (select from active_limits l where l.player_id = players.id and l.type in ('loss', 'wager', 'deposit')
        and l.amount_cents <= limit_usage(l.player_id, l.type, l.period, l.currency)
        or l.player_id = players.id and l.type = 'session' and l.minutes * 60000::bigint <= played_ms(l.player_id, l.period))`.as(
        'reached',
      ),
    ])
    .where('id', '=', player)
    .executeTakeFirstOrThrow();
}
