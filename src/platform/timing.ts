import { BEAT_MS } from '#contract/timing';

/**
 * The window's timeouts and delays, in milliseconds, that depend on one another; those that the worker and the server depend on too are in
 * `contract/timing.ts`. Durations that only shape what's seen (animations, debouncing, how long something is shown) and product rules (how
 * long a limit applies) stay where they're used.
 */

/** A stream that was silent for this long is dead: two heartbeats, and a second for a slow connection. */
export const SILENCE_MS = 2 * BEAT_MS + 1_000;

/** When queued writes are retried if the queue doesn't say: the delay of the last retry. */
export const OUTBOX_RETRY_MS = 8_000;

/** The interval and the timeout of polling a server that didn't respond: a poll and the reads after it fit into ten seconds. */
export const SERVER_POLL_MS = 4_000;

/** The range of the delay before a read with a stale response, or none, is repeated: random, so that windows don't all retry together. */
export const REFETCH_SOONEST_MS = 3_000;
export const REFETCH_LATEST_MS = 5_000;

/** How long a page waits for optional reads: less than the worker's network timeout. */
export const SECONDARY_READS_MS = 1_000;

/** How long the start waits for the visitor's country: as long as the worker waits for the network. */
export const COUNTRY_TIMEOUT_MS = 3_000;

/** The same for the first request of a page that was served without network: the worker's timeout for each request then. */
export const COUNTRY_TIMEOUT_AWAY_MS = 300;

/** When the offline bar says that a page has no response yet: not before the worker would have served a stored one. */
export const PAGE_DELAY_MS = 3_000;

/** When the offline bar says that the server can't be reached: requests have failed for this long. */
export const UNREACHED_FOR_MS = 3_000;

/** When the offline bar says that the shown data is stale: after the worker's timeout, plus the time of a late response. */
export const STALE_DELAY_MS = 5_000;

/** The same for a page that was served without network, during its first seconds. */
export const STALE_DELAY_AWAY_MS = 1_000;
export const AWAY_FOR_MS = 10_000;

/** How long data counts as fresh: in the query cache, and in what the bar says of a response that the worker stored. */
export const FRESH_MS = 30_000;

/** How often the status of an open payment is polled, in case no event comes. */
export const PAYMENT_POLL_MS = 3_000;

/** How long a visit only loads what it shows; files and data for later offline use are fetched after that. */
export const FIRST_SECONDS_MS = 10_000;

/** The same for the worker's files if the worker serves the visit: the first screen has come from its cache by then. */
export const RETURN_SECONDS_MS = 2_000;

/** How long the worker may take to refill its caches, or to fetch missing files: the time of a whole release on a slow connection. */
export const REPAIR_TIMEOUT_MS = 120_000;

/** How long until the announcement of a new level, delayed by an open dialog, is tried again. */
export const LEVEL_NEWS_MS = 2_000;
