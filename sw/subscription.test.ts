import { describe, expect, it } from 'vitest';
import { createDatabase } from '#offline/database';
import { beginSession, endSession, noteTraits } from '#offline/session';
import { startWorker } from '#tests/support/fake-worker-scope';

const now = Date.parse('2026-05-01T12:30:00Z');

/** An offline device with a signed-in player. */
async function device() {
  const worker = await startWorker();
  worker.network.isAway = true;
  const database = createDatabase();
  await beginSession(database, { player: 7, epoch: 'first' });
  return { ...worker, database };
}

describe('a renewed subscription', () => {
  const subscription = {
    options: { applicationServerKey: new ArrayBuffer(65) },
    toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/new', expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }),
  };
  const sent = { endpoint: 'https://fcm.googleapis.com/fcm/send/new', expiration_time: null, keys: { p256dh: 'p', auth: 'a' } };

  it.each([
    ['hands over', { newSubscription: subscription, oldSubscription: subscription }],
    ['has dropped', { newSubscription: null, oldSubscription: subscription }],
  ])('that the browser %s is sent to the server [PWA-008a]', async (_how, event) => {
    const { dispatch, network, database, scope } = await device();
    scope.registration.pushManager.subscribe.mockResolvedValue(subscription);
    await noteTraits(database, { deviceId: 'device-1' });
    network.isAway = false;
    network.json('/api/push/subscriptions/device-1', {});
    await dispatch('pushsubscriptionchange', event);
    expect(network.requests).toMatchObject([{ method: 'PUT', path: '/api/push/subscriptions/device-1', credentials: 'same-origin' }]);
    expect(JSON.parse(network.requests[0]!.body!)).toEqual(sent);
    expect(network.requests[0]!.headers.has('idempotency-key')).toBe(true);
    expect(scope.registration.pushManager.subscribe).toHaveBeenCalledTimes(event.newSubscription ? 0 : 1);
  });

  it('is the browser’s existing one, without subscribing again [PWA-008a]', async () => {
    const { dispatch, network, database, scope } = await device();
    scope.registration.pushManager.getSubscription.mockResolvedValue(subscription);
    await noteTraits(database, { deviceId: 'device-1' });
    network.isAway = false;
    network.json('/api/push/subscriptions/device-1', {});
    await dispatch('pushsubscriptionchange', { oldSubscription: subscription });
    expect(JSON.parse(network.requests[0]!.body!)).toEqual(sent);
    expect(scope.registration.pushManager.subscribe).not.toHaveBeenCalled();
  });

  it('of a device without an id or without a VAPID key isn’t sent', async () => {
    const { dispatch, network, database } = await device();
    await dispatch('pushsubscriptionchange', { newSubscription: subscription });
    await noteTraits(database, { deviceId: 'device-1' });
    await dispatch('pushsubscriptionchange', {});
    expect(network.requests).toEqual([]);
  });

  it('of a device without a player isn’t sent', async () => {
    const { dispatch, network, database } = await device();
    await noteTraits(database, { deviceId: 'device-1' });
    await endSession(database, { left: 7, epoch: 'out', isRevoked: true, now });
    await dispatch('pushsubscriptionchange', { newSubscription: subscription });
    expect(network.requests).toEqual([]);
  });
});
