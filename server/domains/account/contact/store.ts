import type { Queries, Transaction } from '#server/database/connection';

const columns = [
  'id',
  'player_id as player',
  'old_email as oldEmail',
  'new_email as newEmail',
  'token_hash as tokenHash',
  'code_hash as codeHash',
  'requested_at as requestedAt',
  'expires_at as expiresAt',
  'undo_until as undoUntil',
  'confirmed_at as confirmedAt',
  'cancelled_at as cancelledAt',
] as const;

/** A player's change of email that waits and hasn't expired. */
export function findWaitingChange(queries: Queries, player: number, now: Date) {
  return queries
    .selectFrom('email_changes')
    .select(columns)
    .where('player_id', '=', player)
    .where('confirmed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Inserts a change of email that waits. */
export async function insertChange(
  transaction: Transaction,
  change: { player_id: number; old_email: string; new_email: string; requested_at: Date; expires_at: Date; undo_until: Date },
): Promise<number> {
  const { id } = await transaction.insertInto('email_changes').values(change).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Cancels whatever change of email of a player waits, expired or not; whether there was one. */
export async function cancelWaiting(transaction: Transaction, player: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('email_changes')
    .set({ cancelled_at: now })
    .where('player_id', '=', player)
    .where('confirmed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores hashes of a mail about a change that isn't cancelled; the change, or undefined if it's over. */
export function keepHashes(queries: Queries, id: number, hashes: { token_hash: Buffer; code_hash: Buffer } | { undo_hash: Buffer }) {
  return queries
    .updateTable('email_changes')
    .set(hashes)
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .returning(columns)
    .executeTakeFirst();
}

/** The change that the link of either mail names. */
export async function findByToken(queries: Queries, hash: Buffer) {
  const found = await queries
    .selectFrom('email_changes')
    .select([...columns, 'undo_hash as undoHash'])
    .where((where) => where.or([where('token_hash', '=', hash), where('undo_hash', '=', hash)]))
    .executeTakeFirst();
  return found && { ...found, link: found.undoHash?.equals(hash) ? ('undo' as const) : ('confirm' as const) };
}

/** Locks a change for a decision about it. */
export function lockChange(transaction: Transaction, id: number) {
  return transaction.selectFrom('email_changes').select(columns).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** Counts a try of the code of a waiting change, before the code is compared; the change while tries are left. */
export function countCodeTry(queries: Queries, player: number, now: Date, most: number) {
  return queries
    .updateTable('email_changes')
    .set((set) => ({ code_attempts: set('code_attempts', '+', 1) }))
    .where('player_id', '=', player)
    .where('confirmed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', now)
    .where('code_attempts', '<', most)
    .returning(columns)
    .executeTakeFirst();
}

/** Sets when a change was confirmed or cancelled. */
export async function setMoment(transaction: Transaction, id: number, moment: { confirmed_at: Date } | { cancelled_at: Date }) {
  await transaction.updateTable('email_changes').set(moment).where('id', '=', id).execute();
}

/** Sets the email of an account, which is confirmed with it. */
export async function setEmail(transaction: Transaction, player: number, email: string, now: Date): Promise<void> {
  await transaction.updateTable('players').set({ email, confirmed_at: now }).where('id', '=', player).execute();
}

/** Uses up every open link and code that was mailed to a player's former address. */
export async function consumeMailSecrets(transaction: Transaction, player: number, now: Date): Promise<void> {
  await transaction
    .updateTable('mail_secrets')
    .set({ consumed_at: now })
    .where('player_id', '=', player)
    .where('consumed_at', 'is', null)
    .execute();
}
