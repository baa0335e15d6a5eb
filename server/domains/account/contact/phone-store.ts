import type { Queries, Transaction } from '#server/database/connection';

const columns = [
  'id',
  'player_id as player',
  'old_phone as oldPhone',
  'new_phone as newPhone',
  'code_salt as codeSalt',
  'code_hash as codeHash',
  'requested_at as requestedAt',
  'expires_at as expiresAt',
  'undo_until as undoUntil',
  'confirmed_at as confirmedAt',
  'cancelled_at as cancelledAt',
] as const;

/** A player's number that waits for its code and hasn't expired. */
export function findWaitingPhone(queries: Queries, player: number, now: Date) {
  return queries
    .selectFrom('phone_changes')
    .select(columns)
    .where('player_id', '=', player)
    .where('confirmed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** The number of a player that was confirmed last, while its code would still work. */
export function findConfirmedPhone(queries: Queries, player: number, now: Date) {
  return queries
    .selectFrom('phone_changes')
    .select(columns)
    .where('player_id', '=', player)
    .where('confirmed_at', 'is not', null)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Inserts a number that waits for its code. */
export async function insertPhoneChange(
  transaction: Transaction,
  change: { player_id: number; old_phone: string | null; new_phone: string; requested_at: Date; expires_at: Date; undo_until: Date },
): Promise<number> {
  const { id } = await transaction.insertInto('phone_changes').values(change).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Cancels whatever number of a player waits, expired or not; whether there was one. */
export async function cancelWaitingPhone(transaction: Transaction, player: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('phone_changes')
    .set({ cancelled_at: now })
    .where('player_id', '=', player)
    .where('confirmed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores hashes of a message about a change that isn't cancelled; the change, or undefined if it's over. */
export function keepPhoneHashes(queries: Queries, id: number, hashes: { code_salt: Buffer; code_hash: Buffer } | { undo_hash: Buffer }) {
  return queries
    .updateTable('phone_changes')
    .set(hashes)
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .returning(columns)
    .executeTakeFirst();
}

/** Counts a try of the code of a waiting number, before the code is compared; the change while tries are left. */
export function countPhoneTry(queries: Queries, player: number, now: Date, most: number) {
  return queries
    .updateTable('phone_changes')
    .set((set) => ({ code_attempts: set('code_attempts', '+', 1) }))
    .where('player_id', '=', player)
    .where('confirmed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', now)
    .where('code_attempts', '<', most)
    .returning(columns)
    .executeTakeFirst();
}

/** The change that the mailed notice names, locked. */
export function lockPhoneByUndo(transaction: Transaction, hash: Buffer) {
  return transaction.selectFrom('phone_changes').select(columns).where('undo_hash', '=', hash).forUpdate().executeTakeFirst();
}

/** Locks a change for a decision about it. */
export function lockPhoneChange(transaction: Transaction, id: number) {
  return transaction.selectFrom('phone_changes').select(columns).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** Sets when a change was confirmed or cancelled. */
export async function setPhoneMoment(transaction: Transaction, id: number, moment: { confirmed_at: Date } | { cancelled_at: Date }) {
  await transaction.updateTable('phone_changes').set(moment).where('id', '=', id).execute();
}

/** Sets a player's number, and since when it's confirmed; null for not at all. */
export async function setPhone(transaction: Transaction, player: number, phone: string | null, confirmedAt: Date | null): Promise<void> {
  await transaction.updateTable('players').set({ mobile_phone: phone, phone_confirmed_at: confirmedAt }).where('id', '=', player).execute();
}
