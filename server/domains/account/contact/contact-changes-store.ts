import type { ContactKind } from '#contract/fields/contact';
import type { Queries, Transaction } from '#server/database/connection';

const columns = [
  'id',
  'player_id as player',
  'kind',
  'old_value as oldValue',
  'new_value as newValue',
  'code_salt as codeSalt',
  'code_hash as codeHash',
  'requested_at as requestedAt',
  'expires_at as expiresAt',
  'undo_until as undoUntil',
  'confirmed_at as confirmedAt',
  'cancelled_at as cancelledAt',
] as const;

/** A change of email or phone, as the store returns it. */
export type StoredChange = Awaited<ReturnType<typeof lockChange>>;

/** A player's waiting changes that haven't expired, at most one of a kind. */
export function findWaiting(queries: Queries, player: number, now: Date) {
  return queries
    .selectFrom('contact_changes')
    .select(columns)
    .where('player_id', '=', player)
    .where('confirmed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}

/** The player's last confirmed change, while its code would still work. */
export function findConfirmed(queries: Queries, player: number, kind: ContactKind, now: Date) {
  return queries
    .selectFrom('contact_changes')
    .select(columns)
    .where('player_id', '=', player)
    .where('kind', '=', kind)
    .where('confirmed_at', 'is not', null)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

interface NewChange {
  player_id: number;
  kind: ContactKind;
  old_value: string | null;
  new_value: string;
  requested_at: Date;
  expires_at: Date;
  undo_until: Date;
}

/** Inserts a waiting change; returns its id. */
export async function insertChange(transaction: Transaction, change: NewChange): Promise<number> {
  const { id } = await transaction.insertInto('contact_changes').values(change).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Cancels a player's waiting change of a kind, expired or not; returns whether there was one. */
export async function cancelWaiting(transaction: Transaction, player: number, kind: ContactKind, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('contact_changes')
    .set({ cancelled_at: now })
    .where('player_id', '=', player)
    .where('kind', '=', kind)
    .where('confirmed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The hashed secrets of a message: the new contact's code and link, or the old contact's link. */
export type MessageHashes = { token_hash: Buffer; code_salt: Buffer; code_hash: Buffer } | { undo_hash: Buffer };

/** Stores the hashes of a message about a change; returns the change, or undefined if it was cancelled. */
export function keepHashes(queries: Queries, id: number, hashes: MessageHashes) {
  return queries
    .updateTable('contact_changes')
    .set(hashes)
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .returning(columns)
    .executeTakeFirst();
}

/** The change of a link in either message. */
export async function findByToken(queries: Queries, hash: Buffer) {
  const found = await queries
    .selectFrom('contact_changes')
    .select([...columns, 'undo_hash as undoHash'])
    .where((where) => where.or([where('token_hash', '=', hash), where('undo_hash', '=', hash)]))
    .executeTakeFirst();
  return found && { ...found, link: found.undoHash?.equals(hash) ? ('undo' as const) : ('confirm' as const) };
}

/** Locks a change for a decision about it. */
export function lockChange(transaction: Transaction, id: number) {
  return transaction.selectFrom('contact_changes').select(columns).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** Counts an attempt at a waiting change's code, before the code is compared; returns the change while attempts are left. */
export function countCodeTry(queries: Queries, player: number, kind: ContactKind, now: Date, most: number) {
  return queries
    .updateTable('contact_changes')
    .set((set) => ({ code_attempts: set('code_attempts', '+', 1) }))
    .where('player_id', '=', player)
    .where('kind', '=', kind)
    .where('confirmed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', now)
    .where('code_attempts', '<', most)
    .returning(columns)
    .executeTakeFirst();
}

/** Sets when a change was confirmed or cancelled. */
export async function setMoment(transaction: Transaction, id: number, moment: { confirmed_at: Date } | { cancelled_at: Date }) {
  await transaction.updateTable('contact_changes').set(moment).where('id', '=', id).execute();
}

/** Sets the email of an account, which counts as confirmed. */
export async function setEmail(transaction: Transaction, player: number, email: string, now: Date): Promise<void> {
  await transaction.updateTable('players').set({ email, confirmed_at: now }).where('id', '=', player).execute();
}

/** Sets a player's number and when it was confirmed; null for not confirmed. */
export async function setPhone(transaction: Transaction, player: number, phone: string | null, confirmedAt: Date | null): Promise<void> {
  await transaction.updateTable('players').set({ mobile_phone: phone, phone_confirmed_at: confirmedAt }).where('id', '=', player).execute();
}

/** Invalidates every open link and code that was mailed to a player's former address. */
export async function consumeMailSecrets(transaction: Transaction, player: number, now: Date): Promise<void> {
  await transaction
    .updateTable('mail_secrets')
    .set({ consumed_at: now })
    .where('player_id', '=', player)
    .where('consumed_at', 'is', null)
    .execute();
}
