import { describe, expect, it } from 'vitest';
import { FakeCaches } from '#tests/support/fake-caches';
import { FakeNetwork } from '#tests/support/fake-network';
import { origin, startWorker } from '#tests/support/fake-worker-scope';

const main = { url: 'assets/main-11111111.js', shell: true } as const;

describe('old releases', () => {
  it('two stay for open pages, older and incomplete ones are deleted [OFF-004b]', async () => {
    const caches = new FakeCaches();
    for (const [name, completedAt] of [
      ['release-a', 1],
      ['release-b', 2],
      ['release-c', 3],
    ] as const) {
      const cache = await caches.open(name);
      await cache.put(`/assets/old-${name}.js`, new Response(name));
      await cache.put('/.complete', new Response(String(completedAt)));
    }
    await (await caches.open('release-half')).put('/assets/x.js', new Response('x'));
    await caches.open('pictures-1');
    const network = new FakeNetwork(origin).file('/assets/main-11111111.js', 'main').page('/', '<div id="root">lobby</div>');
    const worker = await startWorker({ manifest: [main], network, caches, hasActive: true });
    await worker.dispatch('install');
    await worker.dispatch('activate');
    expect([...caches.all.keys()].filter((name) => /release-[abch]|pictures/.test(name)).sort()).toEqual([
      'pictures-1',
      'release-b',
      'release-c',
    ]);
    network.isAway = true;
    const { response } = await worker.ask('/assets/old-release-b.js');
    expect(await response!.text()).toBe('release-b');
  });
});
