import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { promisifyRequest } from 'idb-keyval';
import { describe, expect, it } from 'vitest';
import { sampleNotification } from '#tests/support/notifications';
import { hasPendingRevocation } from '#tests/support/pending-revocation';
import { noteBusy, busyWindows } from './busy-windows';
import { createDatabase, type Database } from './database';
import { history, receive } from './inbox';
import { knownPublicQuestions, recall, remember, trimKnown } from './last-known';
import { keepClick, settleClick, takeClicks } from './pending-clicks';
import { beginSession, endSession, noteTraits, readSession, readTraits, settleRevocation } from './session';

const alice = { player: 7, epoch: 'first' };
const bob = { player: 8, epoch: 'second' };
const profile = { call: 'account.profile', url: '/api/player', locale: 'de' };
const games = { call: 'games.list', url: '/api/games?category=slots', locale: 'de' };
const response = (text: string, storedAt = 1_000) => ({ text, storedAt });
const fresh = (): Database => createDatabase({ factory: new IDBFactory() });
const broken = () => createDatabase({ factory: { open: () => new EventTarget() } as unknown as IDBFactory, timeoutMs: 1 });

describe('last-known responses', () => {
  it('come with their age, by call, request and locale [OFF-001b]', async () => {
    const database = fresh();
    await remember(database, games, null, response('slots'));
    expect(await recall(database, games, null)).toEqual({ text: 'slots', storedAt: 1_000 });
    expect(await recall(database, { ...games, url: '/api/games' }, null)).toBeNull();
    expect(await recall(database, { ...games, locale: 'en' }, null)).toBeNull();
  });

  it('of a release with another shape count as missing, and are replaced by new ones [OFF-004b]', async () => {
    const database = fresh();
    const key = [0, games.call, games.locale, games.url];
    await database.transact(
      ['last-known'],
      'readwrite',
      async (store) => void store('last-known').put({ ...response('old'), shape: 'before' }, key),
    );
    expect(await recall(database, games, null)).toBeNull();
    await remember(database, games, null, response('new'));
    expect(await recall(database, games, null)).toEqual(response('new'));
  });

  it('of one player aren’t shown to another [OFF-005a]', async () => {
    const database = fresh();
    await beginSession(database, alice);
    await remember(database, profile, alice, response('alice'));
    expect(await recall(database, profile, bob)).toBeNull();
    await beginSession(database, bob);
    expect(await recall(database, profile, alice)).toBeNull();
    expect(await recall(database, profile, bob)).toBeNull();
  });

  it('that arrive after the sign-out are dropped [OFF-005b]', async () => {
    const database = fresh();
    await beginSession(database, alice);
    await endSession(database, { left: 7, epoch: 'out', isRevoked: true, now: 0 });
    expect(await remember(database, profile, alice, response('late'))).toBe(false);
    await beginSession(database, { ...alice, epoch: 'again' });
    expect(await remember(database, profile, alice, response('later still'))).toBe(false);
    expect(await recall(database, profile, { ...alice, epoch: 'again' })).toBeNull();
  });

  it('that are public stay; the oldest are deleted when there are too many', async () => {
    const database = fresh();
    for (const at of [1, 2, 3]) await remember(database, { ...games, url: `/api/games?page=${at}` }, null, response('page', at));
    await trimKnown(database, 2);
    expect((await knownPublicQuestions(database)).map(({ url }) => url)).toEqual(['/api/games?page=3', '/api/games?page=2']);
  });
});

describe('signing in', () => {
  it('finds nothing of the previous player, even if the server hasn’t heard of a sign-out [OFF-005a, OFF-005b]', async () => {
    const database = fresh();
    await beginSession(database, alice);
    await remember(database, profile, alice, response('alice'));
    await receive(database, alice, [sampleNotification()], 0);
    await beginSession(database, bob);
    const left = await database.transact(['last-known', 'inbox'], 'readonly', async (store) =>
      Promise.all([promisifyRequest(store('last-known').getAll()), promisifyRequest(store('inbox').getAll())]),
    );
    expect(left).toEqual([[], []]);
  });
});

