const MINUTE_MS = 60_000;

/** Doors whose attempts are counted, by what is counted. */
export type Door =
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
  | 'contact.address';

interface DoorPolicy {
  /** Attempts that pass within the window. */
  free: number;
  windowMs: number;
  /** How long the first lock lasts; each further attempt doubles it, up to `longestMs`. */
  lockMs: number;
  longestMs: number;
}

/** Locks are soft: they pass by themselves, so that nobody can be shut out for long by a stranger. */
const policies: Record<Door, DoorPolicy> = {
  'sign_in.account': { free: 5, windowMs: 15 * MINUTE_MS, lockMs: MINUTE_MS, longestMs: 15 * MINUTE_MS },
  'sign_in.device': { free: 10, windowMs: 15 * MINUTE_MS, lockMs: MINUTE_MS, longestMs: 15 * MINUTE_MS },
  'sign_in.address': { free: 60, windowMs: 15 * MINUTE_MS, lockMs: MINUTE_MS, longestMs: 15 * MINUTE_MS },
  'check_email.device': { free: 8, windowMs: 60 * MINUTE_MS, lockMs: 10 * MINUTE_MS, longestMs: 60 * MINUTE_MS },
  'check_email.address': { free: 20, windowMs: 60 * MINUTE_MS, lockMs: 10 * MINUTE_MS, longestMs: 60 * MINUTE_MS },
  'sign_up.address': { free: 20, windowMs: 60 * MINUTE_MS, lockMs: 10 * MINUTE_MS, longestMs: 60 * MINUTE_MS },
  'mail.account': { free: 4, windowMs: 60 * MINUTE_MS, lockMs: 10 * MINUTE_MS, longestMs: 60 * MINUTE_MS },
  'new_password.address': { free: 20, windowMs: 60 * MINUTE_MS, lockMs: 10 * MINUTE_MS, longestMs: 60 * MINUTE_MS },
  'again.session': { free: 5, windowMs: 15 * MINUTE_MS, lockMs: MINUTE_MS, longestMs: 15 * MINUTE_MS },
  'contact.address': { free: 20, windowMs: 60 * MINUTE_MS, lockMs: 10 * MINUTE_MS, longestMs: 60 * MINUTE_MS },
  'mail.address': { free: 20, windowMs: 60 * MINUTE_MS, lockMs: 10 * MINUTE_MS, longestMs: 60 * MINUTE_MS },
};

/** What is remembered of a door. */
export interface DoorMemory {
  attempts: number;
  since: Date;
  lockedUntil: Date | null;
}

/** Whether an attempt may pass, and what is remembered after it. `waitMs` is how long the door stays shut. */
export interface DoorVerdict {
  isOpen: boolean;
  waitMs: number;
  memory: DoorMemory;
}

/** What is remembered once an attempt turned out to be right: it doesn't count, nor does a lock that it brought. */
export function takeBack(door: Door, known: DoorMemory): DoorMemory {
  const attempts = Math.max(0, known.attempts - 1);
  return { attempts, since: known.since, lockedUntil: attempts < policies[door].free ? null : known.lockedUntil };
}

/** Counts one attempt at a door. While it is locked an attempt neither passes nor counts. */
export function knock(door: Door, known: DoorMemory | null, now: Date): DoorVerdict {
  const { free, windowMs, lockMs, longestMs } = policies[door];
  const waitMs = known?.lockedUntil ? known.lockedUntil.getTime() - now.getTime() : 0;
  if (known && waitMs > 0) return { isOpen: false, waitMs, memory: known };
  const isFresh = !known || now.getTime() - known.since.getTime() >= windowMs;
  const attempts = isFresh ? 1 : known.attempts + 1;
  const since = isFresh ? now : known.since;
  const lasts = attempts < free ? 0 : Math.min(longestMs, lockMs * 2 ** Math.min(16, attempts - free));
  return { isOpen: true, waitMs: 0, memory: { attempts, since, lockedUntil: lasts > 0 ? new Date(now.getTime() + lasts) : null } };
}
