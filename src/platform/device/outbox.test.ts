import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addFavoriteGame, removeFavoriteGame } from '#contract/calls/games';
import { markNotifications } from '#contract/calls/notifications';
import { sendInstallEvent, trackStep } from '#contract/calls/tracking';
import { eventually } from '#tests/support/eventually';
import { FakePlatform, refusal } from '#tests/support/fake-platform';

type Outbox = typeof import('./outbox');

let platform: FakePlatform;
let box: Outbox;
const synced: string[] = [];

/** A device with its own store, as after a fresh start of the browser. */
async function freshWindow(): Promise<void> {
  vi.resetModules();
  box = await import('./outbox');
}

async function signIn(player: number): Promise<void> {
  const [{ beginSession }, { device }] = await Promise.all([import('#offline/session'), import('./device')]);
  await beginSession(device, { player, epoch: `epoch-${player}` });
}

beforeEach(async () => {
  platform = new FakePlatform();
  synced.length = 0;
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('fetch', platform.fetch);
  const registration = { sync: { register: async (tag: string) => void synced.push(tag) } };
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { getRegistration: async () => registration } });
  await freshWindow();
});

const launched = { body: { event: 'standalone_launch' } } as const;
const favorite = addFavoriteGame.example;

describe('a queueable write', () => {
  it('is sent immediately with a network, and nothing stays queued', async () => {
    expect(await box.sendOrQueue(sendInstallEvent, launched)).toBe('sent');
    expect(platform.effects).toMatchObject([{ url: sendInstallEvent.path, body: JSON.stringify(launched.body) }]);
    expect([box.outbox.waiting, synced]).toEqual([[], []]);
  });

  it('is queued without one, survives the window, and is sent in order, once, when the network is back [OFF-002a, OFF-002b, PWA-005b]', async () => {
    await signIn(7);
    platform.weather = () => 'lost-request';
    expect(await box.sendOrQueue(addFavoriteGame, favorite)).toBe('queued');
    expect(await box.sendOrQueue(sendInstallEvent, launched)).toBe('queued');
    expect(await box.sendOrQueue(markNotifications, { body: { read: ['n-1'], removed: [] } })).toBe('queued');
    expect(box.outbox.waiting.map(({ call }) => call)).toEqual([addFavoriteGame.id, sendInstallEvent.id, markNotifications.id]);
    expect([platform.effects, new Set(synced)]).toEqual([[], new Set(['outbox'])]);

    await freshWindow();
    platform.weather = () => 'fine';
    await Promise.all([box.flush(), box.flush(), box.flush()]);
    expect(platform.effects.map(({ url }) => url)).toEqual([
      addFavoriteGame.path.replace('{id}', encodeURIComponent(favorite.params.id)),
      sendInstallEvent.path,
      markNotifications.path,
    ]);
    expect(box.outbox.waiting).toEqual([]);
  });

  it('whose response was lost takes effect once, under the key of its first attempt [OFF-002b]', async () => {
    platform.weather = (attempt) => (attempt < 2 ? 'lost-response' : 'fine');
    expect(await box.sendOrQueue(sendInstallEvent, launched)).toBe('queued');
    await box.flush();
    await box.flush();
    expect(platform.effects).toHaveLength(1);
    expect([platform.attempts.length, new Set(platform.attempts).size]).toEqual([3, 1]);
    expect(box.outbox.waiting).toEqual([]);
  });

  it.each([
    ['sent', 'sent'],
    ['refused', 'bad_input'],
  ])('that another window finished first is %s', async (_what, outcome) => {
    const { device } = await import('./device');
    const { flushOutbox } = await import('#offline/outbox-flush');
    platform.weather = () => (outcome === 'sent' ? 'fine' : 'refuses');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('this window has no network')));
    let other: Promise<unknown> = Promise.resolve();
    vi.stubGlobal('navigator', {
      onLine: true,
      locks: {
        request: async (_name: string, work: () => Promise<unknown>) => {
          other = flushOutbox(device, {
            fetch: platform.fetch,
            now: () => 0,
            chance: () => 0,
            exclusively: (_lock, flushing) => flushing(),
          });
          await other;
          return work();
        },
      },
    });
    const sent = await box.sendOrQueue(sendInstallEvent, launched).catch(({ code }: { code: string }) => code);
    expect([sent, box.outbox.waiting, box.outbox.refused]).toEqual([outcome, [], []]);
  });

  it('that the server refuses immediately is reported to its caller and isn’t queued', async () => {
    platform.weather = () => 'refuses';
    await expect(box.sendOrQueue(sendInstallEvent, launched)).rejects.toMatchObject({ code: 'bad_input', status: 422 });
    expect([box.outbox.waiting, box.outbox.refused]).toEqual([[], []]);
  });

  it('that is refused later is shown until the player dismisses it, and blocks no other', async () => {
    platform.weather = () => 'lost-request';
    await box.sendOrQueue(sendInstallEvent, launched);
    await box.sendOrQueue(sendInstallEvent, { body: { event: 'installed' } });
    platform.weather = (attempt) => (attempt === 2 ? 'refuses' : 'fine');
    await box.flush();
    expect(box.outbox.refused.map(({ refusal }) => refusal)).toEqual([{ code: 'bad_input', status: 422 }]);
    expect(platform.effects.map(({ body }) => body)).toEqual([JSON.stringify({ event: 'installed' })]);
    await box.letGo(box.outbox.refused[0]!.order);
    expect(box.outbox.refused).toEqual([]);
  });

  it('and the one that reverts it are sent in order [OFF-002b]', async () => {
    await signIn(7);
    platform.weather = () => 'lost-request';
    await box.sendOrQueue(addFavoriteGame, favorite);
    await box.sendOrQueue(removeFavoriteGame, removeFavoriteGame.example);
    platform.weather = () => 'fine';
    await box.flush();
    expect(platform.effects.map(({ body }) => body === null)).toEqual([false, true]);
  });

  it('reports a lost session', async () => {
    await signIn(7);
    const { wireClient } = await import('../api/client');
    const onSessionUncertain = vi.fn<() => void>();
    wireClient({ onSessionUncertain });
    vi.stubGlobal('fetch', async () => refusal('signed_out', 401));
    expect(await box.sendOrQueue(addFavoriteGame, favorite)).toBe('queued');
    expect(onSessionUncertain).toHaveBeenCalledOnce();
  });

  it('is shown as queued once it’s stored, and as stuck once its attempt has failed [OFF-002a]', async () => {
    await signIn(7);
    let fail: ((error: Error) => void) | undefined;
    vi.stubGlobal('fetch', () => new Promise((_, reject) => (fail = reject)));
    const sent = box.sendOrQueue(addFavoriteGame, favorite);
    await eventually(() => expect(box.outbox).toMatchObject({ waiting: [{ call: addFavoriteGame.id }], isHeldUp: false }));
    await eventually(() => expect(fail).toBeDefined());
    fail!(new TypeError('network'));
    expect(await sent).toBe('queued');
    expect(box.outbox.isHeldUp).toBe(true);
    vi.stubGlobal('fetch', platform.fetch);
    await box.flush();
    expect(box.outbox).toMatchObject({ waiting: [], isHeldUp: false });
  });

  it('of a window that still shows another player than the device’s is refused by the server', async () => {
    await signIn(8);
    const { session } = await import('../session');
    Object.assign(session, { status: 'player', player: { id: 7 } });
    platform.weather = () => 'refuses';
    await expect(box.sendOrQueue(addFavoriteGame, favorite)).rejects.toMatchObject({ status: 422 });
    expect([platform.effects, box.outbox.waiting]).toEqual([[], []]);
    await box.readOutbox();
    expect(box.outbox.waiting).toEqual([]);
    Object.assign(session, { status: 'unknown', player: null });
  });

  it('of one player isn’t sent by the next', async () => {
    await signIn(7);
    platform.weather = () => 'lost-request';
    await box.sendOrQueue(addFavoriteGame, favorite);
    await signIn(8);
    platform.weather = () => 'fine';
    await box.flush();
    expect(platform.effects).toEqual([]);
  });
});

