import { describe, expect, it, vi } from 'vitest';
import { createDatabase } from '#offline/database';
import { noteTraits } from '#offline/session';
import { FakeCaches } from '#tests/support/fake-caches';
import { FakeNetwork } from '#tests/support/fake-network';
import { FakePage, listOf, origin, startWorker } from '#tests/support/fake-worker-scope';

const main = { url: 'assets/main-11111111.js', shell: true } as const;
const css = { url: 'assets/main-22222222.css', shell: true } as const;
const german = { url: 'assets/de-3333333.js', shell: true } as const;
const germanRest = { url: 'assets/de-rest-5555555.js', shell: true } as const;
const italian = { url: 'assets/it-4444444.js', shell: true } as const;
const italianRest = { url: 'assets/it-rest-6666666.js', shell: true } as const;
const vip = { url: 'assets/vip-77777777.js' };
const studio = { url: 'studio/index.html', revision: 'r1' };
const html = '<script type="module" src="/assets/main-11111111.js"></script><div id="root">lobby</div>';

function platform(): FakeNetwork {
  return new FakeNetwork(origin)
    .file('/assets/main-11111111.js', 'main')
    .file('/assets/main-22222222.css', 'css', 'text/css')
    .file('/assets/vip-77777777.js', 'vip')
    .file('/assets/de-3333333.js', 'deutsch')
    .file('/assets/de-rest-5555555.js', 'noch mehr deutsch')
    .file('/assets/it-4444444.js', 'italiano')
    .file('/assets/it-rest-6666666.js', 'ancora')
    .page('/studio/index.html', '<canvas>')
    .page('/', html)
    .page('/de', html);
}

/** Opens a page, which requests the rest of the release once it's idle; returns whether everything is cached. */
async function showPage(worker: Awaited<ReturnType<typeof startWorker>>): Promise<unknown> {
  await (await worker.ask('/vip', { mode: 'navigate' })).done;
  return worker.complete();
}

const releases = (caches: FakeCaches) => [...caches.all.keys()].filter((name) => name.startsWith('release-'));
const only = (caches: FakeCaches) => caches.all.get(releases(caches)[0]!)!;

