import { callUrl } from '#contract/call-url';
import { headers } from '#contract/headers';
import { readSession, readTraits } from '#offline/session';
import { ownCalls } from './calls.gen';
import { database } from './database';
import { scope } from './scope';

type Changed = Pick<ExtendableEvent, 'waitUntil'> & {
  readonly newSubscription?: PushSubscription | null;
  readonly oldSubscription?: PushSubscription | null;
};

/** The browser renewed or dropped the subscription: the server gets the current one (PWA-008). */
export function onSubscriptionChange(event: Changed): void {
  event.waitUntil(renew(event));
}

async function renew({ newSubscription, oldSubscription }: Changed): Promise<void> {
  const { deviceId } = await readTraits(database);
  const session = await readSession(database);
  if (deviceId === null || !session?.player) return;
  const subscription = newSubscription ?? (await subscribeAgain(oldSubscription ?? null));
  if (subscription) await put(deviceId, subscription);
}

async function subscribeAgain(old: PushSubscription | null): Promise<PushSubscription | null> {
  const { pushManager } = scope.registration;
  const key = old?.options.applicationServerKey;
  const current = await pushManager.getSubscription();
  if (current || !key) return current;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function put(device: string, subscription: PushSubscription): Promise<void> {
  const { endpoint, expirationTime, keys } = subscription.toJSON();
  const call = ownCalls['notifications.subscribe'];
  await fetch(callUrl(call, { params: { device } }), {
    method: call.method,
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', [headers.idempotencyKey]: crypto.randomUUID() },
    body: JSON.stringify({ endpoint, expiration_time: expirationTime ?? null, keys }),
  });
}
