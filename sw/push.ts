import type { PushMessage } from '#contract/events/push';
import { isLocale } from '#contract/fields/locale';
import type { Notification } from '#contract/fields/notification';
import { type Claim, claim, receive } from '#offline/inbox';
import { type DeviceSession, readSession, readTraits } from '#offline/session';
import { notificationOf, pathOfPush } from '#rules/notifications/push-payload';
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
  /** What it is about, and how many more of that it stands for. */
  group?: string;
  more?: number;
}

/** So many of a group stand beside each other; with the next one the latest stands for all. */
const APART_AT_MOST = 2;

const NEUTRAL = 'neutral';
const shownHere = new Set<string>();

/** Until the push before this one is shown: the second of two that come together looks at what the first has shown. */
let before: Promise<void> = Promise.resolve();

/**
 * A push came, and ends in one visible notification, since browsers withdraw the permission from silent ones (PWA-007):
 * its message once; a neutral text where it is broken, too late, or for a player who is not here, who learns nothing of it.
 */
export function onPush(event: Pushed & Pick<ExtendableEvent, 'waitUntil'>): void {
  const message = readMessage(event);
  const shown = before.then(async () => show(message && (await named(message))));
  before = shown.then(() => undefined, () => undefined);
  event.waitUntil(shown.then((news) => news && tellOf(news)));
}

/** What follows from a message that was shown may take as long as the line does: the next push waits for none of it. */
async function tellOf(notification: Notification): Promise<void> {
  await Promise.all([showBadge(), tellPages({ kind: 'notification', notification }), record('push_received')]);
}

/** A message without a title has the neutral one, in the language of the device. */
async function named(message: PushMessage): Promise<PushMessage> {
  const { notification } = message;
  if (notification.title.trim() !== '') return message;
  return { ...message, notification: { ...notification, title: textsOf(await deviceLocale()).neutralTitle } };
}

/** Answers what the device has not shown before; null where there is nothing to tell of. */
async function show(message: PushMessage | null): Promise<Notification | null> {
  const now = Date.now();
  const notification = message && notificationOf(message, scope.location.origin);
  const session = await readSession(database);
  if (!message || !notification || !isDue(message, session, now)) return showNeutral();
  if (session !== null) await receive(database, session, [notification], now);
  const claimed = await claimHere(notification.id, now);
  const shown: ShownData = { id: notification.id, path: pathOfPush(message, scope.location.origin) ?? '/' };
  if (claimed === 'done') return showAgain(message, shown);
  const others = (await inSight()).filter(({ data }) => data?.group === message.notification.data.category);
  const isMany = others.length >= APART_AT_MOST || others.some(({ data }) => data?.more);
  const more = isMany ? others.reduce((sum, { data }) => sum + 1 + (data?.more ?? 0), 0) : 0;
  await showMessage(message, { ...shown, more }, claimed === 'other');
  if (isMany) for (const one of others) one.close();
  return notification;
}

/** Where the device keeps nothing, nobody knows whose it is. */
function isDue({ notification: { data } }: PushMessage, session: DeviceSession | null, now: number): boolean {
  return Date.parse(data.expires) > now && (session === null || session.player === data.player);
}

/** Where the device keeps nothing, this worker's memory has to do. */
async function claimHere(id: string, now: number): Promise<Claim> {
  const claimed = (await claim(database, id, 'push', now)) ?? (shownHere.has(id) ? 'done' : 'first');
  shownHere.add(id);
  return claimed;
}

/** Without sound where a page has shown it in passing. */
async function showMessage({ notification }: PushMessage, shown: ShownData, silent: boolean): Promise<void> {
  const { title, body, lang, dir, data } = notification;
  const actions = data.button === null ? [] : [{ action: 'open', title: data.button }];
  const said = shown.more ? `${body}\n${(await textsIn(lang)).more.replace('{count}', String(shown.more))}` : body;
  const known: ShownData = { ...shown, group: data.category };
  const options = { body: said, lang, dir, tag: notification.tag || data.id, silent, ...(await looks()), data: known, actions };
  await scope.registration.showNotification(title, options);
}

/** In the language of a message, where that is one of ours. */
const textsIn = async (lang: string) => textsOf(isLocale(lang) ? lang : await deviceLocale());

/** What the system shows now; what another release showed may say less of itself. */
async function inSight(): Promise<(Pick<globalThis.Notification, 'close'> & { data: ShownData | null })[]> {
  return scope.registration.getNotifications();
}

/** One that was shown, read or removed shows again without sound, in its old place; where that is empty it goes at once. */
async function showAgain(message: PushMessage, shown: ShownData): Promise<null> {
  const ofIt = async () => (await inSight()).filter(({ data }) => data?.id === shown.id);
  const [before] = await ofIt();
  await showMessage(message, { ...shown, more: before?.data?.more ?? 0 }, true);
  if (!before) for (const notification of await ofIt()) notification.close();
  return null;
}

async function showNeutral(): Promise<null> {
  const locale = await deviceLocale();
  const { neutralTitle, neutralText } = textsOf(locale);
  const data: ShownData = { id: NEUTRAL, path: '/' };
  await scope.registration.showNotification(neutralTitle, { body: neutralText, lang: locale, tag: NEUTRAL, ...(await looks()), data });
  return null;
}

/** The brand's own pictures, once a page has told which brand this is. */
async function looks(): Promise<NotificationOptions> {
  const { brand } = await readTraits(database);
  return brand === null ? {} : { icon: `/icons/${brand}/icon-192.png`, badge: `/icons/${brand}/badge-96.png` };
}
