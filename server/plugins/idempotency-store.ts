import { sql } from 'kysely';
import type { Transaction } from '#server/database/connection';

/** Tries to take the lock of a key, which is held until the transaction ends; returns whether it was free. */
export function tryLock(transaction: Transaction, scope: string, key: string) {
  return sql<{ taken: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${`${scope} ${key}`}, 0)) as taken
    `.execute(transaction);
}

/** The stored entry of a key. */
export function findResponse(transaction: Transaction, scope: string, key: string) {
  return transaction
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'status', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Stores a key's response, unless there is one. */
export function putResponse(
  transaction: Transaction,
  {
    scope,
    key,
    kept,
    bodyHash,
    said,
  }: { scope: string; key: string; kept: { call: string }; bodyHash: Buffer; said: { status: number | null; answer: string | null } },
) {
  return transaction
    .insertInto('idempotency_keys')
    .values({ scope, key, call: kept.call, body_hash: bodyHash, ...said })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doUpdateSet(said).where('idempotency_keys.status', 'is', null))
    .execute();
}
