import type { Licence } from '../restrictions';

const MINUTE_MS = 60_000;

/** Actions whose attempts are counted, each with its subject: `sign_in.account` counts sign-ins per account. */
export type ThrottledAction =
  | 'sign_in.account'
  | 'sign_in.device'
  | 'sign_in.address'
  | 'check_email.device'
  | 'check_email.address'
  | 'sign_up.address'
  | 'mail.account'
  | 'mail.address'
  | 'new_password.address'
  | 'again.session'
  | 'second_factor.account'
  | 'second_factor.session'
  | 'contact.address'
  | 'contact_change.email'
  | 'contact_change.phone';

export interface ThrottlePolicy {
  /** Attempts allowed within the window. */
  free: number;
  windowMs: number;
  /** How long the first lock lasts; each further attempt doubles it, up to `longestMs`. */
  lockMs: number;
  longestMs: number;
}

/** Lock-outs expire, so a stranger can't lock a player out for long. */
const policies: Record<ThrottledAction, ThrottlePolicy> = {
  'sign_in.account': { free: 5, windowMs: 15 * MINUTE_MS, lockMs: MINUTE_MS, longestMs: 15 * MINUTE_MS },
  'sign_in.device': { free: 10, windowMs: 15 * MINUTE_MS, lockMs: MINUTE_MS, longestMs: 15 * MINUTE_MS },
  'sign_in.address': { free: 60, windowMs: 15 * MINUTE_MS, lockMs: MINUTE_MS, longestMs: 15 * MINUTE_MS },
  'check_email.device': { free: 8, windowMs: 60 * MINUTE_MS, lockMs: 10 * MINUTE_MS, longestMs: 60 * MINUTE_MS },
  'check_email.address': { free: 20, windowMs: 60 * MINUTE_MS, lockMs: 10 * MINUTE_MS, longestMs: 60 * MINUTE_MS },
  'sign_up.address': { free: 20, windowMs: 60 * MINUTE_MS, lockMs: 10 * MINUTE_MS, longestMs: 60 * MINUTE_MS },
  'mail.account': { free: 4, windowMs: 60 * MINUTE_MS, lockMs: 10 * MINUTE_MS, longestMs: 60 * MINUTE_MS },
  'new_password.address': { free: 20, windowMs: 60 * MINUTE_MS, lockMs: 10 * MINUTE_MS, longestMs: 60 * MINUTE_MS },
  'again.session': { free: 5, windowMs: 15 * MINUTE_MS, lockMs: MINUTE_MS, longestMs: 15 * MINUTE_MS },
  // Trying codes requires the password, so no stranger can lock the owner out here.
  'second_factor.account': { free: 5, windowMs: 60 * MINUTE_MS, lockMs: MINUTE_MS, longestMs: 60 * MINUTE_MS },
  'second_factor.session': { free: 5, windowMs: 15 * MINUTE_MS, lockMs: MINUTE_MS, longestMs: 15 * MINUTE_MS },
  'contact.address': { free: 20, windowMs: 60 * MINUTE_MS, lockMs: 10 * MINUTE_MS, longestMs: 60 * MINUTE_MS },
  'contact_change.phone': { free: 5, windowMs: 60 * MINUTE_MS, lockMs: 10 * MINUTE_MS, longestMs: 60 * MINUTE_MS },
  'contact_change.email': { free: 5, windowMs: 60 * MINUTE_MS, lockMs: 10 * MINUTE_MS, longestMs: 60 * MINUTE_MS },
  'mail.address': { free: 20, windowMs: 60 * MINUTE_MS, lockMs: 10 * MINUTE_MS, longestMs: 60 * MINUTE_MS },
};

/** GLI-19: three failed attempts within 30 minutes lock the account. A second factor can't unlock it here; a new password by mail can. */
const threeInThirty: ThrottlePolicy = { free: 3, windowMs: 30 * MINUTE_MS, lockMs: 30 * MINUTE_MS, longestMs: 30 * MINUTE_MS };

const strictLicences: ReadonlySet<Licence> = new Set<Licence>(['AU', 'CA', 'DE']);

/** Whether three failed sign-ins, on any devices, lock an account at a host of this licence. */
export function locksAfterThree(licence: Licence | null): boolean {
  return licence !== null && strictLicences.has(licence);
}

/** The limits of an action at a host, by its licence. */
export const policyOf = (action: ThrottledAction, licence: Licence | null = null): ThrottlePolicy =>
  action === 'sign_in.account' && locksAfterThree(licence) ? threeInThirty : policies[action];

/** The recorded attempts of one subject. */
export interface AttemptRecord {
  attempts: number;
  since: Date;
  lockedUntil: Date | null;
}

/** Returns whether an attempt may proceed, and the record after it. `waitMs` is how long the subject is still locked out. */
export interface ThrottleVerdict {
  isAllowed: boolean;
  waitMs: number;
  record: AttemptRecord;
}

/**
 * Counts one attempt by the rule of the host's licence. During a lock-out an attempt neither proceeds nor counts. The SQL function
 * `count_attempts` implements the same rule for stored attempts.
 */
export function countAttempt(
  action: ThrottledAction,
  known: AttemptRecord | null,
  now: Date,
  licence: Licence | null = null,
): ThrottleVerdict {
  const { free, windowMs, lockMs, longestMs } = policyOf(action, licence);
  const waitMs = known?.lockedUntil ? known.lockedUntil.getTime() - now.getTime() : 0;
  if (known && waitMs > 0) return { isAllowed: false, waitMs, record: known };
  const isFresh = !known || now.getTime() - known.since.getTime() >= windowMs;
  const attempts = isFresh ? 1 : known.attempts + 1;
  const since = isFresh ? now : known.since;
  const lasts = attempts < free ? 0 : Math.min(longestMs, lockMs * 2 ** Math.min(16, attempts - free));
  return { isAllowed: true, waitMs: 0, record: { attempts, since, lockedUntil: lasts > 0 ? new Date(now.getTime() + lasts) : null } };
}
