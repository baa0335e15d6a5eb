import fc from 'fast-check';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { addFavoriteGame, removeFavoriteGame } from '#contract/calls/games';
import { FakePlatform, refusal, type Weather } from '#tests/support/fake-platform';
import { createDatabase, type Database } from './database';
import { amend, discard, enqueue, enqueueParts, outboxEntries, type QueuedCall, queuedFor } from './outbox';
import { flushOutbox, type Sending } from './outbox-flush';
import { beginSession, type DeviceSession, endSession, nobody } from './session';

const session: DeviceSession & { player: number } = { player: 7, epoch: 'first' };

async function device(): Promise<Database> {
  const database = createDatabase({ factory: new IDBFactory() });
  await beginSession(database, session);
  return database;
}

let keys = 0;
const intent = (owner = session) => ({ key: `key-${(keys += 1)}`, locale: 'de', session: owner, now: 1_000 });
const like = (database: Database, game: string, owner = session) =>
  enqueue(database, addFavoriteGame, { params: { id: game }, body: { game } }, intent(owner));
const unlike = (database: Database, game: string) => enqueue(database, removeFavoriteGame, { params: { id: game } }, intent());

const sending = (platform: Pick<FakePlatform, 'fetch'>, now: () => number = () => 2_000): Sending => ({
  fetch: platform.fetch,
  now,
  chance: () => 0.5,
});

