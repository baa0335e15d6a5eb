import type { Queries, Transaction } from '#server/database/connection';

/** Records when the payout that returns a deposit first failed. */
export async function noteReturnFailed(transaction: Transaction, id: string, at: Date): Promise<void> {
  await transaction
    .updateTable('payments')
    .set({ return_failed_at: at })
    .where('id', '=', id)
    .where('return_failed_at', 'is', null)
    .execute();
}

/** The failed returns that weren't sent again, the oldest first, with their players. */
export function listFailed(queries: Queries) {
  return queries
    .selectFrom('payments')
    .innerJoin('players', 'players.id', 'payments.player_id')
    .select(['payments.id', 'players.email', 'payments.method', 'payments.currency', 'payments.amount_cents'])
    .select('payments.return_failed_at as failedAt')
    .where('return_failed_at', 'is not', null)
    .where('replaced_by', 'is', null)
    .where('payments.state', '=', 'processing')
    .orderBy('return_failed_at')
    .execute();
}

/** Marks a payout as replaced by another one. */
export async function setReplaced(transaction: Transaction, id: string, by: string): Promise<void> {
  await transaction.updateTable('payments').set({ replaced_by: by }).where('id', '=', id).execute();
}

/** Lets a payout no longer return its deposit, so that another one can. */
export async function releaseReturn(transaction: Transaction, id: string): Promise<void> {
  await transaction.updateTable('payments').set({ returns: null }).where('id', '=', id).execute();
}
