import type { Transaction, Queries } from '#server/database/connection';

/** Adds a player to groups; returns those that are new. */
export function addGroups(transaction: Transaction, groups: readonly number[], player: number) {
  return transaction
    .insertInto('player_groups')
    .values(groups.map((group_id) => ({ player_id: player, group_id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('group_id')
    .execute();
}

/** The operators' view of an account, by its address. */
export function findForOperators(queries: Queries, email: string) {
  return queries
    .selectFrom('players')
    .select(['id', 'email', 'nickname', 'currency', 'country', 'brand', 'status', 'stag'])
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
}

/** Adds a player to a group; undefined if they were in it. */
export function addToGroup(transaction: Transaction, player: number, group: number) {
  return transaction
    .insertInto('player_groups')
    .values({ player_id: player, group_id: group })
    .onConflict((conflict) => conflict.doNothing())
    .returning('group_id')
    .executeTakeFirst();
}

/** Removes a player from a group; undefined if they weren't in it. */
export function removeFromGroup(transaction: Transaction, player: number, group: number) {
  return transaction
    .deleteFrom('player_groups')
    .where('player_id', '=', player)
    .where('group_id', '=', group)
    .returning('group_id')
    .executeTakeFirst();
}
