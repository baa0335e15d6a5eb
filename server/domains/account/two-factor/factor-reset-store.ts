import type { Queries, Transaction } from '#server/database/connection';

/** The reset of a player that waits. */
export function findWaitingReset(queries: Queries, player: number) {
  return queries
    .selectFrom('factor_resets')
    .select(['id', 'requested_at', 'due_at'])
    .where('player_id', '=', player)
    .where('cancelled_at', 'is', null)
    .where('done_at', 'is', null)
    .executeTakeFirst();
}

/** Writes a reset down that waits until `dueAt`; undefined where another one waits. */
export async function insertReset(transaction: Transaction, player: number, now: Date, dueAt: Date): Promise<number | undefined> {
  const row = await transaction
    .insertInto('factor_resets')
    .values({ player_id: player, requested_at: now, due_at: dueAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Keeps the hash of the token that the mail about a waiting reset carries; when it is due, undefined for one that waits no more. */
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

/** The waiting reset that a mailed token names. */
export function findResetByToken(queries: Queries, hash: Buffer) {
  return queries
    .selectFrom('factor_resets')
    .select(['id', 'player_id as player', 'due_at as dueAt'])
    .where('cancel_hash', '=', hash)
    .where('cancelled_at', 'is', null)
    .where('done_at', 'is', null)
    .executeTakeFirst();
}

/** Cancels a waiting reset; whether it still waited. */
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

/** Takes a reset that is due, and was not cancelled, as done; its player. */
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
