import { sql } from 'kysely';
import type { Queries, Transaction } from '#server/database/connection';

/** Takes a step as used by a sign-in; whether it's later than every one before. */
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

/** Keeps a secret that waits for its first code, in place of an earlier one. */
export async function keepEnrolment(queries: Queries, player: number, { secret, codeHashes, expiresAt }: Enrolment): Promise<void> {
  const values = { secret, code_hashes: codeHashes, expires_at: expiresAt };
  await queries
    .insertInto('factor_enrolments')
    .values({ player_id: player, ...values })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(values))
    .execute();
}

/** The secret that waits, locked; undefined where none does or its time is over. */
export function lockEnrolment(transaction: Transaction, player: number, now: Date) {
  return transaction
    .selectFrom('factor_enrolments')
    .select(['secret', 'code_hashes'])
    .where('player_id', '=', player)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

/** The secret that waits takes effect; `step` is the one of its first code, which signs nobody in. */
export async function switchOn(transaction: Transaction, player: number, secret: string, step: number): Promise<void> {
  await transaction
    .updateTable('players')
    .set({ two_factor_enabled: true, two_factor_secret: secret, two_factor_last_step: step })
    .where('id', '=', player)
    .execute();
  await transaction.deleteFrom('factor_enrolments').where('player_id', '=', player).execute();
}

/** Takes the second factor away with its recovery codes; answers whether there was one. */
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

/** Puts recovery codes in place of all earlier ones. */
export async function replaceRecoveryCodes(transaction: Transaction, player: number, hashes: readonly Buffer[]): Promise<void> {
  await transaction.deleteFrom('recovery_codes').where('player_id', '=', player).execute();
  await transaction
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ player_id: player, code_hash })))
    .execute();
}

/** Uses a recovery code up; whether it was one that nobody had used. */
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

/** What is known of a player's second factor. */
export function readFactor(queries: Queries, player: number) {
  return queries.selectFrom('players').select(['two_factor_enabled', 'email', 'brand']).where('id', '=', player).executeTakeFirstOrThrow();
}