describe('the outbox', () => {
  it('sends the queue in order, once [OFF-002b]', async () => {
    const database = await device();
    const platform = new FakePlatform();
    await like(database, 'a/one');
    await like(database, 'a/two');
    await unlike(database, 'a/one');
    await flushOutbox(database, sending(platform));
    await flushOutbox(database, sending(platform));
    expect(platform.effects.map(({ url }) => url)).toEqual(['one', 'two', 'one'].map((game) => `/api/player/favorite_games/a%2F${game}`));
    expect(await outboxEntries(database)).toEqual([]);
  });

  it('sends each write as it was made: with its key, language, player and body [OFF-002b]', async () => {
    const database = await device();
    await like(database, 'a/one');
    await unlike(database, 'a/two');
    const sent: RequestInit[] = [];
    const fetch = async (_url: string, init: RequestInit) => {
      sent.push(init);
      return Response.json({ ids: ['a/one'] });
    };
    const { delivered } = await flushOutbox(database, sending({ fetch }));
    const [first, second] = sent;
    expect(first).toMatchObject({ method: 'PUT', credentials: 'same-origin', body: '{"game":"a/one"}' });
    expect(first!.headers).toEqual({
      'idempotency-key': delivered[0]!.key,
      'x-locale': 'de',
      'x-perigee-player': '7',
      'content-type': 'application/json',
    });
    expect(first!.signal?.aborted).toBe(false);
    expect([second!.method, second!.body, new Headers(second!.headers).has('content-type')]).toEqual(['DELETE', undefined, false]);
    expect(delivered.map(({ response }) => response)).toEqual([{ ids: ['a/one'] }, { ids: ['a/one'] }]);
  });

  it('rejects a call that must not be queued [OFF-002c]', async () => {
    const deposit = { ...addFavoriteGame, id: 'cashbox.deposit', offline: 'online-only' } as unknown as QueuedCall;
    const database = await device();
    expect(() => enqueue(database, deposit, {} as never, intent())).toThrow('cashbox.deposit');
    expect(await outboxEntries(database)).toEqual([]);
  });

  it('keeps an entry until a definite response, with the same key [OFF-002b]', async () => {
    const database = await device();
    const platform = new FakePlatform();
    platform.weather = (attempt) => (['lost-response', 'lost-request', 'fine'] as const)[attempt] ?? 'fine';
    const entry = await like(database, 'a/one');
    for (let round = 0; round < 3; round += 1) await flushOutbox(database, sending(platform));
    expect(platform.attempts).toEqual([entry!.key, entry!.key, entry!.key]);
    expect(platform.effects).toHaveLength(1);
  });

  it('shows a refused write to the player, who dismisses it', async () => {
    const database = await device();
    const entry = await like(database, 'a/gone');
    const fetch = () => Promise.resolve(refusal('game_not_found', 404));
    const report = await flushOutbox(database, sending({ fetch }));
    expect(report.refused).toHaveLength(1);
    expect(await outboxEntries(database)).toMatchObject([{ call: 'games.favorite-add', refusal: { code: 'game_not_found', status: 404 } }]);
    await discard(database, entry!.order);
    expect(await outboxEntries(database)).toEqual([]);
  });

  it('a poison entry blocks only its own address', async () => {
    const database = await device();
    const platform = new FakePlatform();
    platform.poison.add('{"game":"a/poison"}');
    await like(database, 'a/poison');
    await like(database, 'a/fine');
    await unlike(database, 'a/poison');
    const report = await flushOutbox(database, sending(platform));
    expect(platform.effects.map(({ body }) => body)).toEqual(['{"game":"a/fine"}']);
    expect(report).toMatchObject({ left: 2, nextAt: 2_300 });
  });

  it('an entry whose requests never get through blocks no other, neither at first nor later [OFF-002a]', async () => {
    const database = await device();
    const platform = new FakePlatform();
    const blocked = (url: string, init: RequestInit) =>
      url.endsWith('poison') ? Promise.reject(new TypeError('blocked')) : platform.fetch(url, init);
    await like(database, 'a/poison');
    await like(database, 'a/one');
    await flushOutbox(database, sending({ fetch: blocked }));
    expect(platform.effects).toHaveLength(1);
    let now = 2_000;
    for (let round = 0; round < 6; round += 1)
      now =
        (
          await flushOutbox(
            database,
            sending({ fetch: blocked }, () => now),
          )
        ).nextAt ?? now;
    for (const game of ['a/two', 'a/three', 'a/four']) await like(database, game);
    await flushOutbox(
      database,
      sending({ fetch: blocked }, () => now),
    );
    expect(platform.effects).toHaveLength(4);
  });

  it('stops after two addresses that don’t respond', async () => {
    const database = await device();
    for (const game of ['a/one', 'a/two', 'a/three']) await like(database, game);
    const fetch = vi.fn<Sending['fetch']>(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await flushOutbox(database, sending({ fetch }))).toMatchObject({ left: 3 });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("never stores a player's write as a guest's [OFF-005b]", async () => {
    const database = createDatabase({ factory: new IDBFactory() });
    expect(await enqueue(database, addFavoriteGame, addFavoriteGame.example, { ...intent(), session: nobody })).toBeNull();
    expect(await outboxEntries(database)).toEqual([]);
  });

  it('waits as long as the server asks', async () => {
    const database = await device();
    await like(database, 'a/one');
    const fetch = async () => new Response('{}', { status: 429, headers: { 'retry-after': '60' } });
    expect((await flushOutbox(database, sending({ fetch }))).nextAt).toBe(62_000);
    const platform = new FakePlatform();
    await flushOutbox(
      database,
      sending(platform, () => 61_999),
    );
    expect(platform.attempts).toEqual([]);
    await flushOutbox(
      database,
      sending(platform, () => 62_000),
    );
    expect(platform.effects).toHaveLength(1);
  });

  it('flushes immediately when the network is back, however many attempts failed without one', async () => {
    const database = await device();
    const platform = new FakePlatform();
    await like(database, 'a/one');
    vi.stubGlobal('navigator', { onLine: false });
    for (let round = 0; round < 9; round += 1)
      await flushOutbox(database, sending({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) }));
    vi.unstubAllGlobals();
    expect(await flushOutbox(database, sending(platform))).toMatchObject({ left: 0 });
    expect(platform.effects).toHaveLength(1);
  });

  it('stops when the session is over, and keeps the queue', async () => {
    const database = await device();
    await like(database, 'a/one');
    await like(database, 'a/two');
    let asked = 0;
    const fetch = () => {
      asked += 1;
      return Promise.resolve(refusal('signed_out', 401));
    };
    expect(await flushOutbox(database, sending({ fetch }))).toMatchObject({ left: 2, nextAt: null, isUnconfirmed: true });
    expect(asked).toBe(1);
  });

  it('concurrent flushes send nothing twice', async () => {
    const database = await device();
    const platform = new FakePlatform();
    await like(database, 'a/one');
    await Promise.all([flushOutbox(database, sending(platform)), flushOutbox(database, sending(platform))]);
    expect(platform.attempts).toHaveLength(1);
  });
});

describe('the owner of queued writes', () => {
  it('is nobody for a write that guests may send too: it’s stored without a player, even if one is signed in', async () => {
    const database = await device();
    await enqueueParts(database, { ...addFavoriteGame, who: 'guest' }, {}, intent());
    await like(database, 'a/one');
    expect((await outboxEntries(database)).map(({ player }) => player)).toEqual([null, 7]);
  });

  it('sees a refused write as no longer queued', async () => {
    const database = await device();
    const { order } = (await like(database, 'a/one'))!;
    expect(await queuedFor(database, order)).toEqual({ isQueued: true, player: 7 });
    await amend(database, order, { refusal: { code: 'not_found', message: '' } as never });
    expect(await queuedFor(database, order)).toEqual({ isQueued: false, player: 7 });
  });

  it('leaves none behind after a sign-out, and none is added late [OFF-005b]', async () => {
    const database = await device();
    const platform = new FakePlatform();
    await like(database, 'a/one');
    await endSession(database, { left: 7, epoch: 'second', isRevoked: true, now: 0 });
    expect(await like(database, 'a/late')).toBeNull();
    await beginSession(database, { player: 8, epoch: 'third' });
    await flushOutbox(database, sending(platform));
    expect(platform.attempts).toEqual([]);
    expect(await outboxEntries(database)).toEqual([]);
  });

  it('doesn’t get a write back that was being sent during the sign-out [OFF-005b]', async () => {
    const database = await device();
    await like(database, 'a/one');
    const fetch = async () => {
      await endSession(database, { left: 7, epoch: 'second', isRevoked: true, now: 0 });
      return refusal('unavailable', 503);
    };
    await flushOutbox(database, sending({ fetch }));
    expect(await outboxEntries(database)).toEqual([]);
  });

  it('reports that nothing was stored without a database', async () => {
    const database = createDatabase({ factory: { open: () => new EventTarget() } as unknown as IDBFactory, timeoutMs: 1 });
    expect(await like(database, 'a/one')).toBeNull();
    expect(await flushOutbox(database, sending(new FakePlatform()))).toEqual({
      delivered: [],
      refused: [],
      left: 0,
      nextAt: null,
      isUnconfirmed: false,
    });
  });
});

describe('under any faults', () => {
  const weathers = fc.array(fc.constantFrom<Weather>('fine', 'lost-request', 'lost-response', 'busy'), { maxLength: 25 });
  const writes = fc.array(fc.constantFrom('a/one', 'a/two', 'a/three'), { minLength: 1, maxLength: 8 });

  it('each write takes effect once, those of one address in their order [OFF-002b]', async () => {
    await fc.assert(
      fc.asyncProperty(writes, weathers, async (games, weather) => {
        const database = await device();
        const platform = new FakePlatform();
        platform.weather = (attempt) => weather[attempt] ?? 'fine';
        const made = [];
        for (const game of games) made.push((await like(database, game))!);
        let now = 2_000;
        for (let round = 0; round < 60 && (await outboxEntries(database)).length > 0; round += 1) {
          const { nextAt } = await flushOutbox(
            database,
            sending(platform, () => now),
          );
          now = Math.max(now, nextAt ?? now);
        }
        for (const game of new Set(games)) {
          const url = `/api/player/favorite_games/${encodeURIComponent(game)}`;
          const expected = made.filter((entry) => entry.url === url).map(({ key }) => key);
          expect(platform.effects.filter((effect) => effect.url === url).map(({ key }) => key)).toEqual(expected);
        }
      }),
      { numRuns: 60 },
    );
  });
});
