import { describe, expect, it, vi } from 'vitest';
import { addFavoriteGame } from '#contract/calls/games';
import { createDatabase } from '#offline/database';
import { history, receive } from '#offline/inbox';
import { shapes } from '#contract/shapes.gen';
import { recall, remember } from '#offline/last-known';
import { amend, enqueue, outboxEntries } from '#offline/outbox';
import { beginSession } from '#offline/session';
import { composePush } from '#rules/notifications/push-payload';
import { FakePage, origin, said, startWorker, type Surroundings } from '#tests/support/fake-worker-scope';
import { sampleNotification } from '#tests/support/notifications';

const alice = { player: 7, epoch: 'first' };
const now = Date.parse('2026-05-01T12:30:00Z');

async function device(given: Surroundings = {}) {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const worker = await startWorker(given);
  const database = createDatabase();
  await beginSession(database, alice);
  const like = () =>
    enqueue(
      database,
      addFavoriteGame,
      { params: { id: 'a/one' }, body: { game: 'a/one' } },
      { key: 'key-1', locale: 'de', session: alice, now },
    );
  return { ...worker, database, like };
}

const favourite = '/api/player/favorite_games/a%2Fone';

describe('the sync of the outbox', () => {
  it('flushes the queue and notifies the windows [OFF-002a]', async () => {
    const page = new FakePage('one');
    const { dispatch, network, like, database } = await device({ pages: [page] });
    await like();
    network.json(favourite, { ids: [] });
    await dispatch('sync', { tag: 'outbox' });
    expect(network.requests).toMatchObject([{ method: 'PUT', path: favourite, body: '{"game":"a/one"}' }]);
    expect(network.requests[0]!.headers.get('idempotency-key')).toBe('key-1');
    expect(page.messages).toEqual([{ protocol: 1, kind: 'outbox' }]);
    expect(await outboxEntries(database)).toEqual([]);
  });

  it('fails while writes are left, so that the browser retries [OFF-002a]', async () => {
    const { dispatch, network, like, database } = await device();
    await like();
    network.isAway = true;
    await expect(dispatch('sync', { tag: 'outbox' })).rejects.toThrow('1 writes wait');
    expect(await outboxEntries(database)).toHaveLength(1);
  });
});

describe('one worker', () => {
  it('shows pushes, and syncs the queue and the history when the browser says so [PWA-001c]', async () => {
    const { dispatch, shown, network, like, database } = await device();
    network.json(favourite, { ids: [] }).json('/api/notifications', { notifications: [sampleNotification({ id: 'n-2' })], removed: [] });
    const pushed = composePush(sampleNotification(), { player: alice.player, lang: 'de', dir: 'ltr', origin, badge: 1 });
    await dispatch('push', { data: { text: () => JSON.stringify(pushed) } });
    expect(shown.map(({ tag }) => tag)).toEqual(['n-1']);
    await like();
    await dispatch('sync', { tag: 'outbox' });
    expect(network.count(favourite)).toBe(1);
    await dispatch('periodicsync', { tag: 'history' });
    expect((await history(database, now)).map(({ id }) => id)).toContain('n-2');
  });
});

describe('a sync right after a failed attempt', () => {
  it('flushes, because the browser reports a network; a Retry-After still applies [OFF-002a]', async () => {
    const { dispatch, network, like, database } = await device();
    const entry = await like();
    await amend(database, entry!.order, { attempts: 9, notBefore: now + 8_000 });
    network.json(favourite, { ids: [] });
    await dispatch('sync', { tag: 'outbox' });
    expect(await outboxEntries(database)).toEqual([]);

    await like();
    network.on(favourite, () =>
      Response.json({ error: { code: 'rate_limited', message: '', fields: {} } }, { status: 429, headers: { 'retry-after': '60' } }),
    );
    await expect(dispatch('sync', { tag: 'outbox' })).rejects.toThrow('1 writes wait');
    await expect(dispatch('sync', { tag: 'outbox' })).rejects.toThrow('1 writes wait');
    expect(network.count(favourite)).toBe(2);
  });
});

it('a flush that a window asks for waits until the next attempt is due [OFF-002a]', async () => {
  const page = new FakePage('one');
  const { dispatch, network, like, database } = await device({ pages: [page] });
  const entry = await like();
  await amend(database, entry!.order, { attempts: 9, notBefore: now + 8_000 });
  network.json(favourite, { ids: [] });
  await dispatch('message', said(page, { kind: 'flush' })).catch(() => undefined);
  expect([network.requests, await outboxEntries(database)]).toMatchObject([[], [{ attempts: 9 }]]);
  vi.setSystemTime(now + 8_000);
  await dispatch('message', said(page, { kind: 'flush' }));
  expect(await outboxEntries(database)).toEqual([]);
});

