import type { PushMessage } from '#contract/events/push';
import { claim, receive } from '#offline/inbox';
import { readSession, readTraits } from '#offline/session';
import { notificationOf } from '#rules/notifications/push-payload';
import { showBadge } from './badge';
import { database } from './database';
import { deviceLocale } from './locale';
import { tellPages } from './pages';
import { type Pushed, readMessage } from './push-message';
import { record } from './record';
import { scope } from './scope';
import { textsOf } from './texts';

/** What a shown notification remembers, for the click. */
export interface ShownData {
  id: string;
  path: string;
}

const NEUTRAL = 'neutral';
const shownHere = new Set<string>();

/** A push came: one visible notification for each message, also for a broken one (PWA-007). */
export function onPush(event: Pushed & Pick<ExtendableEvent, 'waitUntil'>): void {
  event.waitUntil(show(readMessage(event)));
}

async function show(message: PushMessage | null): Promise<void> {
  const now = Date.now();
  const notification = message && notificationOf(message, scope.location.origin);
  if (!message || !notification) return showNeutral();
  const session = await readSession(database);
  const { player, expires } = message.notification.data;
  if (session !== null && session.player !== player) return;
  if (Date.parse(expires) <= now) return;
  if (session !== null) await receive(database, session, [notification], now);
  if (!(await isFirstToShow(notification.id, now))) return;
  await showMessage(message, { id: notification.id, path: notification.content.button?.path ?? '/' });
  await Promise.all([showBadge(), tellPages({ kind: 'notification', notification }), record('push_received')]);
}

/** Where the device keeps nothing, this worker's memory has to do. */
async function isFirstToShow(id: string, now: number): Promise<boolean> {
  const isFirst = (await claim(database, id, now)) ?? !shownHere.has(id);
  shownHere.add(id);
  return isFirst;
}

async function showMessage({ notification }: PushMessage, shown: ShownData): Promise<void> {
  const { title, body, lang, dir, tag, data } = notification;
  const actions = data.button === null ? [] : [{ action: 'open', title: data.button }];
  const options = { body, lang, dir, tag, ...(await looks()), data: shown, actions };
  await scope.registration.showNotification(title, options);
}

/** A broken message still ends in a notification, since browsers withdraw the permission from silent pushes. */
async function showNeutral(): Promise<void> {
  const locale = await deviceLocale();
  const { neutralTitle, neutralText } = textsOf(locale);
  const data: ShownData = { id: NEUTRAL, path: '/' };
  await scope.registration.showNotification(neutralTitle, { body: neutralText, lang: locale, tag: NEUTRAL, ...(await looks()), data });
}

/** The brand's own pictures, once a page has told which brand this is. */
async function looks(): Promise<NotificationOptions> {
  const { brand } = await readTraits(database);
  return brand === null ? {} : { icon: `/icons/${brand}/icon-192.png`, badge: `/icons/${brand}/badge-96.png` };
}
