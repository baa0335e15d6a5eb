import { sql } from 'kysely';
import type { Queries, Transaction } from '#server/database/connection';

/** Marks a step as used by a sign-in; returns whether it's later than all earlier ones. */
export async function spendStep(queries: Queries, player: number, step: number): Promise<boolean> {
  const used = await queries
    .updateTable('players')
    .set({ two_factor_last_step: step })
    .where('id', '=', player)
    .where((where) => where.or([where('two_factor_last_step', 'is', null), where('two_factor_last_step', '<', step)]))
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

interface Enrolment {
  secret: string;
  codeHashes: Buffer[];
  expiresAt: Date;
}

/** Stores a secret that waits for its first code, replacing an earlier one. */
export async function keepEnrolment(queries: Queries, player: number, { secret, codeHashes, expiresAt }: Enrolment): Promise<void> {
  const values = { secret, code_hashes: codeHashes, expires_at: expiresAt };
  await queries
    .insertInto('factor_enrolments')
    .values({ player_id: player, ...values })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(values))
    .execute();
}

/** The pending secret, locked; undefined if there is none or it has expired. */
export function lockEnrolment(transaction: Transaction, player: number, now: Date) {
  return transaction
    .selectFrom('factor_enrolments')
    .select(['secret', 'code_hashes'])
    .where('player_id', '=', player)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

/** Activates the pending secret; `step` is the one of its first code, which can't be used for a sign-in. */
export async function switchOn(transaction: Transaction, player: number, secret: string, step: number): Promise<void> {
  await transaction
    .updateTable('players')
    .set({ two_factor_enabled: true, two_factor_secret: secret, two_factor_last_step: step })
    .where('id', '=', player)
    .execute();
  await transaction.deleteFrom('factor_enrolments').where('player_id', '=', player).execute();
}

/** Removes the second factor and its recovery codes; returns whether there was one. */
export async function switchOff(transaction: Transaction, player: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('players')
    .set({ two_factor_enabled: false, two_factor_secret: null, two_factor_last_step: null })
    .where('id', '=', player)
    .where('two_factor_enabled', '=', true)
    .executeTakeFirst();
  await transaction.deleteFrom('factor_enrolments').where('player_id', '=', player).execute();
  await transaction.deleteFrom('recovery_codes').where('player_id', '=', player).execute();
  return numUpdatedRows === 1n;
}

/** Replaces all recovery codes. */
export async function replaceRecoveryCodes(transaction: Transaction, player: number, hashes: readonly Buffer[]): Promise<void> {
  await transaction.deleteFrom('recovery_codes').where('player_id', '=', player).execute();
  await transaction
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ player_id: player, code_hash })))
    .execute();
}

/** Uses up a recovery code; returns whether it was valid and unused. */
export async function spendRecoveryCode(queries: Queries, player: number, hash: Buffer, now: Date): Promise<boolean> {
  const used = await queries
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('player_id', '=', player)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

/** How many recovery codes of a player are unused. */
export async function countRecoveryCodes(queries: Queries, player: number): Promise<number> {
  const { left } = await queries
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::integer`.as('left'))
    .where('player_id', '=', player)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

/** The state of a player's second factor. */
export function readFactor(queries: Queries, player: number) {
  return queries.selectFrom('players').select(['two_factor_enabled', 'email', 'brand']).where('id', '=', player).executeTakeFirstOrThrow();
}