it('a window in guest mode sends its telemetry without a cookie, and stores nothing for the device’s player [ROUTE-055b]', async () => {
  vi.doMock('../context/guest-mode', () => ({ isGuestMode: true }));
  await freshWindow();
  await signIn(7);
  const credentials: unknown[] = [];
  const fetch = async (url: string, init: RequestInit) => (credentials.push(init.credentials), platform.fetch(url, init));
  vi.stubGlobal('fetch', fetch);
  expect(await box.sendOrQueue(trackStep, { body: { flow: 'sign_up', step: 1 } })).toBe('sent');
  expect([platform.effects.map(({ url }) => url), credentials, box.outbox.waiting]).toEqual([[trackStep.path], ['omit'], []]);
  vi.stubGlobal('navigator', { onLine: false });
  platform.weather = () => 'lost-request';
  await expect(box.sendOrQueue(trackStep, { body: { flow: 'sign_up', step: 2 } })).rejects.toMatchObject({ code: 'offline' });
  await box.readOutbox();
  expect(box.outbox.waiting).toEqual([]);
  vi.doUnmock('../context/guest-mode');
});

it('without a database, a write is sent immediately or needs the network', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await freshWindow();
  expect(await box.sendOrQueue(sendInstallEvent, launched)).toBe('sent');
  vi.stubGlobal('navigator', { onLine: false });
  platform.weather = () => 'lost-request';
  await expect(box.sendOrQueue(sendInstallEvent, launched)).rejects.toMatchObject({ code: 'offline' });
  expect(platform.effects).toHaveLength(1);
});
