import { sql } from 'kysely';
import type { VipStatusId } from '#contract/fields/vip';
import type { Queries, Transaction } from '#server/database/connection';
import { callFunction } from '#server/database/call-function';

/** Members whose level is due for a review. */
export function membersToReview(
  queries: Queries,
  targets: readonly { id: VipStatusId; target: number }[],
  player: number | null,
  name: string,
  end: number,
) {
  return sql<{ player: number; level: VipStatusId }>`
      select held.player_id as player, held.id as level
      from (
        select distinct on (g.player_id) g.player_id, g.added_at, l.id, l.target
        from player_groups g join unnest(${targets.map(({ id }) => id)}::bigint[], ${targets.map(({ target }) => target)}::bigint[])
          with ordinality as l (id, target, rank) on l.id = g.group_id
        where ${player}::bigint is null or g.player_id = ${player}
        order by g.player_id, l.rank desc
      ) as held
      join settings s on s.key = 'eur_cents_per_comp_point'
      left join bet_totals t on t.player_id = held.player_id and t.kind = 'quarter' and t.key = ${name}
      where held.added_at < ${new Date(end)} and coalesce(t.bets, 0) / s.value::bigint < held.target
      order by 1
    `.execute(queries);
}

/** Takes the player's lock. */
export function lockPlayer(transaction: Transaction, player: number) {
  return callFunction(transaction, 'lock_player', [player]);
}

/** Removes a player from a level. */
export function leaveLevel(transaction: Transaction, player: number, still: { level: number }) {
  return transaction.deleteFrom('player_groups').where('player_id', '=', player).where('group_id', '=', still.level).execute();
}

/** Adds a player to a level, as of now. */
export function enterLevel(transaction: Transaction, player: number, below: { id: number }, now: Date) {
  return transaction
    .insertInto('player_groups')
    .values({ player_id: player, group_id: below.id, added_at: now })
    .onConflict((conflict) => conflict.columns(['player_id', 'group_id']).doUpdateSet({ added_at: now }))
    .execute();
}
