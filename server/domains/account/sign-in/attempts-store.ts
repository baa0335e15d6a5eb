import { createHash } from 'node:crypto';
import type { Licence } from '#rules/account/restrictions';
import { type AttemptRecord, countAttempt, policyOf, type ThrottledAction } from '#rules/account/sign-in/throttle';
import { callFunction } from '#server/database/call-function';
import type { Database } from '#server/database/connection';

/** An action and its subject: an account, a device or an address. */
export type Attempt = readonly [action: ThrottledAction, subject: string];

/** Subjects are stored as hashes, so that the table contains no addresses or personal data. */
function hashOf(subject: string): Buffer {
  return createHash('sha256').update(subject).digest();
}

const named = ([action, subject]: Attempt) => ({ door: action, counted: hashOf(subject).toString('hex') });

/** Attempts in the format of `sign_in_facts`. */
export const namedAttempts = (attempts: readonly Attempt[]): string => JSON.stringify(attempts.map(named));

/**
 * Attempts to forgive, in the format of the SQL functions: all attempts of subjects that have proven their identity, and one successful
 * attempt of a shared subject, such as an IP address.
 */
export function forgiven(shared: Attempt | null, proven: readonly Attempt[]): string {
  return JSON.stringify([...(shared ? [{ ...named(shared), shared_free: policyOf(shared[0]).free }] : []), ...proven.map(named)]);
}

/**
 * Counts an attempt of each subject. It commits before anything is checked, so that fifty attempts at the same instant count as fifty.
 * Returns the longest remaining lock-out in milliseconds, 0 if the attempt may proceed. The host's licence may require a stricter rule.
 */
export function recordAttempts(
  database: Database,
  attempts: readonly Attempt[],
  now: Date,
  licence: Licence | null = null,
): Promise<number> {
  const counted = attempts.map((attempt) => {
    const { free, windowMs, lockMs, longestMs } = policyOf(attempt[0], licence);
    return { ...named(attempt), free, window_ms: windowMs, lock_ms: lockMs, longest_ms: longestMs };
  });
  return callFunction(database, 'count_attempts', [JSON.stringify(counted), now]);
}

/** Counts an attempt of one subject, see `recordAttempts`. */
export function recordAttempt(
  database: Database,
  action: ThrottledAction,
  subject: string,
  now: Date,
  licence: Licence | null = null,
): Promise<number> {
  return recordAttempts(database, [[action, subject]], now, licence);
}

/** Whether an attempt could proceed now, and its number in its window. Counts nothing. */
export async function peekAttempts(
  database: Database,
  action: ThrottledAction,
  subject: string,
  now: Date,
): Promise<{ isAllowed: boolean; attempts: number; waitMs: number }> {
  const known = await database
    .selectFrom('door_attempts')
    .select(['attempts', 'since', 'locked_until as lockedUntil'])
    .where('door', '=', action)
    .where('counted', '=', hashOf(subject))
    .executeTakeFirst();
  return peeked(action, known ?? null, now);
}

/** The same for a record that was already read. */
export function peeked(
  action: ThrottledAction,
  known: AttemptRecord | null,
  now: Date,
): { isAllowed: boolean; attempts: number; waitMs: number } {
  const { isAllowed, waitMs, record } = countAttempt(action, known, now);
  return { isAllowed, attempts: record.attempts, waitMs };
}

/** Deletes all attempts of subjects that have proven their identity. */
export async function clearAttempts(database: Database, subjects: readonly Attempt[]): Promise<void> {
  await callFunction(database, 'forgive_attempts', [forgiven(null, subjects)]);
}

/** Removes one successful attempt from a shared subject, such as an IP address. */
export async function removeAttempt(database: Database, action: ThrottledAction, subject: string): Promise<void> {
  await callFunction(database, 'forgive_attempts', [forgiven([action, subject], [])]);
}
