import { deletePushSubscription, getPushKey, putPushSubscription } from '#contract/calls/notifications';
import { sendInstallEvent } from '#contract/calls/tracking';
import { storage } from '#contract/storage';
import { ask } from '../../../platform/api/client';
import { sendOrQueue } from '../../../platform/device';
import { deviceId } from '../../../platform/device/device-id';
import { isKept, readPlayerStorage, writePlayerStorage } from '../../../platform/storage/player-storage';
import { session } from '../../../platform/session';
import { pushAbility } from './push-ability';

const SUBSCRIBE_TIMEOUT_MS = 15_000;
/** The id of the player who wants pushes on this device, whatever the subscription's state; deleted with the player. */
const WANTED = storage.local.pushWanted;

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Some browsers never respond if their push service is unreachable. */
function withTimeout<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('the push service did not respond')), SUBSCRIBE_TIMEOUT_MS);
  });
  return Promise.race([work, late]);
}

/**
 * The browser's subscription for the server's key, with a timeout: without a worker it would never resolve; one for
 * another key is dropped, since nothing reaches it any more.
 */
function subscriptionFor(key: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  return withTimeout(subscriptionOf(key));
}

async function subscriptionOf(key: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const its = new Uint8Array(known?.options.applicationServerKey ?? key);
  if (known && String(its) === String(key)) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/**
 * Subscribes this device, or renews its subscription, and sends it to the server (PWA-006, PWA-008); stops if pushes were
 * turned off, or another player has signed in, in the meantime.
 */
async function subscribe(): Promise<void> {
  if (session.player) writePlayerStorage(WANTED, String(session.player.id));
  const wanted = readPlayerStorage(WANTED);
  const isWanted = () => readPlayerStorage(WANTED) === wanted;
  const { key } = await ask(getPushKey, {});
  if (!isWanted()) return;
  const subscription = await subscriptionFor(bytesOf(key));
  const device = await deviceId();
  if (!isWanted()) {
    // The browser has one for all players: the next player's choice stays.
    if (!isKept(WANTED)) await subscription.unsubscribe();
    return;
  }
  const { endpoint, expirationTime, keys } = subscription.toJSON();
  await ask(putPushSubscription, {
    params: { device },
    body: {
      endpoint: endpoint ?? '',
      expiration_time: expirationTime ?? null,
      keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    },
  });
}

/** Whether this device has a subscription. */
export async function isSubscribed(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return ((await registration?.pushManager.getSubscription()) ?? null) !== null;
}

/**
 * Sends the browser's subscription to the server at each launch: one that the browser renewed, dropped or never created is
 * restored, as long as the player wants pushes here (PWA-008). Another player's choice doesn't count (PWA-006).
 */
export async function renewSubscription(): Promise<void> {
  if (pushAbility() !== 'granted') return;
  if (session.player && readPlayerStorage(WANTED) === String(session.player.id)) await subscribe();
}

/** Opens the browser's prompt if its permission is undecided, from a tap, and subscribes if granted; the decision is reported (PWA-005). */
export async function askForPush(): Promise<NotificationPermission> {
  const isOpen = Notification.permission === 'default';
  const permission = await Notification.requestPermission();
  if (isOpen && permission !== 'default')
    void sendOrQueue(sendInstallEvent, { body: { event: `push_${permission}` } }).catch(() => undefined);
  if (permission === 'granted') await subscribe();
  return permission;
}

/** Stops pushes to this device. */
export async function unsubscribe(): Promise<void> {
  writePlayerStorage(WANTED, '');
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await ask(deletePushSubscription, { params: { device: await deviceId() } });
}
