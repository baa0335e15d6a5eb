import type { PushMessage } from '#contract/events/push';
import { isLocale } from '#contract/fields/locale';
import type { Notification } from '#contract/fields/notification';
import { type Claim, claim, receive } from '#offline/inbox';
import { type DeviceSession, readSession, readTraits } from '#offline/session';
import { notificationOf, pathOfPush } from '#rules/notifications/push-payload';
import { showBadge } from './badge';
import { database } from './database';
import { deviceLocale } from './locale';
import { postToPages } from './pages';
import { type Pushed, readMessage } from './push-message';
import { record } from './record';
import { scope } from './scope';
import { textsOf } from './texts';

/** Data stored in a shown notification, for the click. */
export interface ShownData {
  id: string;
  path: string;
  /** Its category, and how many more notifications it represents. */
  group?: string;
  more?: number;
}

/** How many notifications of a group are shown separately; from the next one on, the latest replaces them. */
const SEPARATE_AT_MOST = 2;

const NEUTRAL = 'neutral';
const shownHere = new Set<string>();

/** Resolves when the previous push has been shown: pushes that arrive together are shown one after the other. */
let before: Promise<void> = Promise.resolve();

/**
 * A push event ends in exactly one visible notification, because browsers revoke the permission for silent ones (PWA-007): its
 * message once, or a neutral text if it's malformed, expired, or for a player who isn't signed in here.
 */
export function onPush(event: Pushed & Pick<ExtendableEvent, 'waitUntil'>): void {
  const message = readMessage(event);
  const shown = before.then(async () => show(message && (await named(message))));
  before = shown.then(
    () => undefined,
    () => undefined,
  );
  event.waitUntil(shown.then((news) => news && followUp(news)));
}

/** The follow-up work may take as long as the network does; the next push doesn't wait for it. */
async function followUp(notification: Notification): Promise<void> {
  await Promise.all([showBadge(), postToPages({ kind: 'notification', notification }), record('push_received')]);
}

/** A message without a title gets the neutral title in the device's locale. */
async function named(message: PushMessage): Promise<PushMessage> {
  const { notification } = message;
  if (notification.title.trim() !== '') return message;
  return { ...message, notification: { ...notification, title: textsOf(await deviceLocale()).neutralTitle } };
}

/** Shows a message. Returns the notification if the device hadn't shown it before, otherwise null. */
async function show(message: PushMessage | null): Promise<Notification | null> {
  const now = Date.now();
  const notification = message && notificationOf(message, scope.location.origin, now);
  const session = await readSession(database);
  if (!message || !notification || !isDue(message, session, now)) return showNeutral();
  if (session !== null) await receive(database, session, [notification], now);
  const claimed = await claimHere(notification.id, now);
  const shown: ShownData = { id: notification.id, path: pathOfPush(message, scope.location.origin) ?? '/' };
  if (claimed === 'done') return showAgain(message, shown);
  const others = (await visibleNotifications()).filter(({ data }) => data?.group === message.notification.data.category);
  const isMany = others.length >= SEPARATE_AT_MOST || others.some(({ data }) => data?.more);
  const more = isMany ? others.reduce((sum, { data }) => sum + 1 + (data?.more ?? 0), 0) : 0;
  await showMessage(message, { ...shown, more }, claimed === 'other');
  if (isMany) for (const one of others) one.close();
  return notification;
}

/** Whether a message hasn't expired, and is general or for the device's player; without storage, that player is unknown (0152). */
function isDue({ notification: { data } }: PushMessage, session: DeviceSession | null, now: number): boolean {
  return Date.parse(data.expires) > now && (data.player === null || session === null || session.player === data.player);
}

/** Claims a notification id; without storage, the worker's memory has to do. */
async function claimHere(id: string, now: number): Promise<Claim> {
  const claimed = (await claim(database, id, 'push', now)) ?? (shownHere.has(id) ? 'done' : 'first');
  shownHere.add(id);
  return claimed;
}

/** `silent` if a page has already shown it as a toast. */
async function showMessage({ notification }: PushMessage, shown: ShownData, silent: boolean): Promise<void> {
  const { title, body, lang, dir, data } = notification;
  const actions = data.button === null ? [] : [{ action: 'open', title: data.button }];
  const said = shown.more ? `${body}\n${(await textsIn(lang)).more.replace('{count}', String(shown.more))}` : body;
  const known: ShownData = { ...shown, group: data.category };
  const options = { body: said, lang, dir, tag: notification.tag || data.id, silent, ...(await brandIcons()), data: known, actions };
  await scope.registration.showNotification(title, options);
}

/** The worker's texts in a message's language if we have it, otherwise in the device's locale. */
const textsIn = async (lang: string) => textsOf(isLocale(lang) ? lang : await deviceLocale());

/** The notifications that are visible now; those of another release may have less data. */
async function visibleNotifications(): Promise<(Pick<globalThis.Notification, 'close'> & { data: ShownData | null })[]> {
  return scope.registration.getNotifications();
}

/** A message that was already shown, read or removed is shown silently in its old place; if that's empty, it's closed immediately. */
async function showAgain(message: PushMessage, shown: ShownData): Promise<null> {
  const ofIt = async () => (await visibleNotifications()).filter(({ data }) => data?.id === shown.id);
  const [before] = await ofIt();
  await showMessage(message, { ...shown, more: before?.data?.more ?? 0 }, true);
  if (!before) for (const notification of await ofIt()) notification.close();
  return null;
}

async function showNeutral(): Promise<null> {
  const locale = await deviceLocale();
  const { neutralTitle, neutralText } = textsOf(locale);
  const data: ShownData = { id: NEUTRAL, path: '/' };
  await scope.registration.showNotification(neutralTitle, { body: neutralText, lang: locale, tag: NEUTRAL, ...(await brandIcons()), data });
  return null;
}

/** The brand's icons, once a page has said which brand this is. */
async function brandIcons(): Promise<NotificationOptions> {
  const { brand } = await readTraits(database);
  return brand === null ? {} : { icon: `/icons/${brand}/icon-192.png`, badge: `/icons/${brand}/badge-96.png` };
}
