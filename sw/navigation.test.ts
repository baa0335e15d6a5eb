import { describe, expect, it, vi } from 'vitest';
import { createDatabase } from '#offline/database';
import { noteTraits, readTraits } from '#offline/session';
import { FakeCaches } from '#tests/support/fake-caches';
import { FakeNetwork } from '#tests/support/fake-network';
import { FakePage, origin, said, startWorker } from '#tests/support/fake-worker-scope';
import { installedWorker } from '#tests/support/installed-worker';

const shell =
  '<html><head></head><body><div id="root"><header><a class="link active" href="/" data-active="true" aria-current="page">Lobby</a></header><main id="main">lobby</main><footer>awards</footer><nav><a class="item active-ab12 wide" href="/">bar</a></nav></div>\n<script>first()</script><link rel="modulepreload" href="/assets/lobby.js" /><script type="module" src="/assets/index.js"></script><script type="application/json" id="first-data">[["games",1]]</script></body></html>';
const page = { mode: 'navigate', destination: 'document' };

const installed = (network = new FakeNetwork(origin).page('/', shell)) => installedWorker(network);

describe('pages', () => {
  it.each(['/payments', '/payments?x=1', '/iconsets'])(
    '%s is an address of the app, although files have similar ones [OFF-001c]',
    async (path) => {
      const { ask, network } = await installed();
      network.isAway = true;
      expect(await (await ask(path, page)).response!.text()).toContain('<header>');
    },
  );

  it('come from the network if there is one', async () => {
    const { ask, network } = await installed();
    network.page('/games', 'games of now');
    expect(await (await ask('/games', page)).response!.text()).toBe('games of now');
  });

  it('the first page is this release’s document, without waiting', async () => {
    const { ask, network } = await installed();
    network.isStuck = true;
    expect(await (await ask('/', page)).response!.text()).toContain('>lobby</main>');
  });

  it('lead to the chosen language if their address names none, also offline [AUTH-016a]', async () => {
    const { ask, network } = await installed();
    network.isAway = true;
    await noteTraits(createDatabase(), { chosenLocale: 'de' });
    const targets = async (path: string) => (await ask(path, page)).response!.headers.get('location');
    expect([await targets('/'), await targets('/vip?x=1'), await targets('/it')]).toEqual([`${origin}/de`, `${origin}/de/vip?x=1`, null]);
  });

  it('lead to the language that the cookie names where the worker can read it [AUTH-016a]', async () => {
    const { ask, network, scope } = await installed();
    network.isAway = true;
    network.page('/en', shell);
    const cookies = new Map([['locale', 'de']]);
    const get = async (name: string) => (cookies.has(name) ? { name, value: cookies.get(name) } : null);
    Object.assign(scope, {
      cookieStore: { get, set: async (cookie: { name: string; value: string }) => cookies.set(cookie.name, cookie.value) },
    });
    await noteTraits(createDatabase(), { chosenLocale: 'it' });
    const target = async (path: string) => {
      const { response, done } = await ask(path, page);
      await done;
      return response!.headers.get('location');
    };
    expect(await target('/')).toBe(`${origin}/de`);
    // An address that names the default language replaces the choice there too.
    expect([await target('/en'), cookies.get('locale'), await target('/')]).toEqual([null, 'en', null]);
    cookies.clear();
    expect([await target('/'), await target('/en'), cookies.size]).toEqual([null, null, 0]);
  });

  it('that name the default language replace the chosen one', async () => {
    const { ask, network } = await installed();
    network.page('/en', shell);
    const database = createDatabase();
    await noteTraits(database, { chosenLocale: 'de' });
    await ask('/en', page);
    expect((await readTraits(database)).chosenLocale).toBe('en');
    expect((await ask('/', page)).response!.status).toBe(200);
  });

  it('keep the headers that protect a document, and no other', async () => {
    const protecting = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'self'",
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'permissions-policy': 'camera=()',
      'x-content-type-options': 'nosniff',
    };
    const network = new FakeNetwork(origin).on('/', () => new Response(shell, { headers: { ...protecting, etag: 'one', vary: 'cookie' } }));
    const { ask } = await installed(network);
    network.isAway = true;
    for (const path of ['/', '/games']) expect(Object.fromEntries((await ask(path, page)).response!.headers)).toEqual(protecting);
  });

  it('use the navigation preload', async () => {
    const { ask, network } = await installed();
    const preload = Promise.resolve(new Response('fetched ahead'));
    expect(await (await ask('/games', { ...page, preload })).response!.text()).toBe('fetched ahead');
    expect(network.count('/games')).toBe(0);
  });

  it.each(['/', '/games', '/cashbox/deposit', '/play/studio/orbit?mode=demo'])(
    '%s opens offline after one visit [OFF-001a]',
    async (path) => {
      const { ask, network } = await installed();
      network.isAway = true;
      const { response } = await ask(path, page);
      expect(response!.status).toBe(200);
      expect(await response!.text()).toContain('<div id="root">');
    },
  );

  it('show the first page’s content only at its own address, and leave out data that has no age', async () => {
    const { ask, network } = await installed();
    network.isAway = true;
    const lobby = await (await ask('/', page)).response!.text();
    const games = await (await ask('/games', page)).response!.text();
    expect(lobby).toContain('<main id="main">lobby</main><footer>awards</footer>');
    // Header and bottom bar stay around the notice, so that the screen isn't empty.
    expect(games).toMatch(
      /<div id="root"><header><a class="link" href="\/">Lobby<\/a><\/header><main id="main"><style>[^<]*<\/style><div [^>]*><p role="status"[^>]*>No connection<\/p>.*<\/div><\/main><nav><a class="item wide" href="\/">bar<\/a><\/nav><\/div>/,
    );
    const game = await (await ask('/de/play/orbit-house/orbit-dice', page)).response!.text();
    expect(game).toMatch(/<div id="root"><style>/);
    expect([lobby, games].map((html) => html.includes('<html data-away="en">'))).toEqual([false, true]);
    for (const html of [lobby, games])
      expect(html).toContain(
        '<script>first()</script><link rel="modulepreload" href="/assets/lobby.js" /><script type="module" src="/assets/index.js"></script>',
      );
    expect(lobby + games).not.toContain('["games",1]');
  });

  it('say in the address’s language that there’s no connection, if their data is slow [OFF-001c]', async () => {
    const worker = await installed();
    worker.network.page('/de', shell);
    await worker.dispatch('message', said(new FakePage('one', '/de/games'), { kind: 'warm', locale: 'de', urls: [] }));
    worker.network.isAway = true;
    const html = await (await worker.ask('/de/games', page)).response!.text();
    expect(html).toContain('@keyframes later{from{visibility:hidden}}');
    expect(html).toMatch(/<div style="[^"]*animation:later 1ms 2s both"><p role="status"[^>]*>Keine Verbindung<\/p>/);
    const [, main = ''] = html.split('<main');
    expect([...main.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, words]) => [href, words])).toEqual([
      ['', 'Erneut versuchen'],
      ['/de', 'Zur Lobby'],
    ]);
  });

  it('request the full stylesheet and the fonts first, because they’re cached: nothing is laid out twice', async () => {
    const drawn = shell
      .replace('<head>', '<head><title>Perigee</title><style>h1{}</style><link rel="icon" href="/i.svg">')
      .replace('</body>', '<link rel="stylesheet" href="/assets/style.css"></body>');
    const font = { url: 'assets/sora-latin-wght-normal-1234567.woff2' };
    const rare = { url: 'assets/sora-latin-ext-wght-normal-1234567.woff2' };
    const ofGames = { url: `studio/${font.url}` };
    const manifest = [font, rare, ofGames];
    const network = new FakeNetwork(origin).page('/', drawn);
    for (const { url } of manifest) network.file(`/${url}`, '');
    const worker = await startWorker({ network, manifest });
    await worker.dispatch('install');
    const html = await (await worker.ask('/', page)).response!.text();
    const preload = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font.url}">`;
    expect(html).toContain(
      `<title>Perigee</title>${preload}<link rel="stylesheet" href="/assets/style.css"><link rel="icon" href="/i.svg">`,
    );
    expect(html.match(/<style>|rel="stylesheet"|latin-ext|studio/g)).toEqual(['rel="stylesheet"']);
  });

  it.each([500, 503])('treat a server that responds %i as offline [OFF-001a]', async (status) => {
    const { ask, network } = await installed();
    network.on('/games', () => new Response('broken', { status }));
    const { response } = await ask('/games', page);
    expect(response!.status).toBe(200);
    expect(await response!.text()).toContain('>No connection</p>');
  });

  it('pass on the server’s response about an address', async () => {
    const { ask, network } = await installed();
    network.on('/nowhere', () => new Response('not here', { status: 404 }));
    expect((await ask('/nowhere', page)).response!.status).toBe(404);
  });

  it('wait three seconds for an unresponsive network', async () => {
    const { ask, network } = await installed();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    network.isStuck = true;
    const asked = ask('/games', page);
    let isAnswered = false;
    void asked.then(() => (isAnswered = true));
    await vi.advanceTimersByTimeAsync(2_999);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    const { response } = await asked;
    expect(response!.status).toBe(200);
    // The network may still respond, so nothing says that there’s no connection.
    expect(await response!.text()).toContain('>Still loading…</p>');
  });

  it('fall back to a built-in page if nothing is cached, in the device’s language', async () => {
    const network = new FakeNetwork(origin);
    network.isAway = true;
    const { ask } = await startWorker({ network, language: 'de-AT' });
    const { response } = await ask('/games', page);
    expect(response!.status).toBe(503);
    expect(await response!.text()).toContain('<html lang="de">');
  });

  it.each(['/', '/games'])('%s falls back to a built-in page if caches and database throw', async (path) => {
    const network = new FakeNetwork(origin);
    const caches = new FakeCaches();
    network.isAway = true;
    caches.isBroken = true;
    const indexedDB = {
      open: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      deleteDatabase: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    const { ask } = await startWorker({ network, caches, indexedDB });
    expect((await ask(path, page)).response!.status).toBe(503);
  });
});

