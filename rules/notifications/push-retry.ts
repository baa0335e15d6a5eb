const BACK_OFF_MS = 60_000;
const LONGEST_BACK_OFF_MS = 30 * 60_000;
const SECONDS = /^\d+$/;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** A push that its service postponed. */
export interface PutOff {
  /** How many retries there have been. */
  attempt: number;
  /** The service's `Retry-After` as received; null without one. */
  retryAfter: string | null;
  /** Epoch ms, of the request and of the push's expiry. */
  now: number;
  expiresAt: number;
}

/**
 * When a postponed push is retried (epoch ms): exponential backoff, half an hour at most, and not before its service's
 * Retry-After. Null if the push expires before that (NOTIF-002).
 */
export function retryPushAt({ attempt, retryAfter, now, expiresAt }: PutOff): number | null {
  const own = now + Math.min(LONGEST_BACK_OFF_MS, BACK_OFF_MS * 2 ** attempt);
  const at = Math.max(own, allowedFrom(retryAfter, now));
  return at < expiresAt ? at : null;
}

/** The instant of a `Retry-After`, in seconds or as an HTTP date; anything else is ignored. */
function allowedFrom(retryAfter: string | null, now: number): number {
  if (retryAfter === null) return now;
  if (SECONDS.test(retryAfter)) return now + Number(retryAfter) * 1000;
  const date = HTTP_DATE.test(retryAfter) ? Date.parse(retryAfter) : Number.NaN;
  return Number.isNaN(date) ? now : date;
}
