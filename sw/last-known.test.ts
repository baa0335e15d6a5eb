import { describe, expect, it, vi } from 'vitest';
import { addFavoriteGame } from '#contract/calls/games';
import { recall, remember } from '#offline/last-known';
import { discard, enqueue } from '#offline/outbox';
import { beginSession, endSession } from '#offline/session';
import { eventually } from '#tests/support/eventually';
import { refusal } from '#tests/support/fake-platform';
import { origin, said } from '#tests/support/fake-worker-scope';
import { device, now } from '#tests/support/worker-device';

const alice = { player: 7, epoch: 'first' };

it("a window that shows another player than the device's is served by the network only [OFF-005a]", async () => {
  const { read, network, database } = await device();
  await beginSession(database, alice);
  network.json('/api/player', { of: 7 });
  await read('/api/player', { 'x-perigee-player': '7' });
  network.isAway = true;
  expect((await read('/api/player', { 'x-perigee-player': '7' })).text).toBe('{"of":7}');
  expect((await read('/api/player', { 'x-perigee-player': '8' })).type).toBe('error');
});

it("a guest-mode window gets nothing of the device's player, and its responses aren't stored as the player's [ROUTE-055b]", async () => {
  const { read, network, database } = await device();
  await beginSession(database, alice);
  network.json('/api/tournaments/1', { is_self: true });
  await read('/api/tournaments/1');
  network.json('/api/tournaments/1', { is_self: false });
  expect((await read('/api/tournaments/1', {}, 'omit')).text).toBe('{"is_self":false}');
  network.isAway = true;
  expect((await read('/api/tournaments/1', {}, 'omit')).type).toBe('error');
  expect((await read('/api/tournaments/1')).text).toBe('{"is_self":true}');
});

