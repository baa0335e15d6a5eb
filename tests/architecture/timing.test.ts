import { describe, expect, it } from 'vitest';
import * as shared from '#contract/timing';
import * as server from '#server/timing';
import * as window from '../../src/platform/timing';
import * as worker from '../../sw/timing';
import { looseTimeoutsIn } from './timeouts';
import { codeFiles, isTest } from './tree';

/** The time within which everything works again after a fault (promise 9). */
const HEALED_WITHIN_MS = 10_000;
/** The time after which supervisors such as systemd or Kubernetes kill a process that they signalled to stop. */
const SUPERVISOR_MS = 30_000;
const SLOWEST_STATEMENT_MS = server.STATEMENT_TIMEOUT_MS + server.FROZEN_STATEMENT_MS;

/** Each duration is shorter than the next one. */
const orderings: [string, readonly number[]][] = [
  ['a client outlives the slowest response of the server', [server.POOL_WAIT_MS + SLOWEST_STATEMENT_MS, shared.CALL_TIMEOUT_MS]],
  [
    'a client outlives a sign-in that waited for its turn',
    [server.PASSWORD_WAIT_MS + server.POOL_WAIT_MS + SLOWEST_STATEMENT_MS, shared.CALL_TIMEOUT_MS],
  ],
  [
    'a client outlives a call to a payment provider and the statements around it',
    [server.PROVIDER_TIMEOUT_MS + server.POOL_WAIT_MS + SLOWEST_STATEMENT_MS, shared.CALL_TIMEOUT_MS],
  ],
  [
    'a queued write outlives the slowest statement, and ends before a call',
    [SLOWEST_STATEMENT_MS, shared.QUEUED_WRITE_TIMEOUT_MS, shared.CALL_TIMEOUT_MS],
  ],
  [
    'a repeated write gives up before the attempt that it waits for',
    [server.IN_FLIGHT_POLL_MS, server.IN_FLIGHT_WAIT_MS, server.STATEMENT_TIMEOUT_MS],
  ],
  [
    'nobody waits for a connection longer than a statement takes',
    [server.READINESS_TIMEOUT_MS, server.POOL_WAIT_MS, server.STATEMENT_TIMEOUT_MS, server.IDLE_TRANSACTION_MS],
  ],
  ['late requests are noticed while they count', [server.LATE_REQUESTS_MS, server.REQUEST_TIMEOUT_MS, shared.CALL_TIMEOUT_MS]],
  ['a provider call ends before another one may be made for its payment', [server.PROVIDER_TIMEOUT_MS, server.PROVIDER_CLAIM_MS]],
  ['jobs are taken over only after two heartbeats were missed', [2 * server.JOBS_BEAT_MS, server.JOBS_MISSED_SECONDS * 1_000]],
  ['what runs at a stop ends before it is cut', [SLOWEST_STATEMENT_MS, server.STOP_MS]],
  ['a push ends before a stop cuts it', [server.PUSH_TIMEOUT_MS, server.STOP_MS]],
  ['a text message ends before a stop cuts it', [server.SMS_TIMEOUT_MS, server.STOP_MS]],
  [
    'a client outlives a call to a gateway and the statements around it',
    [server.GATEWAY_TIMEOUT_MS + server.POOL_WAIT_MS + SLOWEST_STATEMENT_MS, shared.CALL_TIMEOUT_MS],
  ],
  [
    'a stop ends on its own before the process is ended',
    [
      server.DRAIN_MS + server.CALM_MS + server.LAST_REQUEST_MS + server.STOP_MS + server.JOBS_CLOSE_MS,
      server.STOP_AT_MOST_MS,
      SUPERVISOR_MS,
    ],
  ],
  [
    'a stream counts as lost only after two missed heartbeats, and is replaced in time',
    [2 * shared.BEAT_MS, window.SILENCE_MS, HEALED_WITHIN_MS],
  ],
  ['retries come back in time', [shared.FIRST_RETRY_MS, shared.LONGEST_RETRY_MS, HEALED_WITHIN_MS]],
  ['queued writes come back in time', [window.OUTBOX_RETRY_MS, HEALED_WITHIN_MS]],
  [
    'a poll of an unavailable server, and the reads after it, are in time',
    [window.SERVER_POLL_MS + window.REFETCH_LATEST_MS, HEALED_WITHIN_MS],
  ],
  ['missed reads are spread out', [window.REFETCH_SOONEST_MS, window.REFETCH_LATEST_MS, HEALED_WITHIN_MS]],
  [
    'a page renders without secondary reads before the worker gives the network up',
    [worker.LEAST_NETWORK_TIMEOUT_MS, window.SECONDARY_READS_MS, worker.NETWORK_TIMEOUT_MS],
  ],
  ['the bar comes after the worker has responded', [worker.NETWORK_TIMEOUT_MS + worker.LEAST_NETWORK_TIMEOUT_MS, window.STALE_DELAY_MS]],
  [
    'with a known outage of the network, the bar shows earlier, for a while',
    [worker.LEAST_NETWORK_TIMEOUT_MS, window.STALE_DELAY_AWAY_MS, window.STALE_DELAY_MS, window.AWAY_FOR_MS],
  ],
  ['what the worker revalidates is still fresh to a window', [worker.REVALIDATE_AFTER_MS, window.FRESH_MS]],
  ['a payment is polled faster than a dead stream is noticed', [window.PAYMENT_POLL_MS, window.SILENCE_MS]],
  ['a repair may take longer than any call of it', [shared.CALL_TIMEOUT_MS, window.REPAIR_TIMEOUT_MS]],
];

describe('the timing tables', () => {
  it('contain every request timeout: none is a number in the code', () => {
    const product = codeFiles.filter(({ path }) => /^(?:server|src|sw|offline)\//.test(path) && !isTest(path));
    expect(product.flatMap(looseTimeoutsIn)).toEqual([]);
  });

  it.each([
    ['fetch(url, { signal: AbortSignal.timeout(9_000) });', 1],
    ['const OWN_MS = 9_000;\nfetch(url, { signal: AbortSignal.timeout(OWN_MS) });', 1],
    ['const OWN_MS = 9 * 1_000;\nfetch(url, { signal: AbortSignal.timeout(2 * OWN_MS) });', 1],
    ["import { CALL_TIMEOUT_MS } from '#contract/timing';\nfetch(url, { signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });", 0],
    ['const get = (timeoutMs: number) => fetch(url, { signal: AbortSignal.timeout(timeoutMs) });', 0],
  ])('%s: %i', (text, count) => {
    expect(looseTimeoutsIn({ path: 'x.ts', text })).toHaveLength(count);
  });

  it.each(orderings)('%s', (_what, durations) => {
    for (const [at, duration] of durations.slice(1).entries()) expect(duration).toBeGreaterThan(durations[at]!);
  });

  it('agree if two runtimes wait for the same', () => {
    expect(window.COUNTRY_TIMEOUT_MS).toBe(worker.NETWORK_TIMEOUT_MS);
    expect(window.PAGE_DELAY_MS).toBe(worker.NETWORK_TIMEOUT_MS);
    expect(window.COUNTRY_TIMEOUT_AWAY_MS).toBe(worker.LEAST_NETWORK_TIMEOUT_MS);
    expect(window.OUTBOX_RETRY_MS).toBe(shared.LONGEST_RETRY_MS);
  });
});