describe("frames of the house's games", () => {
  it.each(['/studio/', '/studio/index.html', '/studio?game=orbit'])('%s plays offline', async (path) => {
    const { ask, network } = await installed();
    network.isAway = true;
    expect(await (await ask(path, { mode: 'navigate', destination: 'iframe' })).response!.text()).toBe('<canvas>');
  });
});

describe('a document of another release', () => {
  const release = (name: string) => [{ url: 'index.html', revision: name }];
  const renderedBy = (name: string, html: string) => () =>
    new Response(html, { headers: { 'content-type': 'text/html', 'x-perigee-release': name } });
  const start = async () => {
    const network = new FakeNetwork(origin).on('/', renderedBy('one', shell)).on('/games', renderedBy('two', 'games of the next release'));
    const worker = await startWorker({ network, manifest: release('one') });
    await worker.dispatch('install');
    return worker;
  };

  it('is replaced by this one’s own at every address, and the browser checks for an update [OFF-004b]', async () => {
    const { ask, scope } = await start();
    const { response, done } = await ask('/games', page);
    expect(await response!.text()).toContain('<main id="main"></main><nav>');
    await done;
    expect(scope.registration.update).toHaveBeenCalledOnce();
  });

  it('in the navigation preload of the first page triggers an update check as well [OFF-004b]', async () => {
    const { ask, scope } = await start();
    const preload = Promise.resolve(renderedBy('two', 'next')());
    const { response, done } = await ask('/', { ...page, preload });
    expect(await response!.text()).toContain('>lobby</main>');
    await done;
    expect(scope.registration.update).toHaveBeenCalledOnce();
  });

  it('triggers no update check if it’s of this release, or not the server’s own', async () => {
    const { ask, network, scope } = await start();
    network.on('/vip', renderedBy('one', 'vip')).page('/login', 'a portal');
    for (const path of ['/vip', '/login']) {
      const { response, done } = await ask(path, page);
      expect(await response!.text()).toMatch(/vip|portal/);
      await done;
    }
    expect(scope.registration.update).not.toHaveBeenCalled();
  });

  it('is shown if nothing is cached', async () => {
    const network = new FakeNetwork(origin).on('/games', renderedBy('two', 'games of the next release'));
    const { ask } = await startWorker({ network, manifest: release('one') });
    expect(await (await ask('/games', page)).response!.text()).toBe('games of the next release');
  });

  it('isn’t requested if it wouldn’t be shown', async () => {
    const { ask, network } = await start();
    const before = network.count('/');
    await (await ask('/', page)).done;
    expect(network.count('/')).toBe(before);
  });
});