describe("a player's own reads", () => {
  it('come from the network, and from the device if offline [OFF-001b]', async () => {
    const { read, network, database } = await device();
    await beginSession(database, alice);
    network.json('/api/player', { id: 7 });
    expect(await read('/api/player')).toMatchObject({ storedAt: null });
    network.json('/api/player', { id: 7, nickname: 'new' });
    expect((await read('/api/player')).text).toBe('{"id":7,"nickname":"new"}');
    network.isAway = true;
    expect(await read('/api/player')).toMatchObject({ text: '{"id":7,"nickname":"new"}', storedAt: String(now) });
  });

  it('are served stale if the server fails, and retried', async () => {
    const { read, network, database, page } = await device();
    await beginSession(database, alice);
    network.json('/api/player', { id: 7 });
    await read('/api/player');
    network.on('/api/player', () => Response.json({ error: {} }, { status: 503 }));
    expect((await read('/api/player')).text).toBe('{"id":7}');
    expect(page.messages).toEqual([{ protocol: 1, kind: 'missed', url: '/api/player' }]);
  });

  it('are deleted, and the pages notified, if the server reports late that the session is over [OFF-005b]', async () => {
    const { ask, read, network, database, page } = await device();
    await beginSession(database, alice);
    network.json('/api/player', { id: 7 });
    await read('/api/player');
    vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    let respond: (response: Response) => void = () => undefined;
    network.on('/api/player', () => new Promise((give) => (respond = give)));
    const asked = ask('/api/player');
    await eventually(() => expect(network.count('/api/player')).toBe(2));
    await vi.advanceTimersByTimeAsync(3_000);
    const { response, done } = await asked;
    expect(await response!.text()).toBe('{"id":7}');
    respond(refusal('signed_out', 401));
    await done;
    expect(page.messages).toEqual([{ protocol: 1, kind: 'fresh', url: '/api/player' }]);
    expect(await recall(database, { call: 'account.player', url: '/api/player', locale: '' }, alice)).toBeNull();
  });

  it('time out after half a minute and are cancelled by a sign-out, even behind a stale response [OFF-003b]', async () => {
    const { ask, read, network, database } = await device();
    await beginSession(database, alice);
    await read(network.json('/api/player', { id: 7 }) && '/api/player');
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const tooLong = new AbortController();
    timeout
      .mockReturnValueOnce(new AbortController().signal)
      .mockReturnValueOnce(new AbortController().signal)
      .mockReturnValueOnce(tooLong.signal);
    vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    network.isStuck = true;
    const signals = () => network.requests.slice(1).map(({ signal }) => signal.aborted);
    const begin = async (path: string) => {
      const asked = ask(path);
      await eventually(() => expect(network.count(path)).toBeGreaterThan(path === '/api/player' ? 1 : 0));
      return { asked };
    };
    const [known, awaited, late] = [await begin('/api/player'), await begin('/api/player/accounts'), await begin('/api/user_limits')];
    await vi.advanceTimersByTimeAsync(3_000);
    expect((await known.asked).response!.status).toBe(200);
    expect(timeout.mock.calls).toEqual([[30_000], [30_000], [30_000]]);
    tooLong.abort(new DOMException('', 'TimeoutError'));
    expect((await late.asked).response!.type).toBe('error');
    expect(signals()).toEqual([false, false, true]);
    expect((await ask('/api/users/sign_out', { method: 'DELETE' })).response).toBeNull();
    expect(signals()).toEqual([true, true, true]);
    expect((await awaited.asked).response!.status).toBe(204);
  });

  it('wait for an unresponsive network once, for three seconds in all, and as long as before once it responds again [OFF-001b]', async () => {
    const { ask, read, network, database } = await device();
    await beginSession(database, alice);
    const paths = ['/api/player', '/api/player/accounts', '/api/user_limits'];
    for (const path of paths) await read(network.json(path, { path }) && path);
    vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout', 'performance'] });
    network.isStuck = true;
    // The database responds in real time, while the fake clock stands still.
    const turns = async () => {
      for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
    };
    const expectWait = async (path: string, milliseconds: number) => {
      const asked = network.count(path);
      let isOver = false;
      const responding = ask(path).finally(() => (isOver = true));
      await turns();
      expect(network.count(path)).toBe(asked + 1);
      await vi.advanceTimersByTimeAsync(milliseconds - 1);
      await turns();
      expect(isOver).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(await (await responding).response!.json()).toEqual({ path });
    };
    await expectWait(paths[0]!, 3_000);
    for (const path of paths) await expectWait(path, 300);
    network.isStuck = false;
    await (await ask(paths[1]!)).done;
    network.isStuck = true;
    await expectWait(paths[2]!, 3_000);
  });

  it('are never shown to the next player [OFF-005a]', async () => {
    const { read, network, database } = await device();
    await beginSession(database, alice);
    network.json('/api/player', { id: 7 });
    await read('/api/player');
    await beginSession(database, { player: 8, epoch: 'second' });
    network.isAway = true;
    expect((await read('/api/player')).type).toBe('error');
  });

  it('that arrive after the sign-out aren’t stored [OFF-005b]', async () => {
    const { read, network, database } = await device();
    await beginSession(database, alice);
    network.on('/api/player', async () => {
      await endSession(database, { left: 7, epoch: 'out', isRevoked: true, now });
      return Response.json({ id: 7 });
    });
    await read('/api/player');
    await beginSession(database, { ...alice, epoch: 'again' });
    network.isAway = true;
    expect((await read('/api/player')).type).toBe('error');
  });

  it('that the server marks as another player’s aren’t stored [OFF-005a]', async () => {
    const { read, network, database } = await device();
    await beginSession(database, alice);
    network.json('/api/player', { id: 8 }, { 'x-perigee-player': '8' });
    await read('/api/player');
    network.isAway = true;
    expect((await read('/api/player')).type).toBe('error');
  });

  it('aren’t stored while nobody is signed in', async () => {
    const { read, network, database } = await device();
    network.json('/api/player', { id: 7 });
    await read('/api/player');
    await beginSession(database, alice);
    network.isAway = true;
    expect((await read('/api/player')).type).toBe('error');
  });
});

describe('a public response', () => {
  const page7 = '/api/cms/pages/seven?l=en';

  it('that was withdrawn is deleted, and the pages notified, while a proxy’s error deletes nothing [OFF-001b]', async () => {
    const { read, network, page } = await device();
    network.json('/api/cms/pages/seven', { title: 'Seven' });
    await read(page7);
    vi.setSystemTime(now + 60_000);
    for (const other of [new Response('no', { status: 403 }), refusal('rate_limited', 429), new Response('{}', { status: 502 })]) {
      network.on('/api/cms/pages/seven', () => other.clone());
      expect((await read(page7)).text).toBe('{"title":"Seven"}');
    }
    network.on('/api/cms/pages/seven', () => refusal('page_not_found', 404));
    expect((await read(page7)).text).toBe('{"title":"Seven"}');
    expect(page.messages.map((message) => (message as { kind: string }).kind)).toEqual(['missed', 'missed', 'missed', 'fresh']);
    expect((await read(page7)).text).toContain('page_not_found');
  });

  it('is evicted beyond a number, even across releases', async () => {
    const { read, network, database } = await device();
    const oldest = { call: 'games.games', url: '/api/games?page=0', locale: 'en' };
    for (let at = 0; at < 400; at += 1)
      await remember(database, { ...oldest, url: `/api/games?page=${at}` }, null, { text: '{}', storedAt: at });
    const dice = vi.spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => numbers);
    network.json('/api/cms/pages/seven', { title: 'Seven' });
    await read(page7);
    dice.mockRestore();
    await eventually(async () => expect(await recall(database, oldest, null)).toBeNull());
    expect(await recall(database, { ...oldest, url: '/api/games?page=1' }, null)).not.toBeNull();
  });
});

