import { type Insertable, sql } from 'kysely';
import type { Queries, Transaction } from '#server/database/connection';
import type { PasskeysTable } from '../tables';

/** The secret that signs challenges. */
export async function readPasskeySecret(queries: Queries): Promise<string> {
  const { value } = await queries
    .selectFrom('settings')
    .select(sql<string>`value #>> '{}'`.as('value'))
    .where('key', '=', 'passkey_secret')
    .executeTakeFirstOrThrow();
  return value;
}

/** Stores the hash of a used challenge; returns whether it was the first use. */
export async function spendChallenge(queries: Queries, hash: Buffer, now: Date): Promise<boolean> {
  const used = await queries
    .insertInto('passkey_challenges_used')
    .values({ challenge_hash: hash, used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('challenge_hash')
    .executeTakeFirst();
  return used !== undefined;
}

/** The passkeys of a player, newest first. */
export function listPasskeys(queries: Queries, player: number) {
  return queries
    .selectFrom('passkeys')
    .select(['id', 'name', 'rp_id', 'transports', 'created_at', 'last_used_at'])
    .where('player_id', '=', player)
    .orderBy('created_at', 'desc')
    .execute();
}

/** The passkey with which a browser responded. */
export function findPasskey(queries: Queries, id: string) {
  return queries.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Inserts a passkey; returns whether its id was new. */
export async function insertPasskey(transaction: Transaction, passkey: Insertable<PasskeysTable>): Promise<boolean> {
  const added = await transaction
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Records the use of a passkey, with its authenticator's counter and backup state. */
export async function noteUsed(queries: Queries, id: string, said: { counter: number; backedUp: boolean }, now: Date): Promise<void> {
  await queries
    .updateTable('passkeys')
    .set({ counter: said.counter, backed_up: said.backedUp, last_used_at: now })
    .where('id', '=', id)
    .execute();
}

/** Renames a passkey of a player; returns whether it exists. */
export async function setName(queries: Queries, player: number, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('passkeys')
    .set({ name })
    .where('player_id', '=', player)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes a passkey of a player; returns whether it existed. */
export async function deletePasskey(queries: Queries, player: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await queries.deleteFrom('passkeys').where('player_id', '=', player).where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The account of the passkey that signed. */
export function findAccount(queries: Queries, player: number) {
  return queries.selectFrom('players').selectAll().where('id', '=', player).executeTakeFirst();
}

/** Records that the player of a session has re-authenticated. */
export async function noteProven(queries: Queries, session: Buffer, now: Date): Promise<void> {
  await queries.updateTable('sessions').set({ authenticated_at: now }).where('token_hash', '=', session).execute();
}
