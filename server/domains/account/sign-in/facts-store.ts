import type { AttemptRecord, ThrottledAction } from '#rules/account/sign-in/throttle';
import { callFunction } from '#server/database/call-function';
import type { Queries } from '#server/database/connection';
import type { Row } from '../players/users';
import { type Attempt, namedAttempts, peeked } from './attempts-store';
import type { Account } from './entry';

/** The facts about a sign-in before its attempt counts. */
export interface SignInFacts {
  account: (Account & Pick<Row, 'password_hash'> & { has_signed_in: boolean }) | null;
  /** Whether the account was signed in to from this device before. */
  isKnownDevice: boolean;
  /** The current state of each subject's attempts. */
  attempts: (readonly [ThrottledAction, { isAllowed: boolean; attempts: number }])[];
}

interface Stored {
  account: SignInFacts['account'];
  is_known_device: boolean;
  attempts: Record<string, { attempts: number; since: string; locked_until: string | null }> | null;
}

const recordOf = (known: NonNullable<Stored['attempts']>[string]): AttemptRecord => ({
  attempts: known.attempts,
  since: new Date(known.since),
  lockedUntil: known.locked_until === null ? null : new Date(known.locked_until),
});

/** Reads the facts about a sign-in in one statement. */
export async function readSignInFacts(
  queries: Queries,
  { email, deviceId, userAgent }: { email: string; deviceId: string | null; userAgent: string | null },
  subjects: readonly Attempt[],
  now: Date,
): Promise<SignInFacts> {
  const found = await callFunction<Stored>(queries, 'sign_in_facts', [email.toLowerCase(), deviceId, userAgent, namedAttempts(subjects)]);
  const attempts = subjects.map(([action]) => {
    const known = found.attempts?.[action];
    return [action, peeked(action, known ? recordOf(known) : null, now)] as const;
  });
  return { account: found.account, isKnownDevice: found.is_known_device, attempts };
}
