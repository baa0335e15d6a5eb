import type { Transaction } from '#server/database/connection';

/** Takes a player out of a tournament. */
export function deleteParticipant(transaction: Transaction, id: number, player: number) {
  return transaction.deleteFrom('tournament_players').where('tournament_id', '=', id).where('player_id', '=', player).executeTakeFirst();
}

/** Counts one player less in a tournament. */
export function lowerCount(transaction: Transaction, id: number) {
  return transaction
    .updateTable('tournaments')
    .set((eb) => ({ players: eb('players', '-', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Deletes a player's total in a tournament. */
export function deleteTotal(transaction: Transaction, player: number, id: number) {
  return transaction
    .deleteFrom('bet_totals')
    .where('player_id', '=', player)
    .where('kind', '=', 'competition')
    .where('key', '=', String(id))
    .execute();
}

/** Notes that a player was removed. */
export function addRemoval(transaction: Transaction, id: number, player: number, reason: string, now: Date) {
  return transaction.insertInto('tournament_removals').values({ tournament_id: id, player_id: player, reason, removed_at: now }).execute();
}

/** What a removal is announced with. */
export function removedFrom(transaction: Transaction, id: number) {
  return transaction
    .selectFrom('tournaments')
    .select(['title', 'frontend_identifier', 'start_at', 'end_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
