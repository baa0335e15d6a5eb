import { headers } from '#contract/headers';
import { storage } from '#contract/storage';
import { QUEUED_WRITE_TIMEOUT_MS } from '#contract/timing';
import { type FlushAction, type FlushEvent, type FlushReport as Report, idleFlush, stepFlush } from '#rules/outbox/machine';
import type { Verdict } from '#rules/outbox/verdict';
import type { Database } from './database';
import { exclusively, type Exclusively } from './locks';
import { amend, discard, outboxEntries, type OutboxEntry, queuedFor } from './outbox';
import { verdictOf } from './outbox-verdict';
import { readSession } from './session';

/** What a flush depends on. */
export interface Sending {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  now: () => number;
  /** A number from 0 to 1, for jitter. */
  chance: () => number;
  timeoutMs?: number;
  /** The browser has just reported a network: back-off after attempts without one is over. */
  isLineBack?: boolean;
  exclusively?: Exclusively;
}

export type FlushReport = Report<OutboxEntry>;

/**
 * Sends the queued writes in order, exclusively on this device (OFF-002), as `rules/outbox/machine` decides: this module feeds
 * it what the database and the network say and carries out the actions.
 */
export function flushOutbox(database: Database, sending: Sending): Promise<FlushReport> {
  return (sending.exclusively ?? exclusively)(storage.locks.outbox, () => flushAlone(database, sending));
}

async function flushAlone(database: Database, sending: Sending): Promise<FlushReport> {
  const player = (await readSession(database))?.player ?? null;
  const writes = await outboxEntries(database);
  let state = idleFlush(sending.isLineBack === true) as ReturnType<typeof stepFlush<OutboxEntry>>['state'];
  let event: FlushEvent<OutboxEntry> | null = { kind: 'opened', writes, player, now: sending.now() };
  while (event) {
    const step = stepFlush(state, event);
    state = step.state;
    event = null;
    for (const action of step.actions) event = await carryOut(database, action, sending);
  }
  return state.report;
}

/** Carries out an action; returns the event that it results in, if any. */
async function carryOut(database: Database, action: FlushAction<OutboxEntry>, sending: Sending): Promise<FlushEvent<OutboxEntry> | null> {
  switch (action.kind) {
    case 'check':
      return { kind: 'checked', ...(await queuedFor(database, action.write.order)), now: sending.now() };
    case 'send': {
      const verdict = await send(action.write, sending);
      return { kind: 'responded', verdict, isOnline: globalThis.navigator?.onLine !== false, now: sending.now(), chance: sending.chance() };
    }
    case 'remove':
      await discard(database, action.order);
      return null;
    case 'change':
      await amend(database, action.order, action.change);
      return null;
  }
}

async function send(entry: OutboxEntry, { fetch, timeoutMs = QUEUED_WRITE_TIMEOUT_MS }: Sending): Promise<Verdict> {
  try {
    const response = await fetch(entry.url, {
      method: entry.method,
      credentials: 'same-origin',
      headers: {
        [headers.idempotencyKey]: entry.key,
        [headers.locale]: entry.locale,
        ...(entry.player !== null && { [headers.player]: String(entry.player) }),
        ...(entry.body !== null && { 'content-type': 'application/json' }),
      },
      ...(entry.body !== null && { body: entry.body }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return await verdictOf(response);
  } catch {
    return { kind: 'unreachable' };
  }
}
