import type { Transaction } from '#server/database/connection';

/** Tournaments whose status has changed since it was announced, locked; those that another server handles are skipped. */
export function lockTurning(transaction: Transaction, now: Date) {
  return transaction
    .selectFrom('tournaments')
    .select(['id', 'frontend_identifier', 'start_at', 'end_at', 'told_status'])
    .where((where) =>
      where.or([
        where.and([where('told_status', '=', 'future'), where('start_at', '<=', now)]),
        where.and([where('told_status', '=', 'active'), where('end_at', '<=', now)]),
      ]),
    )
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Records which status of a tournament was announced. */
export function setAnnouncedStatus(transaction: Transaction, status: 'future' | 'active' | 'archive', id: number) {
  return transaction.updateTable('tournaments').set({ told_status: status }).where('id', '=', id).execute();
}
