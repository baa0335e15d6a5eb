import { describe, expect, it } from 'vitest';
import { FakeCaches } from '#tests/support/fake-caches';
import { FakeNetwork } from '#tests/support/fake-network';
import { origin, startWorker } from '#tests/support/fake-worker-scope';

describe('what the worker leaves to the browser', () => {
  it.each([
    ['a bet', '/api/games/rounds', { method: 'POST', body: '{}' }],
    ['a favourite', '/api/player/favorite_games/a', { method: 'PUT', body: '{}' }],
    ['the live stream', '/api/events', {}],
    ['a read that must be of now', '/api/games/random', {}],
    ['the payments script', '/payments/script.js', { destination: 'script' }],
    ['a provider', '/provider/launch', {}],
    ['another origin', 'https://games.example/cover.svg', { destination: 'image' }],
    ['a part of a video', '/films/intro.mp4', { headers: { range: 'bytes=0-' } }],
    ['a part of a sound of the build', '/assets/reel-abcd1234.mp3', { headers: { range: 'bytes=0-' } }],
    ['a page of the payments', '/payments/challenge', { mode: 'navigate', destination: 'document' }],
    ['the API page', '/docs', { mode: 'navigate', destination: 'document' }],
  ])('%s', async (_what, path, init) => {
    const { ask, network } = await startWorker();
    expect((await ask(path, init)).response).toBeNull();
    expect(network.requests).toEqual([]);
  });
});

describe('build files', () => {
  const script = '/assets/lobby-abcd1234.js';

  it('come from the cache of their release, without the network [PWA-001b]', async () => {
    const network = new FakeNetwork(origin).file(script, 'lobby').page('/', '<div id="root"></div>');
    const worker = await startWorker({ network, manifest: [{ url: 'assets/lobby-abcd1234.js' }] });
    await worker.dispatch('install');
    await worker.complete();
    network.isAway = true;
    expect(await (await worker.ask(script, { destination: 'script' })).response!.text()).toBe('lobby');
  });

  it('that turn out to be HTML are refused and never cached', async () => {
    const network = new FakeNetwork(origin).page(script, '<h1>Not found</h1>').page('/', '');
    const worker = await startWorker({ network });
    await worker.dispatch('install');
    expect((await worker.ask(script, { destination: 'script' })).response!.type).toBe('error');
    expect([...worker.caches.all.values()].flatMap(({ paths }) => paths)).not.toContain(script);
  });

  it('outside the precache are cached once loaded', async () => {
    const network = new FakeNetwork(origin).file(script, 'late').page('/', '');
    const worker = await startWorker({ network });
    await worker.dispatch('install');
    await (await worker.ask(script)).done;
    network.isAway = true;
    expect(await (await worker.ask(script)).response!.text()).toBe('late');
  });

  it('aren’t cached by a release that isn’t complete: nothing of it would be served, and it would count as begun [OFF-004b]', async () => {
    const network = new FakeNetwork(origin).file(script, 'late');
    const worker = await startWorker({ network });
    await (await worker.ask(script)).done;
    expect([...worker.caches.all.values()].flatMap(({ paths }) => paths)).toEqual([]);
  });

  it('still come from the network if caches throw', async () => {
    const caches = new FakeCaches();
    caches.isBroken = true;
    const { ask } = await startWorker({ caches, network: new FakeNetwork(origin).file(script, 'lobby') });
    expect(await (await ask(script)).response!.text()).toBe('lobby');
  });
});

describe('a cancelled request', () => {
  it.each([
    [true, 204],
    [false, 0],
  ])('cancelled %s: the status is %i if the network gave no response', async (isCalledOff, status) => {
    const network = new FakeNetwork(origin);
    network.isAway = true;
    const { ask } = await startWorker({ network });
    const signal = isCalledOff ? AbortSignal.abort() : new AbortController().signal;
    expect((await ask('/api/player/accounts', { signal })).response!.status).toBe(status);
  });
});

