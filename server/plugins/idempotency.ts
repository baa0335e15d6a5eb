import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/call';
import { inTransaction, type Transaction } from '../database/connection';
import type { Platform } from '../platform';
import { IN_FLIGHT_POLL_MS, IN_FLIGHT_WAIT_MS } from '../timing';
import { refuse, Refused } from './refusals';
import { tryLock, findResponse, putResponse } from './idempotency-store';

export interface Intent {
  key: string;
  bodyHash: Buffer;
}

/** The identity of an intent: the call, its path and its body. */
export function hashOf(call: Call, request: FastifyRequest): Buffer {
  return createHash('sha256')
    .update(call.id)
    .update(JSON.stringify([request.params ?? null, request.body ?? null]))
    .digest();
}

/**
 * Keys are separate per player. A public call that's repeated with its key from another network, or after a sign-in, is still the same
 * intent: the unguessable key alone identifies it.
 */
export function scopeOf(call: Call, request: FastifyRequest): string {
  const { session, address } = request.caller;
  if (call.who === 'guest') return 'anybody';
  return session ? `player:${session.player}` : `address:${address}`;
}

/**
 * Runs a write's effect once per key: key, effect and response commit together. A repeat gets the same response, the same key with another
 * body `idempotency_conflict`. A repeat of a pending one waits for its response, for a few seconds and without a database connection, and
 * is then refused as `idempotency_in_flight`.
 */
export async function once<A>(
  platform: Platform,
  call: Call,
  request: FastifyRequest,
  intent: Intent | null,
  work: (transaction: Transaction) => Promise<A>,
  pause?: () => Promise<unknown>,
): Promise<A> {
  if (!intent) return inTransaction(platform.database, work);
  const scope = scopeOf(call, request);
  return withRetries(
    () =>
      inTransaction(platform.database, async (transaction) => {
        const known = await lockKey(transaction, scope, intent);
        if (known) return known.answer as A;
        const response = await work(transaction);
        await storeResponse(transaction, scope, intent, { call: call.id, status: 200, answer: response });
        return response;
      }),
    pause,
  );
}

const aMoment = () => setTimeout(IN_FLIGHT_POLL_MS);

/** Retries while another attempt of the same intent is pending, for a few seconds; then refuses as that did. */
export async function withRetries<A>(attempt: () => Promise<A>, pause: () => Promise<unknown> = aMoment): Promise<A> {
  for (let waited = 0; ; waited += IN_FLIGHT_POLL_MS) {
    try {
      return await attempt();
    } catch (error) {
      const isUnderWay = error instanceof Refused && error.code === 'idempotency_in_flight';
      if (!isUnderWay || waited >= IN_FLIGHT_WAIT_MS) throw error;
    }
    await pause();
  }
}

/**
 * Locks a key until the end of the transaction and returns its stored entry, undefined for a new one. A status of null means that
 * its work has started. Refuses: idempotency_in_flight, idempotency_conflict (stored for another body).
 */
export async function lockKey(
  transaction: Transaction,
  scope: string,
  { key, bodyHash }: Intent,
): Promise<{ status: number | null; answer: unknown } | undefined> {
  const lock = await tryLock(transaction, scope, key);
  if (!lock.rows[0]?.taken) throw refuse('idempotency_in_flight');
  const known = await findResponse(transaction, scope, key);
  if (known && !bodyHash.equals(known.body_hash)) throw refuse('idempotency_conflict');
  return known;
}

/** Stores a response under its key, replacing the entry from the start of its work. */
export async function storeResponse(
  transaction: Transaction,
  scope: string,
  { key, bodyHash }: Intent,
  kept: { call: string; status: number | null; answer: unknown },
): Promise<void> {
  const said = { status: kept.status, answer: JSON.stringify(kept.answer) };
  await putResponse(transaction, { scope, key, kept, bodyHash, said });
}
