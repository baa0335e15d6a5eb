import type { Queries, Transaction } from '#server/database/connection';

/** The pending reset of a player. */
export function findWaitingReset(queries: Queries, player: number) {
  return queries
    .selectFrom('factor_resets')
    .select(['id', 'requested_at', 'due_at'])
    .where('player_id', '=', player)
    .where('cancelled_at', 'is', null)
    .where('done_at', 'is', null)
    .executeTakeFirst();
}

/** Inserts a reset that's pending until `dueAt`; undefined if another one is pending. */
export async function insertReset(transaction: Transaction, player: number, now: Date, dueAt: Date): Promise<number | undefined> {
  const row = await transaction
    .insertInto('factor_resets')
    .values({ player_id: player, requested_at: now, due_at: dueAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Stores the hash of the token in the mail about a pending reset; returns when it's due, undefined if it's no longer pending. */
export function keepCancelHash(queries: Queries, id: number, hash: Buffer) {
  return queries
    .updateTable('factor_resets')
    .set({ cancel_hash: hash })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .where('done_at', 'is', null)
    .returning(['player_id as player', 'due_at as dueAt'])
    .executeTakeFirst();
}

/** The pending reset of a mailed token. */
export function findResetByToken(queries: Queries, hash: Buffer) {
  return queries
    .selectFrom('factor_resets')
    .select(['id', 'player_id as player', 'due_at as dueAt'])
    .where('cancel_hash', '=', hash)
    .where('cancelled_at', 'is', null)
    .where('done_at', 'is', null)
    .executeTakeFirst();
}

/** Cancels a pending reset; returns whether it was still pending. */
export async function setCancelled(transaction: Transaction, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('factor_resets')
    .set({ cancelled_at: now })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Marks a reset that's due and wasn't cancelled as done; returns its player. */
export function takeDueReset(transaction: Transaction, id: number, now: Date) {
  return transaction
    .updateTable('factor_resets')
    .set({ done_at: now })
    .where('id', '=', id)
    .where('due_at', '<=', now)
    .where('cancelled_at', 'is', null)
    .where('done_at', 'is', null)
    .returning('player_id as player')
    .executeTakeFirst();
}
