import { proxy } from 'valtio';
import type { ResponseOf, RequestOf } from '#contract/call';
import { chance } from '#offline/chance';
import { flushOutbox } from '#offline/outbox-flush';
import {
  amend,
  discard,
  enqueue,
  type Intent,
  type OutboxEntry,
  outboxEntries,
  type QueuedCall,
  queuedEntry,
  type Shown,
} from '#offline/outbox';
import { nobody, readSession } from '#offline/session';
import { madeWrite, stepWrite, type WriteAction, type WriteEvent } from '#rules/outbox/write-machine';
import { ask, recheckSession } from '../api/client';
import { send } from '../api/transport';
import { CallFailed } from '../api/refusal';
import { isGuestMode } from '../context/guest-mode';
import { activeLocale } from '../i18n';
import { workers } from '../service-worker/container';
import { session } from '../session';
import { device } from './device';

/** The queue of this device, whether the last attempt got no response, and what the server refused. */
export const outbox = proxy<{ waiting: OutboxEntry[]; isHeldUp: boolean; refused: OutboxEntry[] }>({
  waiting: [],
  isHeldUp: false,
  refused: [],
});

/** Keys of writes whose callers wait for the response themselves: nobody else has to be notified. */
const awaited = new Set<string>();

interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}

/** Reads the queue, for the screens that show it. */
export async function readOutbox(): Promise<void> {
  const entries = await outboxEntries(device);
  outbox.waiting = entries.filter(({ refusal }) => refusal === null);
  outbox.refused = entries.filter(({ refusal, key }) => refusal !== null && !awaited.has(key));
}

/** The browser's fetch; a failed attempt is recorded immediately, because retries may take long. */
const sendAndNote: typeof send = async (url, init) => {
  try {
    const response = await send(url, init);
    outbox.isHeldUp = false;
    return response;
  } catch (error) {
    outbox.isHeldUp = true;
    throw error;
  }
};

/**
 * Flushes the queue in order (OFF-002); runs at launch, on becoming visible and when the browser reports that the network is back
 * (`isLineBack`).
 */
export async function flush(isLineBack = false) {
  const report = await flushOutbox(device, { fetch: sendAndNote, now: () => Date.now(), chance, isLineBack });
  if (report.isUnconfirmed) recheckSession();
  await readOutbox();
  return report;
}

/** Discards a refused or queued write. */
export async function letGo(order: number): Promise<void> {
  await discard(device, order);
  await readOutbox();
}

/** Flushes at the user's request, ignoring a pending back-off. */
export async function sendNow() {
  for (const { order } of outbox.waiting) await amend(device, order, { notBefore: 0 });
  return flush();
}

/** Sends a refused write again, as a new intent: the server would give a repeated key the same refusal. */
export async function sendAgain(order: number) {
  await amend(device, order, { refusal: null, attempts: 0, notBefore: 0, key: crypto.randomUUID() });
  return flush();
}

/** Asks the browser, where supported, to wake the worker once there's a network, to flush the queue or fetch the history. */
export async function askForSync(tag: 'outbox' | 'history'): Promise<void> {
  const registration = (await workers()?.getRegistration()) as SyncRegistration | undefined;
  await registration?.sync?.register(tag).catch(() => undefined);
}

/** Further options of a queued write. */
export interface Keeping {
  /** Called once the write can no longer be lost, even by a reload: it's stored, or the server has responded. */
  onKept?: () => void;
  /** What the screen shows for it if the request alone doesn't say. */
  shown?: Shown;
}

/**
 * Sends a queueable write now or, if offline, later: once, in order, with one key (OFF-002). Throws CallFailed if the server refuses it, or
 * if there's neither a network nor a database.
 */
export async function sendOrQueue<C extends QueuedCall>(call: C, request: RequestOf<C>, keeping: Keeping = {}): Promise<'sent' | 'queued'> {
  return (await sendForResponse(call, request, keeping)).sent;
}

/** The outcome of a write; the server's response if this window received it. */
export interface Outcome<C extends QueuedCall> {
  sent: 'sent' | 'queued';
  response: ResponseOf<C> | null;
}

/** The same as `sendOrQueue` for callers that need the response: another window or the worker may have sent the write and received it. */
export async function sendForResponse<C extends QueuedCall>(
  call: C,
  request: RequestOf<C>,
  { onKept = () => undefined, shown }: Keeping = {},
): Promise<Outcome<C>> {
  const owner = (await readSession(device)) ?? nobody;
  const intent = { key: crypto.randomUUID(), locale: activeLocale(), session: owner, now: Date.now(), shown };
  awaited.add(intent.key);
  try {
    return await sendOrKeep(call, request, intent, onKept);
  } finally {
    awaited.delete(intent.key);
  }
}

/** A write on its way through `rules/outbox/write-machine`: its place in the queue, and the server's response. */
interface Way<C extends QueuedCall> {
  call: C;
  request: RequestOf<C>;
  intent: Intent;
  onKept: () => void;
  order: number;
  outcome: Outcome<C>;
}

async function sendOrKeep<C extends QueuedCall>(call: C, request: RequestOf<C>, intent: Intent, onKept: () => void): Promise<Outcome<C>> {
  const way: Way<C> = { call, request, intent, onKept, order: 0, outcome: { sent: 'sent', response: null } };
  let state = madeWrite;
  let event: WriteEvent | null = {
    kind: 'made',
    isPlayers: call.who === 'player',
    isGuestMode,
    shown: session.player?.id ?? null,
    owner: intent.session.player,
  };
  while (event) {
    const step = stepWrite(state, event);
    state = step.state;
    event = null;
    for (const action of step.actions) event = await carryOut(way, action);
  }
  return way.outcome;
}

/** Carries out an action; returns the event that it results in, if any. */
async function carryOut<C extends QueuedCall>(way: Way<C>, action: WriteAction): Promise<WriteEvent | null> {
  switch (action.kind) {
    case 'store': {
      const entry = await enqueue(device, way.call, way.request, way.intent);
      way.order = entry?.order ?? 0;
      return { kind: 'stored', isStored: entry !== null };
    }
    case 'ask':
      way.outcome.response = await ask(way.call, way.request, { key: way.intent.key });
      return { kind: 'asked' };
    case 'report_kept':
      way.onKept();
      return null;
    case 'show_waiting':
      void readOutbox();
      return null;
    case 'flush': {
      const { delivered } = await flush();
      const ours = delivered.find(({ key }) => key === way.intent.key);
      if (ours) way.outcome.response = ours.response as ResponseOf<C>;
      return { kind: 'flushed', isDelivered: ours !== undefined };
    }
    case 'look_up':
      return { kind: 'looked_up', write: await queuedEntry(device, way.order) };
    case 'discard':
      await letGo(way.order);
      return null;
    case 'register_sync':
      await askForSync('outbox');
      return null;
    case 'end':
      way.outcome.sent = action.outcome;
      return null;
    case 'fail':
      throw new CallFailed(action.refusal.code as CallFailed['code'], '', action.refusal.status);
  }
}