describe('installing a release', () => {
  it('caches its files, then documents, and is marked complete last', async () => {
    const network = platform();
    const { dispatch, caches } = await startWorker({ manifest: [main, css], network });
    await dispatch('install');
    const { paths } = only(caches);
    expect(paths[0]).toBe(`/${listOf([main, css])}`);
    expect(paths.slice(1, 3).sort()).toEqual(['/assets/main-11111111.js', '/assets/main-22222222.css']);
    expect(paths.slice(3)).toEqual(['/', '/.complete']);
    await dispatch('install');
    expect(network.count('/')).toBe(1);
  });

  it('on a first visit waits for the shell only, and fetches the rest when a page asks [OFF-001a]', async () => {
    const network = platform();
    const worker = await startWorker({ manifest: [main, vip, studio], network });
    await worker.dispatch('install');
    expect(only(worker.caches).paths).toEqual([`/${listOf(worker.manifest)}`, '/assets/main-11111111.js', '/', '/.complete']);
    await (await worker.ask('/vip', { mode: 'navigate' })).done;
    expect([network.count('/assets/vip-77777777.js'), network.count('/studio/index.html')]).toEqual([0, 0]);
    expect(await worker.complete()).toBe(true);
    network.isAway = true;
    for (const path of ['/assets/vip-77777777.js', '/assets/main-11111111.js', '/'])
      expect((await worker.ask(path, path === '/' ? { mode: 'navigate' } : {})).response!.status).toBe(200);
    expect(only(worker.caches).paths).toContain('/studio/index.html');
    expect(network.requests.find(({ path }) => path === '/studio/index.html')?.cache).toBe('reload');
  });

  it('goes on with the rest where it was interrupted, also after a restart of the browser [OFF-004b]', async () => {
    const network = platform().on('/studio/index.html', () => new Response('', { status: 503 }));
    const worker = await startWorker({ manifest: [main, vip, css, studio], network });
    await worker.dispatch('install');
    expect(await worker.complete()).toBe(false);
    network.page('/studio/index.html', '<canvas>');
    const again = await startWorker({ ...worker, hasActive: true });
    expect(await again.complete()).toBe(true);
    expect(network.count('/assets/vip-77777777.js')).toBe(1);
    expect(only(worker.caches).paths).toContain('/studio/index.html');
  });

  it('of an update has every file before it waits, so what worked offline before still does [OFF-004a]', async () => {
    const worker = await startWorker({ manifest: [main, vip], network: platform(), hasActive: true });
    await worker.dispatch('install');
    expect(only(worker.caches).paths).toContain('/assets/vip-77777777.js');
  });

  it('caches only the catalogues and documents of the locales in use', async () => {
    const pages = [new FakePage('one', '/de/games')];
    const { dispatch, caches } = await startWorker({
      manifest: [main, german, germanRest, italian, italianRest],
      network: platform(),
      pages,
    });
    await dispatch('install');
    expect(only(caches).paths).toEqual(expect.arrayContaining(['/assets/de-3333333.js', '/assets/de-rest-5555555.js', '/de', '/']));
    expect(only(caches).paths.filter((path) => path.includes('/it-'))).toEqual([]);
  });

  it('caches the rest of English if the device uses another country’s English, which builds on it', async () => {
    const pages = [new FakePage('one', '/en-AU/games')];
    const [english, englishRest, australian] = ['en-1234567', 'en-rest-1234567', 'en-AU-rest-1234567'].map((name) => ({
      url: `assets/${name}.js`,
      shell: true as const,
    }));
    const network = platform();
    for (const { url } of [english!, englishRest!, australian!]) network.file(`/${url}`, 'js');
    network.page('/en-AU', html);
    const { dispatch, caches } = await startWorker({
      manifest: [main, english!, englishRest!, australian!],
      network,
      pages,
      language: 'en-AU',
    });
    await dispatch('install');
    expect(
      only(caches)
        .paths.filter((path) => path.startsWith('/assets/en-'))
        .sort(),
    ).toEqual(['/assets/en-AU-rest-1234567.js', '/assets/en-rest-1234567.js']);
  });

  it('caches only the shell with Save-Data; pages are cached as they’re shown, and the rest once data saving is off', async () => {
    const network = platform();
    const worker = await startWorker({ manifest: [main, vip], network });
    const database = createDatabase();
    await noteTraits(database, { isDataSaving: true });
    await worker.dispatch('install');
    expect(only(worker.caches).paths).toEqual([`/${listOf(worker.manifest)}`, '/assets/main-11111111.js', '/', '/.complete']);
    expect(await showPage(worker)).toBe(true);
    expect(network.count('/assets/vip-77777777.js')).toBe(0);
    await noteTraits(database, { isDataSaving: false });
    const again = await startWorker({ ...worker });
    await showPage(again);
    expect(only(worker.caches).paths).toContain('/assets/vip-77777777.js');
  });

  it('keeps a page’s file that was shown with Save-Data', async () => {
    const worker = await startWorker({ manifest: [main, vip], network: platform() });
    await noteTraits(createDatabase(), { isDataSaving: true });
    await worker.dispatch('install');
    await (await worker.ask('/assets/vip-77777777.js')).done;
    worker.network.isAway = true;
    expect(await (await worker.ask('/assets/vip-77777777.js')).response!.text()).toBe('vip');
  });

  it.each([
    ['a file is missing', (network: FakeNetwork) => network.on('/assets/main-22222222.css', () => new Response('', { status: 404 }))],
    [
      'its list of files is missing',
      (network: FakeNetwork) => network.on(`/${listOf([main, css])}`, () => new Response('', { status: 404 })),
    ],
    ['a page comes for its list', (network: FakeNetwork) => network.page(`/${listOf([main, css])}`, '<h1>')],
    ['a page comes for a file', (network: FakeNetwork) => network.page('/assets/main-22222222.css', '<h1>')],
    [
      'the document is of another release',
      (network: FakeNetwork) =>
        network.on('/', () => new Response(html, { headers: { 'content-type': 'text/html', 'x-perigee-release': 'next' } })),
    ],
    ['the document fails', (network: FakeNetwork) => network.on('/', () => new Response('', { status: 503 }))],
  ])('fails if %s, and is never marked complete [OFF-004b]', async (_why, breaking) => {
    const { dispatch, caches } = await startWorker({ manifest: [main, css], network: breaking(platform()) });
    await expect(dispatch('install')).rejects.toThrow(/./);
    expect(only(caches).paths).not.toContain('/.complete');
  });

  it('requests no page by its build file name', async () => {
    const network = platform();
    const { dispatch } = await startWorker({ manifest: [{ url: 'index.html' }, main], network });
    await dispatch('install');
    expect(network.count('/index.html')).toBe(0);
  });

  it('continues an interrupted attempt', async () => {
    const network = platform().on('/assets/main-22222222.css', () => new Response('', { status: 503 }));
    const caches = new FakeCaches();
    const first = await startWorker({ manifest: [main, css], network, caches });
    await expect(first.dispatch('install')).rejects.toThrow('503');
    network.file('/assets/main-22222222.css', 'css', 'text/css');
    const second = await startWorker({ manifest: [main, css], network, caches });
    await second.dispatch('install');
    expect(network.count('/assets/main-11111111.js')).toBe(1);
    expect(only(caches).paths).toContain('/.complete');
  });

  it('copies unchanged files from the previous release', async () => {
    const network = platform();
    const caches = new FakeCaches();
    await (await startWorker({ manifest: [main], network, caches })).dispatch('install');
    await (await startWorker({ manifest: [main, css], network, caches, hasActive: true })).dispatch('install');
    expect(network.count('/assets/main-11111111.js')).toBe(1);
    expect(releases(caches)).toHaveLength(2);
  });
});