describe('signing out', () => {
  it('deletes all of the player’s data and nothing else [OFF-005b, AUTH-008c]', async () => {
    const database = fresh();
    await beginSession(database, alice);
    await noteTraits(database, { deviceId: 'device', locale: 'de' });
    await remember(database, profile, alice, response('alice'));
    await remember(database, games, null, response('slots'));
    await receive(database, alice, [sampleNotification()], Date.parse('2026-05-01T12:30:00Z'));
    await keepClick(database, { id: 'n-1', path: '/', at: 0 });
    await endSession(database, { left: 7, epoch: 'out', isRevoked: true, now: 0 });
    expect(await readSession(database)).toEqual({ player: null, epoch: 'out' });
    expect(await history(database, Date.parse('2026-05-01T12:30:00Z'))).toEqual([]);
    expect(await takeClicks(database, 0)).toEqual([]);
    expect((await knownPublicQuestions(database)).map(({ call }) => call)).toEqual(['games.list']);
    expect(await readTraits(database)).toEqual({ deviceId: 'device', locale: 'de', chosenLocale: null, brand: null, isDataSaving: false });
  });

  it('offline is reported to the server later', async () => {
    const database = fresh();
    await beginSession(database, alice);
    await endSession(database, { left: 7, epoch: 'out', isRevoked: false, now: 5 });
    expect(await settleRevocation(database, () => Promise.reject(new TypeError('offline')))).toBe(false);
    expect(await hasPendingRevocation(database)).toBe(true);
    expect(await settleRevocation(database, () => Promise.resolve(true))).toBe(true);
    expect(await hasPendingRevocation(database)).toBe(false);
  });

  it('revokes the session that was left, whatever started since', async () => {
    const database = fresh();
    await beginSession(database, alice, 'platform-1');
    await beginSession(database, alice);
    await endSession(database, { left: 7, epoch: 'out', isRevoked: false, now: 5 });
    await endSession(database, { left: 7, epoch: 'followed', isRevoked: true, now: 6 });
    const received: (string | null)[] = [];
    const revoke = async (left: string | null) => {
      received.push(left);
      await beginSession(database, alice, 'platform-2');
      await endSession(database, { left: 7, epoch: 'out again', isRevoked: false, now: 7 });
      return true;
    };
    expect(await settleRevocation(database, revoke)).toBe(false);
    expect(await settleRevocation(database, async (left) => received.push(left) > 0)).toBe(true);
    expect(received).toEqual(['platform-1', 'platform-2']);
  });

  it('stays pending when another window follows it', async () => {
    const database = fresh();
    await beginSession(database, alice);
    await endSession(database, { left: 7, epoch: 'out', isRevoked: false, now: 5 });
    await endSession(database, { left: 7, epoch: 'followed', isRevoked: true, now: 6 });
    expect(await hasPendingRevocation(database)).toBe(true);
  });

  it('is cleared by the next sign-in, which ends the old session itself', async () => {
    const database = fresh();
    await endSession(database, { left: 7, epoch: 'out', isRevoked: false, now: 5 });
    await beginSession(database, bob);
    expect(await hasPendingRevocation(database)).toBe(false);
  });
});

describe('on a device without a database', () => {
  it('nothing is known, and nothing fails', async () => {
    const database = broken();
    expect(await readSession(database)).toBeNull();
    expect(await beginSession(database, alice)).toBe(false);
    expect(await endSession(database, { left: 7, epoch: 'out', isRevoked: false, now: 0 })).toBe(false);
    expect(await remember(database, games, null, response('slots'))).toBe(false);
    expect(await recall(database, games, null)).toBeNull();
    expect(await readTraits(database)).toEqual({ deviceId: null, locale: null, chosenLocale: null, brand: null, isDataSaving: false });
    expect(await settleRevocation(database, () => Promise.resolve(false))).toBe(true);
  });
});

describe('notification clicks that no page has handled yet', () => {
  it('are delivered once, while they’re recent', async () => {
    const database = fresh();
    await keepClick(database, { id: 'old', path: '/old', at: 0 });
    await keepClick(database, { id: 'new', path: '/new', at: 50_000 });
    await keepClick(database, { id: 'answered', path: '/answered', at: 50_000 });
    await settleClick(database, 'answered');
    expect((await takeClicks(database, 60_000)).map(({ path }) => path)).toEqual(['/new']);
    expect(await takeClicks(database, 60_000)).toEqual([]);
  });

  it('leave busy windows alone', async () => {
    const database = fresh();
    await noteBusy(database, 'one', true);
    await noteBusy(database, 'two', true);
    await noteBusy(database, 'two', false);
    await keepClick(database, { id: 'n-1', path: '/', at: 0 });
    expect(await busyWindows(database)).toEqual(new Set(['one']));
  });
});
