import { headers } from '#contract/headers';
import { storage } from '#contract/storage';
import { retryDelay } from '#rules/retry';
import type { Database } from './database';
import { exclusively, type Exclusively } from './locks';
import { amend, discard, outboxEntries, type OutboxEntry, queuedEntry } from './outbox';
import { type Verdict, verdictOf } from './outbox-verdict';
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

export interface FlushReport {
  /** Each with the server's response. */
  delivered: (OutboxEntry & { answer: unknown })[];
  refused: OutboxEntry[];
  /** Entries that are still queued. */
  left: number;
  /** Epoch ms of the next retry; null if only a network or a session is missing. */
  nextAt: number | null;
  /** The server says that the session is over or another player's. */
  isUnconfirmed: boolean;
}

const LONGEST_WAIT_MS = 60 * 60 * 1000;
/** Attempts without a response that don't count against the entry itself. */
const FREE_ATTEMPTS = 3;
/** After this many addresses in a row without a response, the network counts as down. */
const LOST_AT_MOST = 2;
const TIMEOUT_MS = 10_000;

/**
 * Sends the queued writes in order, exclusively on this device (OFF-002). An entry leaves the queue after a definite response.
 * One that has to be retried blocks only later ones of its own path, and after a while goes to the end, so a poisonous entry
 * doesn't block the rest. The flush stops once the network seems to be down.
 */
export function flushOutbox(database: Database, sending: Sending): Promise<FlushReport> {
  return (sending.exclusively ?? exclusively)(storage.locks.outbox, () => flushAlone(database, sending));
}

async function flushAlone(database: Database, sending: Sending): Promise<FlushReport> {
  const report: FlushReport = { delivered: [], refused: [], left: 0, nextAt: null, isUnconfirmed: false };
  const player = (await readSession(database))?.player ?? null;
  const waiting = (await outboxEntries(database)).filter((entry) => !entry.refusal && (entry.player === null || entry.player === player));
  const heldBack = new Set<string>();
  let isOver = false;
  let lost = 0;
  for (const entry of wornLast(waiting)) {
    const isDue = entry.notBefore <= sending.now() || (sending.isLineBack === true && entry.isAskedToWait !== true);
    if (isOver || heldBack.has(laneOf(entry)) || !isDue) {
      heldBack.add(laneOf(entry));
      report.left += 1;
      report.nextAt = isDue ? report.nextAt : earlier(report.nextAt, entry.notBefore);
      continue;
    }
    if (!(await queuedEntry(database, entry.order))) continue;
    const verdict = await send(entry, sending);
    // One that never gets through says nothing of the network, the first time or after many.
    if (verdict.kind === 'delivered') lost = 0;
    if (verdict.kind === 'unreachable' && !isWorn(entry)) lost += 1;
    report.isUnconfirmed = verdict.kind === 'signed_out';
    isOver = report.isUnconfirmed || lost >= LOST_AT_MOST || (verdict.kind === 'unreachable' && isKnownOffline());
    await settle(database, entry, verdict, sending, report);
    if (verdict.kind !== 'delivered' && verdict.kind !== 'refused') heldBack.add(laneOf(entry));
  }
  return report;
}

/** Writes to one address belong together: a favourite that's added and removed. */
const laneOf = ({ url }: OutboxEntry) => url.split('?')[0]!;

/** Retried so often that its own request is to blame rather than the network. */
const isWorn = ({ attempts }: OutboxEntry) => attempts > FREE_ATTEMPTS;

/** In order, but often-retried ones last, the least retried first; writes to one address keep their order. */
function wornLast(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const tried = new Map<string, number>();
  for (const entry of entries) if (!tried.has(laneOf(entry))) tried.set(laneOf(entry), isWorn(entry) ? entry.attempts : 0);
  const triesOf = (entry: OutboxEntry) => tried.get(laneOf(entry)) ?? 0;
  return [...entries].sort((one, other) => triesOf(one) - triesOf(other));
}

/** Whether the browser reports being offline. */
const isKnownOffline = () => globalThis.navigator?.onLine === false;

const earlier = (one: number | null, other: number) => (one === null ? other : Math.min(one, other));

async function send(entry: OutboxEntry, { fetch, timeoutMs = TIMEOUT_MS }: Sending): Promise<Verdict> {
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

async function settle(database: Database, entry: OutboxEntry, verdict: Verdict, sending: Sending, report: FlushReport): Promise<void> {
  switch (verdict.kind) {
    case 'delivered':
      await discard(database, entry.order);
      report.delivered.push({ ...entry, answer: verdict.answer });
      return;
    case 'refused':
      await amend(database, entry.order, { refusal: verdict.refusal });
      report.refused.push({ ...entry, refusal: verdict.refusal });
      return;
    case 'signed_out':
      report.left += 1;
      return;
    case 'again':
    case 'unreachable': {
      // That there is no network says nothing against the entry, however often it is tried.
      const attempts = entry.attempts + (verdict.kind === 'unreachable' && isKnownOffline() ? 0 : 1);
      const notBefore = waitUntil(attempts, verdict, sending);
      await amend(database, entry.order, { attempts, notBefore, isAskedToWait: verdict.kind === 'again' });
      report.left += 1;
      if (notBefore > 0) report.nextAt = earlier(report.nextAt, notBefore);
    }
  }
}

/** Epoch ms until which an entry backs off; 0 if it may go as soon as there's a network. */
function waitUntil(attempts: number, verdict: Extract<Verdict, { kind: 'again' | 'unreachable' }>, { now, chance }: Sending): number {
  const counted = verdict.kind === 'again' ? attempts : attempts - FREE_ATTEMPTS;
  if (counted <= 0) return 0;
  const asked = verdict.kind === 'again' ? verdict.afterMs : null;
  return now() + Math.min(LONGEST_WAIT_MS, asked ?? retryDelay(counted - 1, chance()));
}
