import type { Queries, Transaction } from '#server/database/connection';
import type { IdentityResult } from '#contract/fields/identity-result';

/** Stores a check that has been started. */
export async function insertCheck(
  queries: Queries,
  check: { id: string; player_id: number; provider: string; started_at: Date },
): Promise<void> {
  await queries.insertInto('identity_checks').values(check).execute();
}

/** A check, locked; undefined for an unknown one. */
export function lockCheck(transaction: Transaction, id: string) {
  return transaction
    .selectFrom('identity_checks')
    .select(['player_id as player', 'state', 'provider'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Stores a provider's result. */
export async function setResult(transaction: Transaction, id: string, state: IdentityResult, now: Date): Promise<void> {
  await transaction.updateTable('identity_checks').set({ state, decided_at: now }).where('id', '=', id).execute();
}

/** Whether a check exists and waits for its result. */
export async function isOpen(queries: Queries, id: string): Promise<boolean> {
  const found = await queries.selectFrom('identity_checks').select('state').where('id', '=', id).executeTakeFirst();
  return found?.state === 'started';
}

/** The latest check of a player's, or null. */
export async function latestCheck(queries: Queries, player: number) {
  const found = await queries
    .selectFrom('identity_checks')
    .select('state')
    .where('player_id', '=', player)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.state ?? null;
}

/** The person whom a provider checks. */
export function readPerson(queries: Queries, player: number) {
  return queries
    .selectFrom('players')
    .select(['first_name', 'last_name', 'date_of_birth', 'country', 'sumsub_verified'])
    .where('id', '=', player)
    .executeTakeFirstOrThrow();
}
