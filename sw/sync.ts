import * as v from 'valibot';
import { headers } from '#contract/headers';
import { receivedNotificationSchema } from '#contract/fields/notification';
import { chance } from '#offline/chance';
import { takeHistory } from '#offline/inbox';
import { knownPublicQuestions, remember } from '#offline/last-known';
import { flushOutbox } from '#offline/outbox-flush';
import { readSession } from '#offline/session';
import { showBadge } from './badge';
import { ownCalls } from './calls.gen';
import { database } from './database';
import { findRead } from './find-read';
import { fetchFile } from './html';
import { tellPages } from './pages';

/** More than a first visit reads ahead: what is asked for first, such as the lobby, is not crowded out by what came behind it. */
const CATALOGUE_ANSWERS = 60;

/** A one-off or periodic sync of the browser. */
export interface Synced extends Pick<ExtendableEvent, 'waitUntil'> {
  readonly tag: string;
}

const work: Record<string, () => Promise<void>> = { outbox: () => sendOutbox(true), history: pullHistory, catalogue: renewCatalogue };

/** The browser says that there is a network, or that it is time: a rejection makes it try again later. */
export function onSync(event: Synced): void {
  event.waitUntil(work[event.tag]?.() ?? Promise.resolve());
}

/** Sends what waits (OFF-002), whatever it rests for where the browser says that there is a network; rejects while something is left, so that the browser comes back. */
export async function sendOutbox(isLineBack = false): Promise<void> {
  const { delivered, refused, left } = await flushOutbox(database, {
    fetch: (url, init) => fetch(url, init),
    now: Date.now,
    chance,
    isLineBack,
  });
  if (delivered.length + refused.length > 0) await tellPages({ kind: 'outbox' });
  if (left > 0) throw new Error(`${left} writes wait`);
}

/** What this release can't read of a later one's history is left out; the rest is kept. */
const historySchema = v.object({ notifications: v.array(v.fallback(v.nullable(receivedNotificationSchema), null)), removed: v.array(v.string()) });

/** Fetches what arrived while no window was open (NOTIF-003); rejects where the platform is away, so that the browser comes back. */
export async function pullHistory(): Promise<void> {
  const session = await readSession(database);
  if (!session?.player) return;
  const response = await fetchFile(ownCalls['notifications.history'].path, { headers: { [headers.player]: String(session.player) } });
  if (response.status >= 500) throw new Error(`the platform answered ${response.status}`);
  if (!response.ok) return;
  const { success, output } = v.safeParse(historySchema, await response.json());
  if (!success) return;
  const notifications = output.notifications.filter((one) => one !== null);
  await takeHistory(database, session, { ...output, notifications }, Date.now());
  await showBadge();
}

/** Makes the answers new that the device used last, so that the next start without network is of today. */
export async function renewCatalogue(): Promise<void> {
  for (const known of (await knownPublicQuestions(database)).slice(0, CATALOGUE_ANSWERS)) {
    const question = { ...known, shape: findRead(known.url.split('?')[0]!)?.[3] };
    const response = await fetchFile(question.url, { headers: { [headers.locale]: question.locale } });
    if (response.ok) await remember(database, question, null, { text: await response.text(), storedAt: Date.now() });
  }
}
