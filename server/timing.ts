/**
 * What the server waits for, in milliseconds unless a name says otherwise, where one duration depends on another; what clients
 * count on too is in `contract/timing.ts`. Product rules (how long a withdrawal can be recalled) stay where they're used.
 */

/** How long a request may take to arrive completely, headers and body. */
export const REQUEST_TIMEOUT_MS = 8_000;

/** How often the server checks for late requests. */
export const LATE_REQUESTS_MS = 1_000;

/** How long a request waits for a connection of the pool, and how long opening one may take. Together with the longest statement it's less than a client waits. */
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

/** When the readiness check counts the database as gone: before requests give up waiting for a connection. */
export const READINESS_TIMEOUT_MS = 3_000;

/** The timeout of a payment provider call: while the player's call still waits. */
export const PROVIDER_TIMEOUT_MS = 10_000;

/** How long a provider call owns its payment: longer than the call takes, so nobody makes it twice. */
export const PROVIDER_CLAIM_MS = 15_000;

/** The timeout of a gateway to registers or identity checks: while the player's call still waits. */
export const GATEWAY_TIMEOUT_MS = 4_000;

/** The timeout of the text message provider: before a stopping server ends its jobs, or the job would send the message again. */
export const SMS_TIMEOUT_MS = 8_000;

/** The timeout of a push service: before a stopping server closes open connections. */
export const PUSH_TIMEOUT_MS = 8_000;

/** How often a server sends its job workers' heartbeat. */
export const JOBS_BEAT_MS = 10_000;

/** After this long without such a heartbeat, in seconds, others take its jobs over: at least two were missed. */
export const JOBS_MISSED_SECONDS = 30;

/** A stopping server continues to respond for this long, so that clients learn to go elsewhere … */
export const DRAIN_MS = 300;

/** … then waits this long at most for a moment in which nobody connects … */
export const CALM_MS = 500;

/** … and this long for the request of the connection that it accepted last. */
export const LAST_REQUEST_MS = 400;

/** Pending requests at a stop end before this, even with a frozen statement; what's still open then is cut. */
export const STOP_MS = 10_000;

/** How long a stop waits for the connections of the job queue. */
export const JOBS_CLOSE_MS = 3_000;

/** A stop that takes longer ends the process: before a supervisor's usual 30 seconds are over. */
export const STOP_AT_MOST_MS = 25_000;
