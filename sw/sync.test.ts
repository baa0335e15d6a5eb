import { afterEach, describe, expect, it, vi } from 'vitest';
import { addFavoriteGame } from '#contract/calls/games';
import { createDatabase } from '#offline/database';
import { history, receive } from '#offline/inbox';
import { shapes } from '#contract/shapes.gen';
import { recall, remember } from '#offline/last-known';
import { enqueue, outboxEntries } from '#offline/outbox';
import { beginSession } from '#offline/session';
import { FakePage, said, startWorker, type Surroundings } from '#tests/support/fake-worker-scope';
import { sampleNotification } from '#tests/support/notifications';

afterEach(() => {
  vi.useRealTimers();
});

const alice = { player: 7, epoch: 'first' };
const now = Date.parse('2026-05-01T12:30:00Z');

async function device(given: Surroundings = {}) {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const worker = await startWorker(given);
  const database = createDatabase();
  await beginSession(database, alice);
  const like = () =>
    enqueue(database, addFavoriteGame, { params: { id: 'a/one' }, body: { game: 'a/one' } }, { key: 'key-1', locale: 'de', session: alice, now });
  return { ...worker, database, like };
}

const favourite = '/api/player/favorite_games/a%2Fone';

describe('the sync of the outbox', () => {
  it('sends what waits and tells the windows [OFF-002]', async () => {
    const page = new FakePage('one');
    const { dispatch, network, like, database } = await device({ pages: [page] });
    await like();
    network.json(favourite, { ids: [] });
    await dispatch('sync', { tag: 'outbox' });
    expect(network.asked).toMatchObject([{ method: 'PUT', path: favourite, body: '{"game":"a/one"}' }]);
    expect(network.asked[0]!.headers.get('idempotency-key')).toBe('key-1');
    expect(page.messages).toEqual([{ protocol: 1, kind: 'outbox' }]);
    expect(await outboxEntries(database)).toEqual([]);
  });

  it('fails while something waits, so that the browser comes back [OFF-002]', async () => {
    const { dispatch, network, like, database } = await device();
    await like();
    network.isAway = true;
    await expect(dispatch('sync', { tag: 'outbox' })).rejects.toThrow('1 writes wait');
    expect(await outboxEntries(database)).toHaveLength(1);
  });
});

describe('the sync of the history', () => {
  it('brings what arrived while everything was closed, and what was removed elsewhere [NOTIF-003]', async () => {
    const { dispatch, network, database, scope } = await device();
    await receive(database, alice, [sampleNotification({ id: 'gone' })], now);
    network.json('/api/notifications', { notifications: [sampleNotification(), sampleNotification({ id: 'n-2' })], removed: ['gone'] });
    await dispatch('sync', { tag: 'history' });
    await dispatch('periodicsync', { tag: 'history' });
    expect((await history(database, now)).map(({ id }) => id)).toEqual(['n-1', 'n-2']);
    expect(scope.navigator.setAppBadge).toHaveBeenLastCalledWith(2);
    // The platform refuses where the browser is another's by now.
    expect(network.asked.at(-1)!.headers.get('x-perigee-player')).toBe(String(alice.player));
  });

  it('asks nothing for nobody', async () => {
    const { dispatch, network } = await startWorker();
    await dispatch('sync', { tag: 'history' });
    expect(network.asked).toEqual([]);
  });
});

describe('the periodic sync of the catalogue', () => {
  it('makes the answers new that the device used [OFF-001]', async () => {
    const { dispatch, network, database } = await device();
    const lobby = { call: 'games.lobby', url: '/api/lobby', locale: 'de', shape: shapes['games.lobby'] };
    await remember(database, { ...lobby, shape: 'of the release before' }, null, { text: '{"old":1}', storedAt: 0 });
    network.json('/api/lobby', { new: 1 });
    await dispatch('periodicsync', { tag: 'catalogue' });
    expect(await recall(database, lobby, null)).toEqual({ text: '{"new":1}', storedAt: now });
    expect(network.asked[0]!.headers.get('x-locale')).toBe('de');
  });

  it('renews what was asked for first too, behind all that a first visit reads ahead [OFF-001]', async () => {
    const { dispatch, network, database } = await device();
    const lobby = { call: 'games.lobby', url: '/api/lobby', locale: 'de', shape: shapes['games.lobby'] };
    await remember(database, lobby, null, { text: '{"old":1}', storedAt: 0 });
    const readAhead = Array.from({ length: 40 }, (_, at) => `/api/games?category=top&page=${at}`);
    for (const [at, url] of readAhead.entries()) await remember(database, { call: 'games.list', url, locale: 'de' }, null, { text: '{}', storedAt: at + 1 });
    network.json('/api/lobby', { new: 1 });
    await dispatch('periodicsync', { tag: 'catalogue' });
    expect(await recall(database, lobby, null)).toMatchObject({ text: '{"new":1}' });
    expect(network.asked.filter(({ path }) => path === '/api/lobby')).toHaveLength(1);
  });
});

describe('what pages say', () => {
  const page = new FakePage('one');

  it('a wish to send what waits does that [OFF-002]', async () => {
    const { dispatch, network, like, database } = await device();
    await like();
    network.json(favourite, { ids: [] });
    await dispatch('message', said(page, { kind: 'flush' }));
    expect(await outboxEntries(database)).toEqual([]);
  });
});
