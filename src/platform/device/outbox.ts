import { proxy } from 'valtio';
import type { AnswerOf, RequestOf } from '#contract/call';
import { chance } from '#offline/chance';
import { flushOutbox } from '#offline/outbox-flush';
import { amend, discard, enqueue, type Intent, type OutboxEntry, outboxEntries, type QueuedCall, queuedEntry, type Shown } from '#offline/outbox';
import { nobody, readSession } from '#offline/session';
import { ask, recheckSession } from '../api/client';
import { send } from '../api/transport';
import { CallFailed } from '../api/refusal';
import { isGuestMode } from '../guest-mode';
import { activeLocale } from '../i18n';
import { session } from '../session';
import { device } from './device';

/** What waits on this device, whether the last attempt to send something got no answer, and what the platform refused. */
export const outbox = proxy<{ waiting: OutboxEntry[]; isHeldUp: boolean; refused: OutboxEntry[] }>({ waiting: [], isHeldUp: false, refused: [] });

/** Keys of writes whose makers wait for the answer themselves: nobody else needs to hear of it. */
const awaited = new Set<string>();

interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}

/** Reads what waits, for the screens that show it. */
export async function readOutbox(): Promise<void> {
  const entries = await outboxEntries(device);
  outbox.waiting = entries.filter(({ refusal }) => refusal === null);
  outbox.refused = entries.filter(({ refusal, key }) => refusal !== null && !awaited.has(key));
}

/** The browser's fetch; that it comes to nothing is known at once, while later attempts may take long. */
const sendAndNote: typeof send = async (url, init) => {
  try {
    const answer = await send(url, init);
    outbox.isHeldUp = false;
    return answer;
  } catch (error) {
    outbox.isHeldUp = true;
    throw error;
  }
};

/**
 * Sends what waits, in order (OFF-002); runs at launch, on becoming visible and when the network is back, which the browser
 * says by `isLineBack`.
 */
export async function flush(isLineBack = false) {
  const report = await flushOutbox(device, { fetch: sendAndNote, now: () => Date.now(), chance, isLineBack });
  if (report.isUnconfirmed) recheckSession();
  await readOutbox();
  return report;
}

/** Lets a refused or waiting write go. */
export async function letGo(order: number): Promise<void> {
  await discard(device, order);
  await readOutbox();
}

/** Sends at a person's word what waits, whatever it rests for. */
export async function sendNow() {
  for (const { order } of outbox.waiting) await amend(device, order, { notBefore: 0 });
  return flush();
}

/** Sends a refused write once more: another wish, since the platform answers a repeated one as before. */
export async function sendAgain(order: number) {
  await amend(device, order, { refusal: null, attempts: 0, notBefore: 0, key: crypto.randomUUID() });
  return flush();
}

/** Asks the browser, where it can, to wake the worker once there is a network: to send what waits, or to fetch the history. */
export async function askForSync(tag: 'outbox' | 'history'): Promise<void> {
  const registration = (await navigator.serviceWorker?.getRegistration()) as SyncRegistration | undefined;
  await registration?.sync?.register(tag).catch(() => undefined);
}

/** What a maker of a write asks for besides. */
export interface Keeping {
  /** Called once the write can no longer be lost, by a reload either: it is kept here, or the platform has answered. */
  onKept?: () => void;
  /** What the screen shows for it where the request alone does not say. */
  shown?: Shown;
}

/**
 * Sends a harmless write now or, without network, later: once, in order, with one key (OFF-002). Throws CallFailed when
 * the platform refuses, or when there is neither a network nor a place to keep it.
 */
export async function sendOrQueue<C extends QueuedCall>(call: C, request: RequestOf<C>, keeping: Keeping = {}): Promise<'sent' | 'queued'> {
  return (await sendForAnswer(call, request, keeping)).sent;
}

/** What became of a write; the platform's answer where this window heard it. */
export interface Outcome<C extends QueuedCall> {
  sent: 'sent' | 'queued';
  answer: AnswerOf<C> | null;
}

/** The same as `sendOrQueue` for who needs the answer: another window, or the worker, may have sent it and heard that. */
export async function sendForAnswer<C extends QueuedCall>(call: C, request: RequestOf<C>, { onKept = () => undefined, shown }: Keeping = {}): Promise<Outcome<C>> {
  const owner = (await readSession(device)) ?? nobody;
  const intent = { key: crypto.randomUUID(), locale: activeLocale(), session: owner, now: Date.now(), shown };
  awaited.add(intent.key);
  try {
    return await sendOrKeep(call, request, intent, onKept);
  } finally {
    awaited.delete(intent.key);
  }
}

async function sendOrKeep<C extends QueuedCall>(call: C, request: RequestOf<C>, intent: Intent, onKept: () => void): Promise<Outcome<C>> {
  // What guests are shown leaves nothing on the device, and goes without the cookie of who is signed in there (ROUTE-055).
  // What a window wishes that still shows another player is no wish of the device's: the platform refuses it (OFF-005).
  const isOfDevice = !isGuestMode && (session.player === null || call.who !== 'player' || session.player.id === intent.session.player);
  const entry = !isOfDevice ? null : await enqueue(device, call, request, intent);
  if (!entry) {
    const answer = await ask(call, request, { key: intent.key });
    onKept();
    return { sent: 'sent', answer };
  }
  onKept();
  // It waits from now on: on a line that has fallen silent the attempt takes long.
  void readOutbox();
  const { delivered } = await flush();
  const ours = delivered.find(({ key }) => key === entry.key);
  if (ours) return { sent: 'sent', answer: ours.answer as AnswerOf<C> };
  // Another window or the worker may have been first: the entry itself says what became of it.
  const kept = await queuedEntry(device, entry.order);
  if (!kept) return { sent: 'sent', answer: null };
  if (kept.refusal) {
    await letGo(entry.order);
    throw new CallFailed(kept.refusal.code as CallFailed['code'], '', kept.refusal.status);
  }
  await askForSync('outbox');
  return { sent: 'queued', answer: null };
}
