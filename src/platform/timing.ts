import { BEAT_MS } from '#contract/timing';

/**
 * What a window waits for, in milliseconds, where one duration depends on another; what the worker and the server count on too
 * is in `contract/timing.ts`. Durations that only shape what's seen (animations, debouncing, how long something is shown) and
 * product rules (how long a limit applies) stay where they're used.
 */

/** A stream that was silent for this long is dead: two heartbeats, and a second for a slow connection. */
export const SILENCE_MS = 2 * BEAT_MS + 1_000;

/** When queued writes are tried again if the queue doesn't say: as late as the longest retry. */
export const OUTBOX_RETRY_MS = 8_000;

/** How often a server that didn't respond is polled, and how long a poll may take: a poll and the reads after it fit into ten seconds. */
export const SERVER_POLL_MS = 4_000;

/** When a read that got a stale response, or none, is repeated: between these, so that windows don't all retry together. */
export const REFETCH_SOONEST_MS = 3_000;
export const REFETCH_LATEST_MS = 5_000;

/** How long a page waits for reads that it can be shown without: less than the worker's network timeout. */
export const SECONDARY_READS_MS = 1_000;

/** How long the start waits for the visitor's country: as long as the worker waits for the network. */
export const COUNTRY_TIMEOUT_MS = 3_000;

/** The same for the first request of a page that came without network: the time that the worker then gives each request. */
export const COUNTRY_TIMEOUT_AWAY_MS = 300;

/** When the bar says that a page has got no response yet: not before the worker would have served a stored one. */
export const PAGE_DELAY_MS = 3_000;

/** When the bar says that what's shown is stale: after the worker's timeout, and the time that a late response takes. */
export const STALE_DELAY_MS = 5_000;

/** The same where no network brought the page, during its first seconds. */
export const STALE_DELAY_AWAY_MS = 1_000;
export const AWAY_FOR_MS = 10_000;

/** How long data counts as fresh: in the query cache, and in what the bar says of a response that the worker stored. */
export const FRESH_MS = 30_000;

/** How often the status of an open payment is polled, in case no event comes. */
export const PAYMENT_POLL_MS = 3_000;

/** The first seconds of a visit belong to what it shows: what may work offline later is fetched after them. */
export const FIRST_SECONDS_MS = 10_000;

/** The same for the worker's files in a visit that the worker brought: the first screen has come from the device by then. */
export const RETURN_SECONDS_MS = 2_000;

/** How long the worker may take to refill its caches, or to fetch what's missing: as long as a release takes on a slow connection. */
export const REPAIR_TIMEOUT_MS = 120_000;

/** Until a new level that couldn't be announced, for a dialog in the way, is tried again. */
export const LEVEL_NEWS_MS = 2_000;