describe('an incomplete cache', () => {
  it('serves nothing, and is repaired [OFF-004b]', async () => {
    const network = platform();
    const worker = await startWorker({ manifest: [main, css], network });
    await worker.dispatch('install');
    await only(worker.caches).delete('/.complete');
    await only(worker.caches).put('/assets/main-11111111.js', new Response('stale'));
    await only(worker.caches).delete('/assets/main-22222222.css');
    const again = await startWorker({ ...worker, manifest: [main, css] });
    const { response } = await again.ask('/assets/main-11111111.js');
    expect(await response!.text()).toBe('main');
    await (await again.ask('/games', { mode: 'navigate' })).done;
    expect(only(worker.caches).paths).toEqual(expect.arrayContaining(['/assets/main-22222222.css', '/.complete']));
  });

  it('is repaired as often as the browser evicts it in the life of a worker', async () => {
    const worker = await startWorker({ manifest: [main, css], network: platform() });
    await worker.dispatch('install');
    for (let times = 0; times < 2; times += 1) {
      for (const name of await worker.caches.keys()) await worker.caches.delete(name);
      await (await worker.ask('/games', { mode: 'navigate' })).done;
      expect(only(worker.caches).paths).toEqual(
        expect.arrayContaining(['/assets/main-11111111.js', '/assets/main-22222222.css', '/.complete']),
      );
    }
  });

  it('serves no page either', async () => {
    const network = platform();
    const worker = await startWorker({ manifest: [main], network });
    await worker.dispatch('install');
    await only(worker.caches).delete('/.complete');
    network.isAway = true;
    const again = await startWorker({ ...worker, manifest: [main] });
    const { response } = await again.ask('/games', { mode: 'navigate' });
    expect(response!.status).toBe(503);
  });
});

describe('a single evicted entry', () => {
  const lose = (caches: FakeCaches, ...paths: string[]) => Promise.all(paths.map((path) => only(caches).delete(path)));
  const installed = async (network: FakeNetwork) => {
    const worker = await startWorker({ manifest: [main, css, studio], network });
    await worker.dispatch('install');
    await worker.complete();
    // A later visit.
    return startWorker({ ...worker, hasActive: true });
  };

  it.each([
    ['a document', '/'],
    ['a file', '/assets/main-11111111.js'],
    ['a page of a game', '/studio/index.html'],
    ['the list', `/${listOf([main, css, studio])}`],
  ])('is restored with the next page (%s) [OFF-001a]', async (_what, path) => {
    const worker = await installed(platform());
    await lose(worker.caches, path);
    await showPage(worker);
    expect(only(worker.caches).paths).toContain(path);
  });

  it('found missing is restored with the next page, a single file immediately [OFF-001a]', async () => {
    const worker = await installed(platform());
    await showPage(worker);
    await lose(worker.caches, '/', '/assets/main-11111111.js');
    await (await worker.ask('/assets/main-11111111.js')).done;
    expect(only(worker.caches).paths).toContain('/assets/main-11111111.js');
    await (await worker.ask('/', { mode: 'navigate' })).done;
    await worker.complete();
    expect(only(worker.caches).paths).toContain('/');
  });

  it('is checked for once in the life of a worker, as long as nothing is missing', async () => {
    const worker = await installed(platform());
    await showPage(worker);
    const look = vi.spyOn(only(worker.caches), 'keys');
    await showPage(worker);
    expect(look).not.toHaveBeenCalled();
  });

  it('doesn’t break anything else offline, and is restored when there’s a network [OFF-001a]', async () => {
    const worker = await installed(platform());
    await lose(worker.caches, '/assets/main-22222222.css');
    worker.network.isAway = true;
    const { response, done } = await worker.ask('/vip', { mode: 'navigate' });
    expect(response!.status).toBe(200);
    await done;
    expect(await worker.complete()).toBe(false);
    expect((await worker.ask('/assets/main-11111111.js')).response!.status).toBe(200);
    worker.network.isAway = false;
    await showPage(worker);
    expect(only(worker.caches).paths).toContain('/assets/main-22222222.css');
  });

  it('isn’t taken from another release that the server has meanwhile [OFF-004b]', async () => {
    const network = platform();
    const worker = await installed(network);
    await lose(worker.caches, '/', '/studio/index.html');
    network
      .on('/', () => new Response(html, { headers: { 'content-type': 'text/html', 'x-perigee-release': 'next' } }))
      .page('/studio/index.html', '<canvas of the next>');
    await showPage(worker);
    expect(only(worker.caches).paths.filter((path) => path === '/' || path.startsWith('/studio'))).toEqual([]);
  });
});