describe('the first visit', () => {
  it('caches what the page had loaded before the worker was active [OFF-001b]', async () => {
    const { dispatch, network, read, page, ask, database } = await device();
    await beginSession(database, alice);
    network.json('/api/lobby', { games: 60 }).json('/api/player', { id: 7 }).file('/covers/orbit.svg', '<svg>', 'image/svg+xml');
    page.url = `${origin}/de/games`;
    await dispatch(
      'message',
      said(page, {
        kind: 'warm',
        locale: 'de',
        urls: ['/api/lobby', '/api/player', '/covers/orbit.svg', 'https://games.example/x.svg', '/api/events'],
      }),
    );
    network.isAway = true;
    expect((await read('/api/lobby', { 'x-locale': 'de' })).text).toBe('{"games":60}');
    expect((await read('/api/player', { 'x-locale': 'de' })).text).toBe('{"id":7}');
    expect((await ask('/covers/orbit.svg', { destination: 'image' })).response!.status).toBe(200);
    expect(network.count('/api/events')).toBe(0);
  });

  it('stops caching when the player signs out, and pending requests are cancelled', async () => {
    const { dispatch, network, page, database } = await device();
    await beginSession(database, alice);
    network.json('/api/player', { id: 7 }).json('/api/lobby', { games: 60 });
    network.on('/api/notifications', () => {
      void dispatch('message', said(page, { kind: 'leaving' }));
      return Response.json({ notifications: [], removed: [] });
    });
    const warm = (...urls: string[]) => dispatch('message', said(page, { kind: 'warm', locale: 'de', urls }));
    await warm('/api/player', '/api/notifications', '/api/lobby');
    const asked = () => network.requests.filter(({ path }) => path.startsWith('/api/')).map(({ path, signal }) => [path, signal.aborted]);
    expect(asked()).toEqual([
      ['/api/player', true],
      ['/api/notifications', true],
    ]);
    await warm('/api/lobby');
    expect(asked().at(-1)).toEqual(['/api/lobby', false]);
  });

  it('caches nothing of a player who signed out before the worker was active [OFF-005b]', async () => {
    const { dispatch, network, page } = await device();
    network.json('/api/player', { id: 7 }).json('/api/lobby', { games: 60 });
    await dispatch('message', said(page, { kind: 'warm', locale: 'de', urls: ['/api/player', '/api/lobby'] }));
    expect([network.count('/api/player'), network.count('/api/lobby')]).toEqual([0, 1]);
  });
});

describe('an offline write', () => {
  const address = '/api/player/favorite_games?content=ids';
  const wanting = { key: 'k', locale: '', session: alice, now };

  it('is applied to stored and to fresh responses until it has been delivered [OFF-002a]', async () => {
    const { ask, read, network, database } = await device();
    await beginSession(database, alice);
    network.json('/api/player/favorite_games', { ids: ['a:one'], data: [] }, { 'content-encoding': 'identity', etag: 'one', 'x-a': 'b' });
    await read(address);
    const entry = await enqueue(database, addFavoriteGame, { params: { id: 'a:two' }, body: { game: 'a:two' } }, wanting);
    expect(JSON.parse((await read(address)).text)).toEqual({ ids: ['a:two', 'a:one'], data: [] });
    expect(Object.fromEntries((await ask(address)).response!.headers)).toEqual({ 'content-type': 'application/json', 'x-a': 'b' });
    network.isAway = true;
    expect(await read(address)).toMatchObject({ text: '{"ids":["a:two","a:one"],"data":[]}', storedAt: String(now) });
    await discard(database, entry!.order);
    expect((await read(address)).text).toBe('{"ids":["a:one"],"data":[]}');
  });

  it('is applied to a response that was pending when it was delivered [OFF-002a]', async () => {
    const { read, network, database } = await device();
    await beginSession(database, alice);
    const entry = await enqueue(database, addFavoriteGame, { params: { id: 'a:two' }, body: { game: 'a:two' } }, wanting);
    network.on('/api/player/favorite_games', async () => {
      await discard(database, entry!.order);
      return Response.json({ ids: [], data: [] });
    });
    expect(JSON.parse((await read(address)).text)).toEqual({ ids: ['a:two'], data: [] });
  });

  it('turns no refusal into a response', async () => {
    const { ask, network, database } = await device();
    await beginSession(database, alice);
    await enqueue(database, addFavoriteGame, { params: { id: 'a:two' }, body: { game: 'a:two' } }, wanting);
    network.on('/api/player/favorite_games', () => refusal('signed_out', 401));
    const { response } = await ask(address);
    expect([response!.status, await response!.json()]).toMatchObject([401, { error: { code: 'signed_out' } }]);
  });
});
