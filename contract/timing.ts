/**
 * Durations that more than one runtime uses, in milliseconds. Each runtime's own durations are in its table:
 * `src/platform/timing.ts`, `sw/timing.ts`, `server/timing.ts`. `tests/architecture/timing.test.ts` checks how they depend on each other.
 */

/** How often a live stream sends a heartbeat; a window that misses two reconnects (`SILENCE_MS` of the window). */
export const BEAT_MS = 4_000;

/**
 * Timeout of a call in a window or the worker. It exceeds the most that the server takes: the wait for a connection and the
 * longest statement, or a call to a payment provider.
 */
export const CALL_TIMEOUT_MS = 30_000;

/**
 * Timeout of one attempt to send a queued write. Longer than the longest statement, so that a slow success counts; shorter than
 * a call's, since the writes behind it wait and a repeat under the same key is harmless.
 */
export const QUEUED_WRITE_TIMEOUT_MS = 10_000;

/** The first pause before a retry; it doubles up to `LONGEST_RETRY_MS`. */
export const FIRST_RETRY_MS = 400;

/** The longest pause before a retry, so that everything works again within ten seconds after a fault ends (promise 9). */
export const LONGEST_RETRY_MS = 8_000;
