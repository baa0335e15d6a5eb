import { syncBuiltinESMExports } from 'node:module';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import dns from 'node:dns';
import * as v from 'valibot';
import webPush from 'web-push';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { pushMessageSchema } from '#contract/events/push';
import { composePush } from '#rules/notifications/push-payload';
import { readEnvironment } from '#server/environment';
import type { PushOrder } from '#server/ports/push-gateway';
import { sampleNotification } from '#tests/support/notifications';
import { type PushService, startPushService, subscriber } from '#tests/support/push-service';
import { readVapid } from '#tests/support/vapid-token';
import { isAllowedEndpoint, webPushGateway } from './push-gateway';

const keys = webPush.generateVAPIDKeys();

function gatewayOf(variables: Record<string, string>) {
  const reading = readEnvironment(variables);
  if (!reading.ok) throw new Error(reading.problems.join());
  return webPushGateway(reading.environment, keys);
}

const orderTo = (endpoint: string, to = subscriber()): PushOrder => ({
  endpoint,
  ...to.keys,
  payload: '{}',
  ttl: 60,
  urgency: 'normal',
  topic: 'topic',
});

describe('an endpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://db5p.notify.windows.com/w/?token=abc',
    'https://fcm.googleapis.com:443/abc',
  ])('of a known push service is allowed: %s', (endpoint) => expect(isAllowedEndpoint(endpoint, [])).toBe(true));

  it.each([
    'http://fcm.googleapis.com/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evil.example/fcm.googleapis.com',
    'https://evilpush.apple.com.evil.example/',
    'https://push.apple.com/abc',
    'https://user@fcm.googleapis.com/abc',
    'https://user:password@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com@evil.example/abc',
    'https://evil.example/?https://fcm.googleapis.com',
    'https://evil.example#.push.apple.com',
    'https://evil.example\\.push.apple.com/',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://2130706433/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/abc',
    'https://127.0.0.1;.push.apple.com/abc',
    "https://127.0.0.1'.push.apple.com/abc",
    'https://127.0.0.1{}.push.apple.com/abc',
    'https://127.0.0.1%2f.push.apple.com/abc',
    'ftp://fcm.googleapis.com/abc',
    'javascript:alert(1)',
    'fcm.googleapis.com',
    '//fcm.googleapis.com/abc',
    '',
  ])('of another host is refused: %s', (endpoint) => expect(isAllowedEndpoint(endpoint, [])).toBe(false));

  it('of the operator is allowed only on the configured port', () => {
    expect(isAllowedEndpoint('https://push.example/a', ['push.example'])).toBe(true);
    expect(isAllowedEndpoint('https://push.example:8443/a', ['push.example'])).toBe(false);
    expect(isAllowedEndpoint('https://push.example:8443/a', ['push.example:8443'])).toBe(true);
    expect(isAllowedEndpoint('http://push.example/a', ['push.example'])).toBe(false);
  });
});

describe('a private address is never connected to', () => {
  let port: number;
  let connections = 0;
  const trap = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => void trap.listen(0, '0.0.0.0', resolve));
    port = (trap.address() as AddressInfo).port;
  });
  afterEach(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  afterAll(() => trap.close());

  const sendTo = (host: string) => gatewayOf({ PUSH_HOSTS: `${host}:${port}` }).send(orderTo(`https://${host}:${port}/abc`));

  it.each(['localhost', '127.0.0.1', '127.0.0.2'])('by the name %s, even if the operator lists it', async (host) => {
    expect((await sendTo(host)).result).toBe('refused');
    expect(connections).toBe(0);
  });

  it('by a public name that resolves to one, alone or among public ones', async () => {
    for (const addresses of [['127.0.0.1'], ['93.184.216.34', '127.0.0.1'], ['10.0.0.1'], ['::ffff:127.0.0.1']]) {
      const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      const resolve = (_host: string, _options: object, callback: (error: null, all: typeof found) => void) => callback(null, found);
      vi.spyOn(dns, 'lookup').mockImplementation(resolve as never);
      syncBuiltinESMExports();
      expect((await sendTo('push.example')).result).toBe('refused');
    }
    expect(connections).toBe(0);
  });
});

describe('a push', () => {
  let service: PushService;

  beforeAll(async () => {
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    service = await startPushService();
  });
  afterEach(() => {
    service.taken.length = 0;
    service.response = { status: 201 };
  });
  afterAll(async () => {
    delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    await service.close();
  });

  const local = () => gatewayOf({ PUSH_HOSTS: service.host, PUSH_ALLOW_PRIVATE: '1' });

  it('reaches the subscriber encrypted, and decrypts to the original', async () => {
    const reader = subscriber();
    const message = composePush(sampleNotification(), { player: 7, lang: 'en', dir: 'ltr', origin: 'https://perigee.example', badge: 2 });
    const order = {
      ...orderTo(`https://${service.host}/push/abc`, reader),
      payload: JSON.stringify(message),
      ttl: 90,
      urgency: 'high',
      topic: 'n-1',
    } as const;
    expect((await local().send(order)).result).toBe('sent');
    const [push] = service.taken;
    expect(push).toMatchObject({
      path: '/push/abc',
      headers: { 'content-encoding': 'aes128gcm', ttl: '90', urgency: 'high', topic: 'n-1' },
    });
    expect(push!.body.includes('Deposit')).toBe(false);
    expect(v.parse(pushMessageSchema, reader.read(push!.body))).toEqual(message);
  });

  it('is signed for its push service only, with the key used by browsers to subscribe', async () => {
    await local().send(orderTo(`https://${service.host}/push/abc`));
    const { key, claims, isGenuine } = readVapid(service.taken[0]!.headers.authorization);
    expect(key).toBe(local().publicKey);
    expect(claims).toMatchObject({ aud: `https://${service.host}`, sub: expect.stringMatching(/^mailto:/) });
    expect(isGenuine).toBe(true);
  });

  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [429, 'busy'],
    [500, 'busy'],
    [503, 'busy'],
    [400, 'refused'],
    [403, 'refused'],
    [413, 'refused'],
  ] as const)('with the response %i is %s', async (status, result) => {
    service.response = { status };
    expect(await local().send(orderTo(`https://${service.host}/push/abc`))).toEqual({ result, retryAfter: null });
  });

  it.each([
    [429, '120'],
    [503, 'Fri, 01 May 2026 12:45:00 GMT'],
  ] as const)('with the response %i has the service’s retry time: %s', async (status, retryAfter) => {
    service.response = { status, headers: { 'retry-after': retryAfter } };
    expect(await local().send(orderTo(`https://${service.host}/push/abc`))).toEqual({ result: 'busy', retryAfter });
  });

  it('doesn’t follow redirects', async () => {
    service.response = { status: 307, headers: { location: `https://${service.host}/elsewhere` } };
    expect((await local().send(orderTo(`https://${service.host}/push/abc`))).result).toBe('refused');
    expect(service.taken.map(({ path }) => path)).toEqual(['/push/abc']);
  });

  it('to a service that’s down may be retried; one with invalid keys may not', async () => {
    expect((await gatewayOf({ PUSH_HOSTS: 'localhost:1', PUSH_ALLOW_PRIVATE: '1' }).send(orderTo('https://localhost:1/abc'))).result).toBe(
      'busy',
    );
    const { auth } = subscriber().keys;
    for (const p256dh of ['AAAA', 'B'.repeat(87)]) {
      expect((await local().send({ ...orderTo(`https://${service.host}/push/abc`), p256dh, auth })).result).toBe('refused');
    }
    expect(service.taken).toEqual([]);
  });
});
