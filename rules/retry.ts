import { FIRST_RETRY_MS, LONGEST_RETRY_MS } from '#contract/timing';

/** Attempts after the first one (OFF-003). */
export const RETRIES = 6;

/**
 * The same for a read that the server itself can't serve: it has responded, so the connection is stable, and the page says so within three
 * seconds and tries again when the server is back (0144).
 */
export const UNAVAILABLE_RETRIES = 3;

/**
 * Milliseconds to wait before a retry (OFF-003): exponential, with full jitter. `attempt` counts from 0,
 * `chance` is a random number from 0 to 1.
 */
export function retryDelay(attempt: number, chance: number): number {
  const ceiling = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** attempt);
  return Math.round(ceiling / 2 + (ceiling / 2) * chance);
}
