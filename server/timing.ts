/**
 * The server's durations that depend on each other, in milliseconds unless a name says otherwise; those that clients
 * use too are in `contract/timing.ts`. Product rules (such as how long a withdrawal can be recalled) stay where they're used.
 */

/** How long a request may take to arrive completely, headers and body. */
export const REQUEST_TIMEOUT_MS = 8_000;

/** How often the server checks for late requests. */
export const LATE_REQUESTS_MS = 1_000;

/** How long a request waits for a pool connection, or for opening one. Its sum with the longest statement is below a client's timeout. */
export const POOL_WAIT_MS = 5_000;

/** When PostgreSQL cancels a statement. */
export const STATEMENT_TIMEOUT_MS = 8_000;

/** After this further delay, a statement that PostgreSQL didn't cancel, because it's frozen, is abandoned. */
export const FROZEN_STATEMENT_MS = 1_000;

/** When PostgreSQL ends a transaction in which nothing happens. */
export const IDLE_TRANSACTION_MS = 30_000;

/** How long a repeated write waits for the pending attempt, and how often it checks: less than a statement may take. */
export const IN_FLIGHT_WAIT_MS = 4_000;
export const IN_FLIGHT_POLL_MS = 50;

/** How long a sign-in waits for its turn: less than a client waits for it, with all that follows. */
export const PASSWORD_WAIT_MS = 3_000;

/** When the readiness check counts the database as unavailable: before requests give up waiting for a connection. */
export const READINESS_TIMEOUT_MS = 3_000;

/** The timeout of a payment provider call: while the player's call still waits. */
export const PROVIDER_TIMEOUT_MS = 10_000;

/** How long a provider call owns its payment: longer than the call takes, so that it isn't made twice. */
export const PROVIDER_CLAIM_MS = 15_000;

/** The timeout of a gateway to registers or identity checks: while the player's call still waits. */
export const GATEWAY_TIMEOUT_MS = 4_000;

/** The timeout of the text message provider: before a stopping server ends its jobs, or the job would send the message again. */
export const SMS_TIMEOUT_MS = 8_000;

/** The timeout of a push service: before a stopping server closes open connections. */
export const PUSH_TIMEOUT_MS = 8_000;

/** How often a server sends its job workers' heartbeat. */
export const JOBS_BEAT_MS = 10_000;

/** The seconds without a heartbeat (at least two missed) after which other servers take over its jobs. */
export const JOBS_MISSED_SECONDS = 30;

/** A stopping server continues to respond for this long, so that clients switch to another server … */
export const DRAIN_MS = 300;

/** … then waits at most this long for a moment without new connections … */
export const CALM_MS = 500;

/** … and this long for the request of the connection that it accepted last. */
export const LAST_REQUEST_MS = 400;

/** Pending requests at a stop end before this, even with a frozen statement; connections still open then are closed. */
export const STOP_MS = 10_000;

/** How long a stop waits for the connections of the job queue. */
export const JOBS_CLOSE_MS = 3_000;

/** A stop that takes longer ends the process: before a supervisor's usual 30 seconds are over. */
export const STOP_AT_MOST_MS = 25_000;
