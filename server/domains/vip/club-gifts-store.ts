import { sql } from 'kysely';
import type { VipStatusId } from '#contract/fields/vip';
import { levelsFrom } from '#rules/vip/gives';
import type { Queries } from '#server/database/connection';

/** Active members from a level up. */
export function membersDue(queries: Queries, level: VipStatusId, before: Date, source: string | null) {
  return sql<{ player: number; currency: string; joined: Date }>`
      select id as player, currency, created_at as joined from players p
      where status = 'active'
        and exists (select from player_groups g where g.player_id = p.id and g.group_id = any (${levelsFrom(level)}::bigint[]) and g.added_at < ${before})
        and not exists (select from gifts where player_id = p.id and source = ${source}::text)
      order by id
    `.execute(queries);
}

/** A player's losses of real money. */
export function lostSince(queries: Queries, player: number, start: number, end: number) {
  return sql<{ currency: string; lost: number }>`
      select a.currency, -sum(e.amount)::bigint as lost
      from transfers t join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id and a.player_id = t.player_id and a.kind = 'real'
      where t.player_id = ${player} and t.kind in ('wager', 'win', 'rollback', 'jackpot_win')
        and t.at >= ${new Date(start)} and t.at < ${new Date(end)}
      group by 1 having sum(e.amount) < 0 order by 1
    `.execute(queries);
}
