import { describe, expect, it } from 'vitest';
import type { Locale } from '#contract/fields/locale';
import { catalogueVersion } from '#locales/catalogue-version';
import { ownServer } from '#tests/support/own-server';
import { testApp, testPlatform } from '#tests/support/platform';
import { configsOf } from '../domains/config/configs';
import { setConfig } from '../domains/config/store';
import { OWN_ADDRESS } from '../own-address';
import type { StyledPage, RenderRequest } from './rendering';
import { documentRoutes, withoutTrailingSlash } from './routes';

const html =
  '<!doctype html>\n<html lang="en"><head><!--head--><script>start()</script></head><body><div id="root"><!--shell--></div><!--first-data--></body></html>';
const template = { html, release: 'r1', stylesheets: [], scriptHashes: ['aGFzaA=='], chunksOf: () => [] };
const page: StyledPage = {
  status: 200,
  location: null,
  html: '<main>Page</main>',
  firstData: '[]',
  title: 'A title',
  description: 'A text',
  routes: [],
  styles: '',
};
const asked: { url: string; host: string; locale: Locale }[] = [];
const renderedLight: string[] = [];
const failures: true[] = [];

const pages = (app: Parameters<typeof documentRoutes>[0], platform: Parameters<typeof documentRoutes>[1]) =>
  documentRoutes(app, platform, { template, render: renderPage });
const server = ownServer([pages], { PUBLIC_ORIGIN: 'https://perigee.example' });
const { database } = server;

/** Renders every address as the same page, except for some that are missing, redirect or fail. */
const renderPage = async ({ url, host, locale, isDataSaving }: RenderRequest): Promise<StyledPage> => {
  asked.push({ url, host, locale });
  if (isDataSaving) renderedLight.push(url);
  if (url.startsWith('/failing') && failures.pop()) return { ...page, status: 500, title: 'Failed' };
  if (url.endsWith('/broken')) throw new Error('the database is away');
  if (url.startsWith('/unknown')) return { ...page, status: 404, title: 'Not found' };
  return url.startsWith('/old') ? { ...page, status: 302, location: '/new' } : page;
};

const visit = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers: { accept: 'text/html', host: 'perigee.example', ...headers } });

