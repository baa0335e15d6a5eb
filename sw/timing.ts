/**
 * The service worker's timeouts and delays, in milliseconds; those that windows and the server depend on too are in `contract/timing.ts`.
 */

/** After this long without any response, a read gets the stored one (decision 0055): before the window shows its offline bar. */
export const NETWORK_TIMEOUT_MS = 3_000;

/** The shortest timeout of a request, even on a connection that has been unresponsive for long: it may be back. */
export const LEAST_NETWORK_TIMEOUT_MS = 300;

/** A stored response younger than this isn't revalidated; shorter than the time for which a window calls a response fresh. */
export const REVALIDATE_AFTER_MS = 10_000;

/** How long no page may have waited for a response before the worker fetches what may be needed later. */
export const LINE_QUIET_MS = 300;

/** How long a window may take to say that it shows a clicked notification; after that the worker opens another. */
export const CLICK_RESPONSE_MS = 1_000;
