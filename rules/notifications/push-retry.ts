const BACK_OFF_MS = 60_000;
const LONGEST_BACK_OFF_MS = 30 * 60_000;
const SECONDS = /^\d+$/;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** A push that its service put off. */
export interface PutOff {
  /** How often it has been tried again already. */
  attempt: number;
  /** The service's `Retry-After`, as it came; null where it named none. */
  retryAfter: string | null;
  /** Epoch ms, of the asking and of the end of what the push tells. */
  now: number;
  expiresAt: number;
}

/**
 * When a push that was put off goes out again (epoch ms): ever later, half an hour at most, and not before its service
 * wants to hear of it. Null where what it tells is over by then, which is as long as anybody can have us wait (NOTIF-002).
 */
export function retryPushAt({ attempt, retryAfter, now, expiresAt }: PutOff): number | null {
  const own = now + Math.min(LONGEST_BACK_OFF_MS, BACK_OFF_MS * 2 ** attempt);
  const at = Math.max(own, allowedFrom(retryAfter, now));
  return at < expiresAt ? at : null;
}

/** The instant that a `Retry-After` names, in seconds or as a date of HTTP; what is neither of the two names none. */
function allowedFrom(retryAfter: string | null, now: number): number {
  if (retryAfter === null) return now;
  if (SECONDS.test(retryAfter)) return now + Number(retryAfter) * 1000;
  const date = HTTP_DATE.test(retryAfter) ? Date.parse(retryAfter) : Number.NaN;
  return Number.isNaN(date) ? now : date;
}
