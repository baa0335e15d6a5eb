import type { Transaction } from '#server/database/connection';

/** Sets when a player confirmed the address, unless they did before; returns when. */
export function confirmPlayer(transaction: Transaction, now: Date, player: number) {
  return transaction
    .updateTable('players')
    .set((set) => ({ confirmed_at: set.fn.coalesce('confirmed_at', set.val(now)) }))
    .where('id', '=', player)
    .returning('confirmed_at')
    .executeTakeFirstOrThrow();
}