describe('a document', () => {
  it('is rendered for its address, language and host [ROUTE-036a]', async () => {
    for (const [url, locale] of [
      ['/', 'en'],
      ['/de', 'de'],
      ['/de/pokies/all?x=1', 'de'],
      ['/en-NZ/vip', 'en-NZ'],
      ['/deals', 'en'],
    ] as const) {
      const response = await visit(url);
      expect([response.statusCode, asked.at(-1)]).toEqual([200, { url, host: 'perigee.example', locale }]);
      expect(response.body).toContain(`<html lang="${locale}" `);
      expect(response.body).toContain('<main>Page</main>');
    }
  });

  it('responds 451 if an address is closed in the visitor’s country, and stays out of search engines [ROUTE-048, AUTH-010a, AUTH-010b]', async () => {
    const abroad = await testApp(testPlatform(database, { COUNTRY_OVERRIDE: 'PL' }), [pages]);
    const open = (url: string) => abroad.inject({ method: 'GET', url, headers: { accept: 'text/html', host: 'perigee.example' } });
    for (const [url, rendered] of [
      ['/sign-up', '/451?action=sign-up'],
      ['/login', '/451?action=sign-in'],
      ['/de/deposit?amountProp=5', '/de/451'],
    ] as const) {
      const closed = await open(url);
      expect([closed.statusCode, asked.at(-1)?.url]).toEqual([451, rendered]);
      expect(closed.body).toContain('<meta name="robots" content="noindex" />');
      expect((await visit(url)).statusCode).toBe(200);
    }
    expect((await open('/pokies')).statusCode).toBe(200);
    await abroad.close();
  });

  it.each([
    ['a device that concluded it', { cookie: 'light=1' }, true],
    ['a browser that spares data', { 'save-data': 'on' }, true],
    ['a player who does not want it, on such a browser', { cookie: 'light=0', 'save-data': 'on' }, false],
    ['anybody else', {}, false],
  ])('is rendered in data-saver mode for %s', async (_who, headers, isDataSaving) => {
    const url = `/vip?light=${JSON.stringify(headers).length}`;
    for (let time = 0; time < 2; time += 1) {
      const response = await visit(url, headers as Record<string, string>);
      expect(response.body.includes(' data-saver>')).toBe(isDataSaving);
      expect(response.headers['vary']).toBe('accept-encoding, cookie, save-data');
    }
    expect(renderedLight.filter((one) => one === url)).toHaveLength(isDataSaving ? 1 : 0);
    expect((await visit(url)).body).not.toContain('data-saver');
  });

  it('is revalidated at each visit, and carries the policy with the hash of its inline script', async () => {
    const { headers } = await visit('/');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['x-perigee-release']).toBe('r1');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'sha256-aGFzaA=='; ");
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('tells proxies not to buffer its two chunks, and is one chunk for requests that aren’t navigations', async () => {
    const asked = { 'accept-encoding': 'br' };
    const opened = await visit('/', { ...asked, 'sec-fetch-mode': 'navigate' });
    const fetched = await visit('/', { ...asked, 'sec-fetch-mode': 'cors' });
    expect([opened, fetched].map(({ headers }) => [headers['content-encoding'], headers['x-accel-buffering']])).toEqual([
      ['br', 'no'],
      ['br', undefined],
    ]);
    expect(opened.rawPayload).toEqual(fetched.rawPayload);
  });

  it('is limited to six hundred a minute for an IP address, including missing pages', async () => {
    const crowd = testPlatform(database, { RATE_LIMITS: '1' });
    const busy = await testApp(crowd, [(application) => documentRoutes(application, crowd, { template, render: renderPage })]);
    const statusOf = async (remoteAddress: string, url = '/') =>
      (await busy.inject({ method: 'GET', url, remoteAddress, headers: { accept: 'text/html', host: 'perigee.example' } })).statusCode;
    for (let time = 0; time < 600; time += 1) await statusOf('192.0.2.1', time % 2 ? '/unknown' : '/nothing.json');
    expect([await statusOf('192.0.2.1'), await statusOf('192.0.2.2'), await statusOf(OWN_ADDRESS)]).toEqual([429, 200, 200]);
    await busy.close();
  });

  it('has the public scheme in its canonical address, even if a proxy uses another [SEO-004b]', async () => {
    expect((await visit('/de/vip')).body).toContain('<link rel="canonical" href="https://perigee.example/de/vip" />');
  });

  it('of an unknown path is a page with 404, which search engines don’t index', async () => {
    const { statusCode, body } = await visit('/unknown/path');
    expect(statusCode).toBe(404);
    expect(body).toContain('<title>Not found</title>');
    expect(body).toContain('<meta name="robots" content="noindex" />');
  });

  it('is rendered again as soon as operators have switched a page off [USER-003a]', async () => {
    const before = asked.length;
    for (let time = 0; time < 2; time += 1) await visit('/aquanova-odyssey');
    expect(asked.length - before).toBe(1);
    const configs = configsOf(server.platform);
    const { pages: open } = await configs.get('manage-promotion-pages');
    await setConfig(database, 'manage-promotion-pages', { pages: open, closed: ['/aquanova-odyssey'] });
    configs.forget();
    await visit('/aquanova-odyssey');
    expect(asked.length - before).toBe(2);
  });

  it('of a failed page isn’t cached: the next request renders again', async () => {
    failures.push(true);
    const statuses: number[] = [];
    for (let time = 0; time < 3; time += 1) statuses.push((await visit('/failing')).statusCode);
    expect(statuses).toEqual([500, 200, 200]);
  });

  it('that can’t be rendered is the app itself, which shows the error, and is rendered again for the next request', async () => {
    const before = asked.length;
    for (const time of [1, 2]) {
      const { statusCode, headers, body } = await visit('/de/broken');
      expect([statusCode, headers['content-type'], asked.length - before]).toEqual([503, 'text/html; charset=utf-8', time]);
      expect(body).toMatch(/<html lang="de" .*<script>start\(\)<\/script>.*<p role="status"[^>]*>Wird noch geladen …/s);
      expect(body).toContain('<meta name="robots" content="noindex" />');
      expect(body).not.toContain('the database is away');
    }
  });

  it('with a new address redirects there', async () => {
    const { statusCode, headers } = await visit('/old');
    expect([statusCode, headers.location]).toEqual([302, '/new']);
  });

  it.each(['/api/nothing', '/provider/x/y', '/assets/app-1234.js', '/logo.png', '/wp-login.php'])(
    'isn’t the response to %s',
    async (url) => {
      const response = await visit(url);
      expect([response.statusCode, response.json<{ error: { code: string } }>().error.code]).toEqual([404, 'not_found']);
    },
  );

  it.each([['*/*'], ['text/plain'], ['application/json'], ['image/*'], [undefined]])(
    'is the same page for requests that accept %s, by GET and by HEAD',
    async (accept) => {
      const ask = (method: 'GET' | 'HEAD') =>
        server.app.inject({ method, url: '/vip', headers: { host: 'perigee.example', ...(accept && { accept }) } });
      const [got, head] = [await ask('GET'), await ask('HEAD')];
      expect([got.statusCode, got.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(got.body).toContain('<main>Page</main>');
      expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([200, 'text/html; charset=utf-8', '']);
    },
  );

  it.each(['/api/nothing', '/check-email', '/jam/nothing'])('isn’t served at %s for any Accept header', async (url) => {
    const response = await visit(url, { accept: '*/*' });
    expect([response.statusCode, response.json<{ error: { code: string } }>().error.code]).toEqual([404, 'not_found']);
  });
});

describe('the link preview of a game', () => {
  it('has its picture as a JPEG', async () => {
    for (const mode of ['demo', 'real'])
      expect((await visit(`/play/orbit-house/orbit-dice?mode=${mode}`)).body).toMatch(
        /og:image" content="https:\/\/perigee\.example\/covers\/orbit-house\.orbit-dice\.\d+-narrow\.jpg"/,
      );
  });
});

describe('letter case', () => {
  it.each([
    ['/POKIES?Sort=New', '/pokies?Sort=New'],
    ['/en-au', '/en-AU'],
    ['/Fr-CA/VIP/', '/fr-CA/vip'],
  ])('of %s leads to the canonical address [ROUTE-036a, SEO-004b]', async (url, location) => {
    const { statusCode, headers } = await visit(url);
    expect([statusCode, headers.location]).toEqual([308, location]);
  });
});

describe('a trailing slash', () => {
  it.each([
    ['/vip/', '/vip'],
    ['/de/', '/de'],
    ['/de/vip//', '/de/vip'],
    ['/vip/?a=1&b=/', '/vip?a=1&b=/'],
  ])('of %s is stripped [ROUTE-040]', async (url, location) => {
    const { statusCode, headers } = await visit(url);
    expect([statusCode, headers.location]).toEqual([308, location]);
  });

  it.each([
    '/.//evil.example/',
    '/x/..//evil.example',
    '/%2e//evil.example/',
    '//evil.example/a/',
    '///evil.example//',
    '/\\evil.example/',
    '/.\\\\evil.example/',
  ])('never redirects from %s to another site', async (url) => {
    const { headers } = await visit(url);
    const location = new URL(headers.location ?? '/', 'https://perigee.example');
    expect(location.origin).toBe('https://perigee.example');
  });

  it('of the root path stays', async () => {
    expect((await visit('/')).statusCode).toBe(200);
    expect(withoutTrailingSlash('/')).toBe('/');
  });
});

describe('a browser whose user has chosen a language', () => {
  const choose = (locale: string, url: string) => visit(url, { cookie: `locale=${locale}` });

  it.each([
    ['/', '/de'],
    ['/vip?x=1', '/de/vip?x=1'],
    ['/guest/vip', '/guest/de/vip'],
  ])('is sent from %s to %s, by a response that no cache keeps [AUTH-016a]', async (url, location) => {
    const { statusCode, headers } = await choose('de', url);
    expect([statusCode, headers.location, headers['cache-control'], headers.vary]).toEqual([302, location, 'no-cache', 'cookie']);
  });

  it.each([
    ['en', '/'],
    ['xx', '/vip'],
    ['en-KW', '/vip'],
    ['de', '/it/vip'],
  ])('of %s sees %s as it is', async (locale, url) => {
    const { statusCode, headers } = await choose(locale, url);
    expect([statusCode, headers['set-cookie']]).toEqual([200, undefined]);
  });

  it('chooses the default language again by a link that names it', async () => {
    expect(String((await choose('de', '/en/vip')).headers['set-cookie'])).toMatch(/^locale=en; Max-Age=31536000; Path=\/; SameSite=Lax$/);
    expect((await visit('/en/vip')).headers['set-cookie']).toBeUndefined();
  });
});

describe('a browser’s other requests', () => {
  it('get the manifest of each language of the brand', async () => {
    const response = await visit('/manifest/de.webmanifest');
    expect(response.headers['content-type']).toContain('application/manifest+json');
    expect(response.json()).toMatchObject({ lang: 'de', scope: '/' });
    expect((await visit('/manifest/xx.webmanifest')).statusCode).toBe(404);
  });

  it('get the messages of each language', async () => {
    const response = await visit('/messages/de.json?time=1');
    expect(response.headers['cache-control']).toBe('public, max-age=300');
    expect(response.json()).toHaveProperty(['shell.brand-title']);
    expect((await visit('/messages/__proto__.json')).statusCode).toBe(404);
  });

  it('get no messages if they have the server’s version, and all if they have another', async () => {
    const messages = (await visit('/messages/de.json')).json<Record<string, unknown>>();
    expect((await visit(`/messages/de.json?built=${catalogueVersion(messages)}`)).json()).toEqual({});
    expect((await visit(`/messages/en.json?built=${catalogueVersion(messages)}`)).json()).toHaveProperty(['shell.brand-title']);
  });
});