describe('the sync of the history', () => {
  it('is retried after any fault of the server [NOTIF-003c]', async () => {
    const { dispatch, network } = await device();
    network.on('/api/notifications', () => new Response('', { status: 500 }));
    await expect(dispatch('sync', { tag: 'history' })).rejects.toThrow('500');
  });

  it('stores what it can parse from a newer release, and is retried if the server is down [NOTIF-003c]', async () => {
    const { dispatch, network, database } = await device();
    network.on('/api/notifications', () => new Response('', { status: 503 }));
    await expect(dispatch('sync', { tag: 'history' })).rejects.toThrow('503');
    network.json('/api/notifications', {
      notifications: [{ ...sampleNotification(), type: 'raffle_won', later: true }, { nothing: 'known' }],
      removed: [],
      later: 1,
    });
    await dispatch('sync', { tag: 'history' });
    expect(await history(database, now)).toMatchObject([{ id: 'n-1', type: 'personal', title: 'Deposit received' }]);
  });

  it('fetches what arrived while everything was closed, and what was removed elsewhere [NOTIF-003a, NOTIF-003c, PWA-007c]', async () => {
    const { dispatch, network, database, scope } = await device();
    await receive(database, alice, [sampleNotification({ id: 'gone' })], now);
    network.json('/api/notifications', { notifications: [sampleNotification(), sampleNotification({ id: 'n-2' })], removed: ['gone'] });
    await dispatch('sync', { tag: 'history' });
    await dispatch('periodicsync', { tag: 'history' });
    expect((await history(database, now)).map(({ id }) => id)).toEqual(['n-1', 'n-2']);
    expect(scope.navigator.setAppBadge).toHaveBeenLastCalledWith(2);
    // The server refuses if the browser is another player's by now.
    expect(network.requests.at(-1)!.headers.get('x-perigee-player')).toBe(String(alice.player));
  });

  it.each([
    ['refuses', () => Response.json({ notifications: [], removed: ['kept'] }, { status: 403 })],
    ['is something else', () => Response.json({ notifications: [sampleNotification()] })],
  ])('leaves the inbox as it is if the server %s', async (_what, response) => {
    const { dispatch, network, database, scope } = await device();
    await receive(database, alice, [sampleNotification({ id: 'kept' })], now);
    network.on('/api/notifications', response);
    await dispatch('sync', { tag: 'history' });
    expect((await history(database, now)).map(({ id }) => id)).toEqual(['kept']);
    expect(scope.navigator.setAppBadge).not.toHaveBeenCalled();
  });

  it('requests nothing without a player', async () => {
    const { dispatch, network } = await startWorker();
    await dispatch('sync', { tag: 'history' });
    expect(network.requests).toEqual([]);
  });
});

describe('the periodic sync of the catalogue', () => {
  it('refreshes the responses that the device used', async () => {
    const { dispatch, network, database } = await device();
    const lobby = { call: 'games.lobby', url: '/api/lobby', locale: 'de', shape: shapes['games.lobby'] };
    await remember(database, { ...lobby, shape: 'of the release before' }, null, { text: '{"old":1}', storedAt: 0 });
    const list = { call: 'games.list', url: '/api/games?category=new', locale: 'de', shape: shapes['games.list'] };
    await remember(database, list, null, { text: '{"old":1}', storedAt: 0 });
    network.json('/api/lobby', { new: 1 }).json(list.url, { new: 1 });
    await dispatch('periodicsync', { tag: 'catalogue' });
    for (const question of [lobby, list]) expect(await recall(database, question, null)).toEqual({ text: '{"new":1}', storedAt: now });
    expect(network.requests[0]!.headers.get('x-locale')).toBe('de');
  });

  it('keeps stored responses if the server fails, and requests sixty at most', async () => {
    const { dispatch, network, database } = await device();
    const lobby = { call: 'games.lobby', url: '/api/lobby', locale: 'de', shape: shapes['games.lobby'] };
    await remember(database, lobby, null, { text: '{"old":1}', storedAt: 100 });
    for (let at = 0; at < 70; at += 1)
      await remember(database, { call: 'games.list', url: `/api/games?page=${at}`, locale: 'de' }, null, { text: '{}', storedAt: at });
    network.on('/api/lobby', () => new Response('busy', { status: 503 }));
    await dispatch('periodicsync', { tag: 'catalogue' });
    expect(await recall(database, lobby, null)).toEqual({ text: '{"old":1}', storedAt: 100 });
    expect(network.requests).toHaveLength(60);
  });

  it('refreshes early reads too, not only what a first visit prefetched after them', async () => {
    const { dispatch, network, database } = await device();
    const lobby = { call: 'games.lobby', url: '/api/lobby', locale: 'de', shape: shapes['games.lobby'] };
    await remember(database, lobby, null, { text: '{"old":1}', storedAt: 0 });
    const readAhead = Array.from({ length: 40 }, (_, at) => `/api/games?category=top&page=${at}`);
    for (const [at, url] of readAhead.entries())
      await remember(database, { call: 'games.list', url, locale: 'de' }, null, { text: '{}', storedAt: at + 1 });
    network.json('/api/lobby', { new: 1 });
    await dispatch('periodicsync', { tag: 'catalogue' });
    expect(await recall(database, lobby, null)).toMatchObject({ text: '{"new":1}' });
    expect(network.requests.filter(({ path }) => path === '/api/lobby')).toHaveLength(1);
  });
});

describe('sync events', () => {
  it('do nothing under an unknown name', async () => {
    const { dispatch, network, like } = await device();
    await like();
    await dispatch('sync', { tag: 'of a later release' });
    expect(network.requests).toEqual([]);
  });

  it('notify no window if no write got through [OFF-002a]', async () => {
    const page = new FakePage('one');
    const { dispatch } = await device({ pages: [page] });
    await dispatch('sync', { tag: 'outbox' });
    expect(page.messages).toEqual([]);
  });
});

describe('page messages', () => {
  const page = new FakePage('one');

  it('flush the queue on request [OFF-002a]', async () => {
    const { dispatch, network, like, database } = await device();
    await like();
    network.json(favourite, { ids: [] });
    await dispatch('message', said(page, { kind: 'flush' }));
    expect(await outboxEntries(database)).toEqual([]);
  });
});
