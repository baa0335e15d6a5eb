import * as v from 'valibot';
import { headers } from '#contract/headers';
import { notificationSchema } from '#contract/fields/notification';
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

const work: Record<string, () => Promise<void>> = { outbox: sendOutbox, history: pullHistory, catalogue: renewCatalogue };

/** The browser says that there is a network, or that it is time: a rejection makes it try again later. */
export function onSync(event: Synced): void {
  event.waitUntil(work[event.tag]?.() ?? Promise.resolve());
}

/** Sends what waits (OFF-002); rejects while something is left, so that the browser comes back. */
export async function sendOutbox(): Promise<void> {
  const { delivered, refused, left } = await flushOutbox(database, {
    fetch: (url, init) => fetch(url, init),
    now: Date.now,
    chance,
  });
  if (delivered.length + refused.length > 0) await tellPages({ kind: 'outbox' });
  if (left > 0) throw new Error(`${left} writes wait`);
}

const historySchema = v.strictObject({ notifications: v.array(notificationSchema), removed: v.array(v.string()) });

/** Fetches what arrived while no window was open (NOTIF-003). */
export async function pullHistory(): Promise<void> {
  const session = await readSession(database);
  if (!session?.player) return;
  const response = await fetchFile(ownCalls['notifications.history'].path, { headers: { [headers.player]: String(session.player) } });
  if (!response.ok) return;
  const { success, output } = v.safeParse(historySchema, await response.json());
  if (!success) return;
  await takeHistory(database, session, output, Date.now());
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
