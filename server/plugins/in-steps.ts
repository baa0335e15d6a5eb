import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/call';
import { type Database, inTransaction, type Transaction } from '../database/connection';
import type { Platform } from '../platform';
import { type Intent, storeResponse, lockKey, withRetries, scopeOf } from './idempotency';
import { refuse, Refused } from './refusals';

/** A write with an external call: record the intent, make the call, return the response, each committed separately. */
export interface Steps<A> {
  /** Records the intent, so that it's completed even if the caller doesn't return; returns its id. */
  begin(transaction: Transaction): Promise<string>;
  /** Makes the external call, outside any transaction, and records its result. Returns false if another caller is making it. */
  around(database: Database, name: string): Promise<boolean>;
  /** The response, from the current state. */
  result(transaction: Transaction, name: string): Promise<A>;
}

/**
 * Runs a write in steps, once per key: a repeat gets the same response, or continues an interrupted write where it stopped. If the external
 * call fails, it returns the current state, and the call is retried in the background. Refuses like `once`.
 */
export function inSteps<A>(
  platform: Pick<Platform, 'database' | 'log'>,
  call: Call,
  request: FastifyRequest,
  intent: Intent | null,
  steps: Steps<A>,
  pause?: () => Promise<unknown>,
): Promise<A> {
  return withRetries(() => attempt(platform, call, request, intent, steps), pause);
}

async function attempt<A>(
  { database, log }: Pick<Platform, 'database' | 'log'>,
  call: Call,
  request: FastifyRequest,
  intent: Intent | null,
  { begin, around, result }: Steps<A>,
): Promise<A> {
  const scope = scopeOf(call, request);
  const keep = async (transaction: Transaction, status: number | null, kept: unknown) => {
    if (intent) await storeResponse(transaction, scope, intent, { call: call.id, status, answer: kept });
  };
  const known = await inTransaction(database, async (transaction) => {
    const kept = intent ? await lockKey(transaction, scope, intent) : undefined;
    if (kept) return { ...kept, isRepeat: true };
    const name = await begin(transaction);
    await keep(transaction, null, name);
    return { status: null, answer: name, isRepeat: false };
  });
  if (known.status !== null) return known.answer as A;
  const name = known.answer as string;
  const isDone = await around(database, name).catch((error: unknown) => {
    if (error instanceof Refused) throw error;
    log.warn({ err: error, call: call.id, name }, 'the call has no result yet');
    return true;
  });
  if (!isDone && known.isRepeat) throw refuse('idempotency_in_flight');
  return inTransaction(database, async (transaction) => {
    const said = await result(transaction, name);
    await keep(transaction, 200, said);
    return said;
  });
}
