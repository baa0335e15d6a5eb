import { describe, expect, it } from 'vitest';
import { createDatabase } from '#offline/database';
import { noteTraits } from '#offline/session';
import { FakeNetwork } from '#tests/support/fake-network';
import { FakePage, origin, said, startWorker } from '#tests/support/fake-worker-scope';
import { installedWorker } from '#tests/support/installed-worker';

const shell = '<html><head></head><body><div id="root"><main id="main">lobby</main></div></body></html>';
const page = { mode: 'navigate', destination: 'document' };

const installed = (network = new FakeNetwork(origin).page('/', shell)) => installedWorker(network);

describe('an address in a language', () => {
  it('that isn’t the device’s opens with that language’s document, once the language was used [OFF-001a]', async () => {
    const worker = await installed();
    worker.network.page('/de', shell.replace('lobby', 'Lobby auf Deutsch'));
    const german = new FakePage('one', '/de/games');
    await worker.dispatch('message', said(german, { kind: 'warm', locale: 'de', urls: [] }));
    worker.network.isAway = true;
    expect(await (await worker.ask('/de', page)).response!.text()).toContain('Lobby auf Deutsch');
  });

  it('gets no document of its own in a release that isn’t complete', async () => {
    const worker = await installed();
    worker.network.page('/de', shell);
    const [name] = await worker.caches.keys();
    const cache = await worker.caches.open(name!);
    await cache.delete('/.complete');
    const again = await startWorker({ ...worker, hasActive: true, manifest: [{ url: 'studio/index.html', revision: 'r1' }] });
    await again.dispatch('message', said(new FakePage('one', '/de/games'), { kind: 'warm', locale: 'de', urls: [] }));
    expect(await cache.match('/de')).toBeUndefined();
  });

  it('that was never used still opens [OFF-001a]', async () => {
    const { ask, network } = await installed();
    network.isAway = true;
    expect((await ask('/it/games', page)).response!.status).toBe(200);
  });

  it.each([
    ['/', 'de', 'de'],
    ['/games', 'de', 'de'],
    ['/en-AU/games', 'en-NZ', 'en-NZ'],
    ['/it', 'fr-CA', 'fr-CA'],
  ])('%s opens in the cached one, %s, and says which that is [OFF-001a]', async (path, language, held) => {
    const network = new FakeNetwork(origin).page(`/${language}`, shell).page('/studio/index.html', '<canvas>');
    const worker = await startWorker({ network, language, manifest: [{ url: 'studio/index.html', revision: 'r1' }] });
    await worker.dispatch('install');
    network.isAway = true;
    const { response } = await worker.ask(path, page);
    expect(response!.status).toBe(200);
    expect(await response!.text()).toContain(`<html data-away="${held}">`);
  });

  it('whose document is cached without its texts opens in a language whose texts are, at its own address [OFF-001a]', async () => {
    const network = new FakeNetwork(origin).page('/', shell).page('/de', shell).page('/it', shell);
    const manifest = ['de', 'de-rest', 'en', 'en-rest'].map((name) => ({ url: `assets/${name}-1234567.js` }));
    for (const { url } of manifest) network.file(`/${url}`, '');
    // The browser's language is cached at first; the pages are German.
    const worker = await startWorker({
      network,
      manifest: manifest.map((file) => (/-rest/.test(file.url) ? file : { ...file, shell: true })),
    });
    await worker.dispatch('install');
    await noteTraits(createDatabase(), { locale: 'de' });
    await worker.complete();
    network.isAway = true;
    const shown = async (path: string) => /data-away="([^"]*)"/.exec(await (await worker.ask(path, page)).response!.text())?.[1];
    expect([await shown('/vip'), await shown('/it/vip'), await shown('/de/vip')]).toEqual(['de', 'de', 'de']);
  });

  it('that isn’t cached opens in the device’s one rather than the nearest [OFF-001a]', async () => {
    const worker = await installed();
    worker.network.page('/de', shell);
    await worker.dispatch('message', said(new FakePage('one', '/de/games'), { kind: 'warm', locale: 'de', urls: [] }));
    await noteTraits(createDatabase(), { locale: 'de' });
    worker.network.isAway = true;
    expect(await (await worker.ask('/it/vip', page)).response!.text()).toContain('data-away="de"');
  });

  it('is redirected to its canonical letter case offline, as by the server', async () => {
    const { ask, network } = await installed();
    network.isAway = true;
    const target = async (path: string) => (await ask(path, page)).response!.headers.get('location');
    expect([await target('/DE'), await target('/DE/Vip?x=Y'), await target('/de/vip')]).toEqual([
      `${origin}/de`,
      `${origin}/de/vip?x=Y`,
      null,
    ]);
  });
});