describe('pictures', () => {
  it('are stale-while-revalidate', async () => {
    let version = 1;
    const network = new FakeNetwork(origin).on(
      '/covers/orbit.svg',
      () => new Response(`v${version}`, { headers: { 'content-type': 'image/svg+xml' } }),
    );
    const { ask } = await startWorker({ network });
    const cover = async () => {
      const { response, done } = await ask('/covers/orbit.svg', { destination: 'image' });
      const text = await response!.text();
      await done;
      return text;
    };
    expect(await cover()).toBe('v1');
    version = 2;
    expect(await cover()).toBe('v1');
    network.isAway = true;
    expect(await cover()).toBe('v2');
  });

  it.each([
    ['an error', () => new Response('', { status: 500 })],
    ['a page', () => new Response('<h1>', { headers: { 'content-type': 'text/html' } })],
    ['a picture too large', () => new Response('x', { headers: { 'content-type': 'image/png', 'content-length': '900000' } })],
  ])('%s is not cached', async (_what, reply) => {
    const worker = await startWorker({ network: new FakeNetwork(origin).on('/covers/orbit.svg', reply) });
    await (await worker.ask('/covers/orbit.svg', { destination: 'image' })).done;
    expect(worker.caches.all.get('pictures-1')?.paths ?? []).toEqual([]);
  });

  it('that can’t be loaded still get a response', async () => {
    const network = new FakeNetwork(origin);
    network.isAway = true;
    const { ask } = await startWorker({ network });
    expect((await ask('/icons/orbit.svg', { destination: 'image' })).response!.type).toBe('error');
  });

  it('of a game that can’t be loaded have a neutral replacement, which isn’t cached', async () => {
    const network = new FakeNetwork(origin);
    network.isAway = true;
    const { ask, caches } = await startWorker({ network });
    const asked = await ask('/covers/orbit.svg', { destination: 'image' });
    const response = asked.response!;
    await asked.done;
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(await response.text()).toContain('<svg');
    expect(caches.all.get('pictures-1')?.paths ?? []).toEqual([]);
  });
});

describe('the limit on pictures', () => {
  const svg = () => new Response('<svg>', { headers: { 'content-type': 'image/svg+xml' } });

  it('evicts the least recently refreshed ones first', async () => {
    const { caches } = await startWorker();
    const { trim } = await import('./pictures');
    const cache = await caches.open('pictures-1');
    for (const name of ['a', 'b', 'c', 'a']) await cache.put(`/covers/${name}.svg`, svg());
    await trim(2, 1_000);
    expect(cache.paths).toEqual(['/covers/c.svg', '/covers/a.svg']);
  });

  it('applies to bytes too, whatever their number', async () => {
    const { caches } = await startWorker();
    const { trim } = await import('./pictures');
    const cache = await caches.open('pictures-1');
    const sized = (bytes: number) =>
      new Response('<svg>', { headers: { 'content-type': 'image/svg+xml', 'content-length': String(bytes) } });
    for (const [name, bytes] of [
      ['a', 300],
      ['b', 200],
      ['c', 400],
    ] as const)
      await cache.put(`/covers/${name}.svg`, sized(bytes));
    await trim(10, 700);
    expect(cache.paths).toEqual(['/covers/b.svg', '/covers/c.svg']);
  });

  it('is checked again during the life of one worker', async () => {
    const network = new FakeNetwork(origin);
    const { caches, ask } = await startWorker({ network });
    const cache = await caches.open('pictures-1');
    const large = () => new Response('<svg>', { headers: { 'content-type': 'image/svg+xml', 'content-length': '390000' } });
    for (let at = 0; at < 130; at += 1) {
      network.on(`/covers/${at}.svg`, large);
      await (await ask(`/covers/${at}.svg`, { destination: 'image' })).done;
    }
    expect(cache.paths.length).toBeLessThanOrEqual(61 + 60);
    expect(cache.paths).toContain('/covers/129.svg');
    expect(cache.paths).not.toContain('/covers/0.svg');
  });

  it('frees space when the quota is exceeded', async () => {
    const { caches, ask } = await startWorker({ network: new FakeNetwork(origin).on('/covers/orbit.svg', svg) });
    const cache = await caches.open('pictures-1');
    await cache.put('/covers/old.svg', svg());
    cache.put = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
    const { response, done } = await ask('/covers/orbit.svg', { destination: 'image' });
    expect(response!.status).toBe(200);
    await done;
    expect(await caches.has('pictures-1')).toBe(false);
  });
});
