import { describe, expect, it, vi } from 'vitest';
import { FakeNetwork } from '#tests/support/fake-network';
import { origin, startWorker } from '#tests/support/fake-worker-scope';
import { device, now } from '#tests/support/worker-device';

describe("the server's messages", () => {
  const manifestOf = (name: string) => [{ url: `assets/${name}.js` }];

  it('are served from the cache immediately, and pages are notified of a newer response', async () => {
    const { read, network, page } = await device();
    network.json('/messages/de.json', { greeting: 'Hallo' });
    await read('/messages/de.json?time=1');
    vi.setSystemTime(now + 10 * 60_000);
    network.json('/messages/de.json', { greeting: 'Willkommen' });
    expect((await read('/messages/de.json?time=3')).text).toBe('{"greeting":"Hallo"}');
    expect(page.messages).toContainEqual({ protocol: 1, kind: 'fresh', url: '/messages/de.json' });
    network.isAway = true;
    expect((await read('/messages/de.json?time=5')).text).toBe('{"greeting":"Willkommen"}');
    expect((await read('/messages/it.json?time=5')).type).toBe('error');
  });

  it('of an earlier release aren’t shown by a later one [OFF-004b]', async () => {
    const network = new FakeNetwork(origin).json('/messages/de.json', { greeting: 'Hallo' });
    const earlier = await startWorker({ network, manifest: manifestOf('one') });
    const asked = await earlier.ask('/messages/de.json?time=1');
    expect(await asked.response!.text()).toBe('{"greeting":"Hallo"}');
    await asked.done;
    network.isAway = true;
    const same = await startWorker({ network, indexedDB: earlier.indexedDB, manifest: manifestOf('one') });
    expect(await (await same.ask('/messages/de.json?time=2')).response!.text()).toBe('{"greeting":"Hallo"}');
    const later = await startWorker({ network, indexedDB: earlier.indexedDB, manifest: manifestOf('two') });
    expect((await later.ask('/messages/de.json?time=2')).response!.type).toBe('error');
  });
});

describe('public reads', () => {
  it('are served stale with their age, and revalidated [OFF-001b]', async () => {
    const { read, network } = await device();
    network.json('/api/tournaments', { data: ['old'] });
    expect(await read('/api/tournaments')).toMatchObject({ text: '{"data":["old"]}', storedAt: null });
    vi.setSystemTime(now + 60_000);
    network.json('/api/tournaments', { data: ['new'] });
    expect(await read('/api/tournaments')).toMatchObject({ text: '{"data":["old"]}', storedAt: String(now) });
    network.isAway = true;
    expect(await read('/api/tournaments')).toMatchObject({ text: '{"data":["new"]}', storedAt: String(now + 60_000) });
  });

  it('stored in the future by another clock are revalidated all the same', async () => {
    const { read, network } = await device();
    network.json('/api/lobby', {});
    await read('/api/lobby');
    vi.setSystemTime(now - 2 * 60 * 60_000);
    await read('/api/lobby');
    expect(network.count('/api/lobby')).toBe(2);
  });

  it('of another release’s shape are refetched from the network', async () => {
    const { read, network, database } = await device();
    const left = { text: '{"data":["of another shape"]}', storedAt: now - 60_000, shape: 'before' };
    await database.transact(
      ['last-known'],
      'readwrite',
      async (store) => void store('last-known').put(left, [0, 'competitions.list', '', '/api/tournaments']),
    );
    network.json('/api/tournaments', { data: ['new'] });
    expect(await read('/api/tournaments')).toMatchObject({ text: '{"data":["new"]}', storedAt: null });
  });

  it('that are recent aren’t revalidated', async () => {
    const { read, network } = await device();
    network.json('/api/lobby', {});
    await read('/api/lobby');
    vi.setSystemTime(now + 9_000);
    await read('/api/lobby');
    expect(network.count('/api/lobby')).toBe(1);
  });

  it('notify the pages whether what they were shown has changed', async () => {
    const { read, network, page } = await device();
    network.json('/api/lobby', { jackpot: 1 });
    await read('/api/lobby');
    vi.setSystemTime(now + 60_000);
    await read('/api/lobby');
    expect(page.messages.splice(0)).toEqual([{ protocol: 1, kind: 'same', url: '/api/lobby' }]);
    network.json('/api/lobby', { jackpot: 2 });
    vi.setSystemTime(now + 120_000);
    await read('/api/lobby');
    expect(page.messages).toEqual([{ protocol: 1, kind: 'fresh', url: '/api/lobby' }]);
  });

  it('notify the pages if the network didn’t respond, so that they retry', async () => {
    const { read, network, page } = await device();
    network.json('/api/lobby', { jackpot: 1 });
    await read('/api/lobby');
    vi.setSystemTime(now + 60_000);
    network.isAway = true;
    await read('/api/lobby');
    expect(page.messages).toEqual([{ protocol: 1, kind: 'missed', url: '/api/lobby' }]);
  });

  it('are stored by locale and request [OFF-001b]', async () => {
    const { read, network } = await device();
    network.json('/api/games?page=1', { page: 1 });
    await read('/api/games?page=1', { 'x-locale': 'de' });
    network.isAway = true;
    expect((await read('/api/games?page=1', { 'x-locale': 'de' })).text).toBe('{"page":1}');
    expect((await read('/api/games?page=2', { 'x-locale': 'de' })).type).toBe('error');
  });

  it('that were never requested in a language are served in the nearest stored one, if offline [OFF-001b]', async () => {
    const { read, network, page } = await device();
    for (const locale of ['de', 'en-CA', 'en']) {
      network.json('/api/games', { in: locale });
      await read('/api/games', { 'x-locale': locale });
    }
    network.isAway = true;
    const seen = [];
    for (const locale of ['en-AU', 'it', 'de']) seen.push(await read('/api/games', { 'x-locale': locale }));
    expect(seen.map(({ text, storedAt }) => [text, storedAt])).toEqual([
      ['{"in":"en"}', String(now)],
      ['{"in":"en"}', String(now)],
      ['{"in":"de"}', String(now)],
    ]);
    expect(page.messages).toContainEqual({ protocol: 1, kind: 'missed', url: '/api/games' });
    network.isAway = false;
    expect((await read('/api/games', { 'x-locale': 'it' })).storedAt).toBeNull();
  });

  it.each([
    ['a refusal', () => Response.json({ error: {} }, { status: 451 })],
    ['a page', () => new Response('<h1>', { headers: { 'content-type': 'text/html' } })],
  ])('%s is not stored', async (_what, reply) => {
    const { read, network } = await device();
    network.on('/api/lobby', reply);
    await read('/api/lobby');
    network.isAway = true;
    expect((await read('/api/lobby')).type).toBe('error');
  });
});
