import * as v from 'valibot';
import { headers } from '#contract/headers';
import { receivedNotificationSchema } from '#contract/fields/notification';
import { chance } from '#offline/chance';
import { takeHistory } from '#offline/inbox';
import { knownPublicQuestions, remember } from '#offline/last-known';
import { flushOutbox } from '#offline/outbox-flush';
import { readSession } from '#offline/session';
import { afterWorkerFlush } from '#rules/outbox/schedule';
import { showBadge } from './badge';
import { ownCalls } from './calls.gen';
import { database } from './database';
import { findRead } from './find-read';
import { fetchFile } from './html';
import { postToPages } from './pages';

/** More than a first visit prefetches, so early reads such as the lobby aren't pushed out by later ones. */
const CATALOGUE_ANSWERS = 60;

/** A one-off or periodic sync of the browser. */
export interface Synced extends Pick<ExtendableEvent, 'waitUntil'> {
  readonly tag: string;
}

const work: Record<string, () => Promise<void>> = { outbox: () => sendOutbox(true), history: pullHistory, catalogue: renewCatalogue };

/** A one-off or periodic sync event; a rejection makes the browser retry later. */
export function onSync(event: Synced): void {
  event.waitUntil(work[event.tag]?.() ?? Promise.resolve());
}

/** Flushes the outbox (OFF-002), ignoring back-off if the browser says that the network is back; rejects while writes are left, so the browser retries. */
export async function sendOutbox(isLineBack = false): Promise<void> {
  const report = await flushOutbox(database, { fetch: (url, init) => fetch(url, init), now: Date.now, chance, isLineBack });
  for (const action of afterWorkerFlush(report)) {
    if (action === 'notify_windows') await postToPages({ kind: 'outbox' });
    else throw new Error(`${report.left} writes wait`);
  }
}

/** Entries of a later release that this one can't parse are dropped; the rest is stored. */
const historySchema = v.object({
  notifications: v.array(v.fallback(v.nullable(receivedNotificationSchema), null)),
  removed: v.array(v.string()),
});

/** Fetches what arrived while no window was open (NOTIF-003); rejects if the server is down, so the browser retries. */
export async function pullHistory(): Promise<void> {
  const session = await readSession(database);
  if (!session?.player) return;
  const response = await fetchFile(ownCalls['notifications.history'].path, { headers: { [headers.player]: String(session.player) } });
  if (response.status >= 500) throw new Error(`the platform responded with ${response.status}`);
  if (!response.ok) return;
  const { success, output } = v.safeParse(historySchema, await response.json());
  if (!success) return;
  const notifications = output.notifications.filter((one) => one !== null);
  await takeHistory(database, session, { ...output, notifications }, Date.now());
  await showBadge();
}

/** Refreshes the public responses that the device used last, so the next offline start shows today's data. */
export async function renewCatalogue(): Promise<void> {
  for (const known of (await knownPublicQuestions(database)).slice(0, CATALOGUE_ANSWERS)) {
    const question = { ...known, shape: findRead(known.url.split('?')[0]!)?.[3] };
    const response = await fetchFile(question.url, { headers: { [headers.locale]: question.locale } });
    if (response.ok) await remember(database, question, null, { text: await response.text(), storedAt: Date.now() });
  }
}
