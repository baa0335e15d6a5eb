import { sql } from 'kysely';
import { fallbackThresholds } from '#rules/vip/progress';
import type { Queries, Transaction } from '#server/database/connection';

/** Players whose bets of the quarter may qualify for a level. */
export function playersOverThreshold(queries: Queries) {
  return sql<{ player: number }>`
      select player_id as player from bet_totals
      where kind = 'quarter' and key = to_char(date_trunc('quarter', now(), 'UTC') at time zone 'UTC', 'YYYY-"Q"Q')
        and bets >= ${fallbackThresholds.betsCents}
      order by 1
    `.execute(queries);
}

/** Adds a level to a player. */
export function addLevel(transaction: Transaction, player: number, nextStatus: number, now: Date) {
  return transaction
    .insertInto('player_groups')
    .values({ player_id: player, group_id: nextStatus, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
