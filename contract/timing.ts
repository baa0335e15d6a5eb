/**
 * Durations that more than one runtime counts on, in milliseconds. What one runtime alone waits for is in its own table:
 * `src/platform/timing.ts`, `sw/timing.ts`, `server/timing.ts`. `tests/architecture/timing.test.ts` holds how they interlock.
 */

/** How often a live stream sends a heartbeat; a window that misses two reconnects (`SILENCE_MS` of the window). */
export const BEAT_MS = 4_000;

/**
 * When a window or the worker gives a call up. Longer than the server takes at most: the wait for a connection and the
 * longest statement, or a call to a payment provider.
 */
export const CALL_TIMEOUT_MS = 30_000;

/**
 * When a queued write is given up for this time. Longer than the longest statement, so that a slow success counts; shorter than
 * a call's, since the writes behind it wait and a repeat under the same key is harmless.
 */
export const QUEUED_WRITE_TIMEOUT_MS = 10_000;

/** The first pause before a retry; it doubles up to `LONGEST_RETRY_MS`. */
export const FIRST_RETRY_MS = 400;

/** The longest pause before a retry, so that everything is back within ten seconds after a fault has healed (promise 9). */
export const LONGEST_RETRY_MS = 8_000;
