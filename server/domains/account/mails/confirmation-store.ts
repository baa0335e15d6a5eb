import type { Transaction } from '#server/database/connection';

/** Records when a player first confirmed the address; returns that time. */
export function confirmPlayer(transaction: Transaction, now: Date, player: number) {
  return transaction
    .updateTable('players')
    .set((set) => ({ confirmed_at: set.fn.coalesce('confirmed_at', set.val(now)) }))
    .where('id', '=', player)
    .returning('confirmed_at')
    .executeTakeFirstOrThrow();
}
