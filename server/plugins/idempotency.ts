import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Call } from '#contract/call';
import { inTransaction, type Transaction } from '../database/connection';
import type { Platform } from '../platform';
import { refuse } from './refusals';

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
function scopeOf(call: Call, request: FastifyRequest): string {
  const { session, address } = request.asking;
  if (call.who === 'guest') return 'anybody';
  return session ? `player:${session.player}` : `address:${address}`;
}

/** So long a repeat waits for the attempt that is under way, and so often it looks: below the eight seconds of a call. */
const PATIENCE_MS = 4_000;
const LOOK_MS = 50;

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
  pause: () => Promise<unknown> = () => setTimeout(LOOK_MS),
): Promise<A> {
  if (!intent) return inTransaction(platform.database, work);
  const scope = scopeOf(call, request);
  for (let waited = 0; ; waited += LOOK_MS) {
    const done = await inTransaction(platform.database, (transaction) => onceAlone(transaction, { scope, call: call.id, ...intent }, work));
    if (done) return done.answer;
    if (waited >= PATIENCE_MS) throw refuse('idempotency_in_flight');
    await pause();
  }
}

/** The same inside one transaction; null where another one is at it. */
async function onceAlone<A>(
  transaction: Transaction,
  { scope, call, key, bodyHash }: Intent & { scope: string; call: string },
  work: (transaction: Transaction) => Promise<A>,
): Promise<{ answer: A } | null> {
  const lock = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${scope} ${key}`}, 0)) as taken
  `.execute(transaction);
  if (!lock.rows[0]?.taken) return null;
  const known = await transaction
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (known) {
    if (!bodyHash.equals(known.body_hash)) throw refuse('idempotency_conflict');
    return { answer: known.answer as A };
  }
  const answer = await work(transaction);
  await transaction
    .insertInto('idempotency_keys')
    .values({ scope, key, call, body_hash: bodyHash, status: 200, answer: JSON.stringify(answer) })
    .execute();
  return { answer };
}
