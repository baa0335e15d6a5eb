import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/call';
import { inTransaction, type Transaction } from '../database/connection';
import type { Platform } from '../platform';
import { IN_FLIGHT_LOOK_MS, IN_FLIGHT_WAIT_MS } from '../timing';
import { refuse, Refused } from './refusals';
import { tryLock, findAnswer, putAnswer } from './idempotency-store';

export interface Intent {
  key: string;
  bodyHash: Buffer;
}

/** What makes two attempts the same intent: the call, its path and its body. */
export function hashOf(call: Call, request: FastifyRequest): Buffer {
  return createHash('sha256')
    .update(call.id)
    .update(JSON.stringify([request.params ?? null, request.body ?? null]))
    .digest();
}

/**
 * Keys of different players never meet. What anybody may ask is repeated under its key from another network, or after a
 * sign-in, and is the same intent still: the key alone, which nobody guesses, names it.
 */
export function scopeOf(call: Call, request: FastifyRequest): string {
  const { session, address } = request.caller;
  if (call.who === 'guest') return 'anybody';
  return session ? `player:${session.player}` : `address:${address}`;
}

/**
 * Runs the effect of a write once for its key: key, effect and answer commit together. A repeat gets the same
 * answer, the same key with another body `idempotency_conflict`. A repeat of one that still runs waits for its answer, for
 * a few seconds and without a connection to the database, and is then refused as `idempotency_in_flight`.
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
  return patiently(
    () =>
      inTransaction(platform.database, async (transaction) => {
        const known = await lockKey(transaction, scope, intent);
        if (known) return known.answer as A;
        const answer = await work(transaction);
        await keepAnswer(transaction, scope, intent, { call: call.id, status: 200, answer });
        return answer;
      }),
    pause,
  );
}

const aMoment = () => setTimeout(IN_FLIGHT_LOOK_MS);

/** Attempts anew while another attempt of the same intent is under way, for a few seconds; then refuses as that did. */
export async function patiently<A>(attempt: () => Promise<A>, pause: () => Promise<unknown> = aMoment): Promise<A> {
  for (let waited = 0; ; waited += IN_FLIGHT_LOOK_MS) {
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
 * Takes a key for the length of the transaction and answers what is kept under it, undefined for a new one. A status of
 * null says that its work has begun. Refuses: idempotency_in_flight, idempotency_conflict (kept for another body).
 */
export async function lockKey(
  transaction: Transaction,
  scope: string,
  { key, bodyHash }: Intent,
): Promise<{ status: number | null; answer: unknown } | undefined> {
  const lock = await tryLock(transaction, scope, key);
  if (!lock.rows[0]?.taken) throw refuse('idempotency_in_flight');
  const known = await findAnswer(transaction, scope, key);
  if (known && !bodyHash.equals(known.body_hash)) throw refuse('idempotency_conflict');
  return known;
}

/** Keeps an answer under its key, also in the place of what was kept when its work began. */
export async function keepAnswer(
  transaction: Transaction,
  scope: string,
  { key, bodyHash }: Intent,
  kept: { call: string; status: number | null; answer: unknown },
): Promise<void> {
  const said = { status: kept.status, answer: JSON.stringify(kept.answer) };
  await putAnswer(transaction, { scope, key, kept, bodyHash, said });
}
