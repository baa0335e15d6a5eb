import { deletePushSubscription, getPushKey, putPushSubscription } from '#contract/calls/notifications';
import { ask } from '../../platform/api/client';
import { deviceId } from '../../platform/device/device-id';

const SUBSCRIBE_TIMEOUT_MS = 15_000;

/** What this browser can do about pushes. */
export type PushAbility = 'unsupported' | 'default' | 'granted' | 'denied';

/** Whether pushes are possible here, and what the person said. */
export function pushAbility(): PushAbility {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return isSupported ? Notification.permission : 'unsupported';
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Some browsers never answer where their push service cannot be reached. */
function withTimeout<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('the push service did not answer')), SUBSCRIBE_TIMEOUT_MS);
  });
  return Promise.race([work, late]);
}

/** Subscribes this device, or renews what it has, and tells the platform (PWA-006, PWA-008). */
export async function subscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  const { key } = await ask(getPushKey, {});
  const known = await registration.pushManager.getSubscription();
  const subscription =
    known ?? (await withTimeout(registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })));
  const { endpoint, expirationTime, keys } = subscription.toJSON();
  await ask(putPushSubscription, {
    params: { device: await deviceId() },
    body: { endpoint: endpoint ?? '', expiration_time: expirationTime ?? null, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } },
  });
}

/** Tells the platform at each launch what the browser holds, so that a renewed subscription is never lost (PWA-008). */
export async function renewSubscription(): Promise<void> {
  if (pushAbility() !== 'granted') return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (await registration?.pushManager.getSubscription()) await subscribe();
}

/** Asks the person, from a tap, and subscribes after a yes. */
export async function askForPush(): Promise<NotificationPermission> {
  const permission = await Notification.requestPermission();
  if (permission === 'granted') await subscribe();
  return permission;
}

/** Stops pushes to this device. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await ask(deletePushSubscription, { params: { device: await deviceId() } });
}
