import { beforeAll, describe, expect, it } from 'vitest';
import { builtInSites } from '#brands/index';
import type { ResponseOf } from '#contract/call';
import * as call from '#contract/calls/content';
import { example, head, settings, text } from '#tests/support/content';
import { ownServer } from '#tests/support/own-server';
import { signedIn } from '#tests/support/signed-in';
import { TestBrowser } from '#tests/support/platform';
import { readContent } from './content-files';
import { contentRoutes } from './routes';
import { importContent, ownContent } from './seed';
import { readIndexedPages, readMetadata } from './service';

const server = ownServer([contentRoutes]);
const { database, platform } = server;

const browser = () => new TestBrowser(server.app);
const page = async (slug: string, query: { l: string; variant?: string }) => {
  const { json, code } = await browser().send(call.getPage, { params: { slug }, query });
  return { body: json as ResponseOf<typeof call.getPage>, code };
};
const pagesIn = async (l: string) =>
  ((await browser().send(call.getPages, { query: { l } })).json as ResponseOf<typeof call.getPages>).data;
const snippetsIn = async (l: string) =>
  ((await browser().send(call.getSnippets, { query: { l } })).json as ResponseOf<typeof call.getSnippets>).data;

beforeAll(() => importContent(database, example));

describe('content', () => {
  it('lists its pages in the order of the menus, in the requested language [CMS-001a, API-054]', async () => {
    const pages = await pagesIn('de');
    expect(
      pages.map(({ slug, title, url, routeName, pageType, membersOnly, hidden, badge }) => ({
        slug,
        title,
        url,
        routeName,
        pageType,
        membersOnly,
        hidden,
        badge,
      })),
    ).toEqual([
      {
        slug: 'club',
        title: 'Club',
        url: '/de/club',
        routeName: 'club',
        pageType: 'static',
        membersOnly: true,
        hidden: true,
        badge: 'New',
      },
      {
        slug: 'house-rules',
        title: 'Regeln',
        url: '/de/house-rules',
        routeName: 'house-rules',
        pageType: 'static',
        membersOnly: false,
        hidden: false,
        badge: null,
      },
      {
        slug: 'a-word',
        title: 'A word',
        url: '/de/news/a-word',
        routeName: 'a-word',
        pageType: 'news',
        membersOnly: false,
        hidden: false,
        badge: null,
      },
    ]);
  });

  it('returns a page in full, with year, brand and brand address filled in [CMS-001a, CMS-002, CMS-005a]', async () => {
    const { body } = await page('house-rules', { l: 'en-NZ' });
    const json = { date: null, awards: [] };
    const content = `<p>© ${platform.clock.now().getUTCFullYear()} Perigee</p>\n<p>#awards#</p>`;
    expect(body).toMatchObject({
      content,
      path: '/house-rules',
      url: '/en-NZ/house-rules',
      blocks: { 'content-main': content, json: JSON.stringify(json), title: 'Rules', description: 'Rules of Perigee', keywords: '' },
      json,
    });
    expect((await page('house-rules', { l: 'de' })).body.content).toBe('<p>Fragen: support@perigee.example</p>');
    expect((await page('a-word', { l: 'en' })).body.json).toEqual({ date: '2026-11-02', awards: [] });
  });

  it('returns the page of a licence or country if there is one, otherwise the general one [ROUTE-044b, ROUTE-044c]', async () => {
    expect((await page('house-rules', { l: 'de', variant: 'AU' })).body).toMatchObject({
      routeName: 'house-rules/AU',
      title: 'Rules here',
    });
    expect((await page('house-rules', { l: 'de', variant: 'EE' })).body).toMatchObject({ routeName: 'house-rules', title: 'Regeln' });
  });

  it('marks texts in en-KW, and doesn’t change placeholders [LOC-001c]', async () => {
    const { body } = await page('house-rules', { l: 'en-KW' });
    expect(body.title).toMatch(/^⟦Rülēš·+⟧$/);
    expect(body.content).toMatch(/^<p>⟦© .*⟧<\/p>\n<p>#awards#<\/p>$/);
  });

  it('refuses an unknown page and an unknown language', async () => {
    expect((await page('nothing', { l: 'en' })).code).toBe('page_not_found');
    expect((await page('house-rules', { l: 'xx' })).code).toBe('bad_input');
    expect((await page('house-rules', { l: 'en', variant: 'XX' })).code).toBe('bad_input');
  });

  it('returns a members’ page only to players, and hides it from the public call [ROUTE-046]', async () => {
    const { browser: member } = await signedIn(server.app, database);
    const asked = { params: { slug: 'club' }, query: { l: 'en' } };
    const given = await member.send(call.getMembersPage, asked);
    expect(given.json).toMatchObject({ title: 'Club', content: '<p>Members</p>' });
    expect([
      (await browser().send(call.getMembersPage, asked)).code,
      (await page('club', { l: 'en' })).code,
      (await member.send(call.getPage, asked)).code,
    ]).toEqual(['signed_out', 'page_not_found', 'page_not_found']);
    expect((await member.send(call.getMembersPage, { params: { slug: 'house-rules' }, query: { l: 'en' } })).code).toBe('page_not_found');
  });

  it('publishes an article on its date; before that it’s neither listed nor found [CMS-006a]', async () => {
    const day = new Date(platform.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    await importContent(database, {
      pages: [{ slug: 'tomorrow', settings: { ...settings, type: 'news' as const, date: day }, texts: [text('en', 'Tomorrow', 'Words')] }],
      snippets: [],
      files: [],
    });
    const found = async () => [(await page('tomorrow', { l: 'en' })).code, (await pagesIn('en')).some(({ slug }) => slug === 'tomorrow')];
    expect(await found()).toEqual(['page_not_found', false]);
    platform.clock.pass(86_400_000);
    expect(await found()).toEqual([null, true]);
    await database.deleteFrom('content_pages').where('slug', '=', 'tomorrow').execute();
  });

  it('shows an award’s reason and reward in the requested language [CMS-001a, LOC-001b]', async () => {
    const awards = [
      {
        name: 'Forum',
        nomination: { en: 'Safer play', de: 'Sichereres Spielen' },
        prize: { en: 'Winner', de: 'Gewonnen' },
        year: 2026,
        imgUrl: '/cms-files/star.svg',
      },
      { name: 'Old', nomination: 'Best of all', prize: 'Nominated', year: 2020, imgUrl: '/cms-files/star.svg' },
    ];
    await importContent(database, {
      pages: [{ slug: 'prizes', settings: { ...settings, awards }, texts: [text('en', 'Prizes', 'Words')] }],
      snippets: [],
      files: [],
    });
    const saidIn = async (l: string) => (await page('prizes', { l })).body.json.awards.map(({ nomination, prize }) => [nomination, prize]);
    expect(await saidIn('de')).toEqual([
      ['Sichereres Spielen', 'Gewonnen'],
      ['Best of all', 'Nominated'],
    ]);
    expect(await saidIn('it')).toEqual([
      ['Safer play', 'Winner'],
      ['Best of all', 'Nominated'],
    ]);
    await database.deleteFrom('content_pages').where('slug', '=', 'prizes').execute();
    const { pages } = await readContent(ownContent);
    const own = pages.flatMap((one) => one.settings.awards);
    expect(own.length).toBeGreaterThan(0);
    for (const award of own)
      for (const words of [award.nomination, award.prize])
        expect(Object.keys(words)).toEqual(expect.arrayContaining(['en', 'de', 'no', 'fr-CA', 'it']));
  });

  it('returns the snippets of screens in the nearest language [CMS-001a]', async () => {
    expect(await snippetsIn('de')).toEqual([{ id: 'footer', categories: ['footer-content'], content: '<p>Mit Grenzen</p>' }]);
    expect((await snippetsIn('it'))[0]!.content).toBe('<p>Play with <strong>limits</strong></p>');
  });

  it('lists published articles, newest first, six per page [CMS-006b]', async () => {
    const article = (at: number, change = {}) => ({
      slug: `article-${at}`,
      settings: { ...settings, type: 'news' as const, date: `2026-10-0${at}`, ...change },
      texts: [text('en', `Article ${at}`, 'Words')],
    });
    const late = platform.clock.now().getUTCFullYear() + 1;
    const articles = [1, 2, 3, 4, 5, 6].map((at) => article(at));
    const others = [article(7, { hidden: true }), article(8, { date: `${late}-01-01` }), article(9, { membersOnly: true })];
    await importContent(database, { pages: [...articles, ...others], snippets: [], files: [] });
    const newsOf = async (number: string) =>
      (await browser().send(call.getNews, { query: { l: 'de', page: number } })).json as ResponseOf<typeof call.getNews>;
    const first = await newsOf('1');
    expect(first.data.map(({ slug }) => slug)).toEqual(['a-word', 'article-6', 'article-5', 'article-4', 'article-3', 'article-2']);
    expect(first.data[1]).toEqual({
      slug: 'article-6',
      path: '/news/article-6',
      title: 'Article 6',
      badge: null,
      description: 'Article 6 of Perigee',
      date: '2026-10-06',
    });
    expect(first.pagination).toEqual({ current_page: 1, next_page: 2, prev_page: null, total_pages: 2, total_count: 7 });
    const second = await newsOf('2');
    expect(second.data.map(({ slug }) => slug)).toEqual(['article-1']);
    expect(second.pagination).toEqual({ current_page: 2, next_page: null, prev_page: 1, total_pages: 2, total_count: 7 });
    expect((await newsOf('3')).data).toEqual([]);
    await database.deleteFrom('content_pages').where('slug', 'like', 'article-%').execute();
  });

  it('gives search engines the metadata of a built-in address, and lists only published public pages', async () => {
    const late = `${platform.clock.now().getUTCFullYear() + 1}-01-01`;
    const today = platform.clock.now().toISOString().slice(0, 10);
    const of = (slug: string, change: object) => ({
      slug,
      settings: { ...settings, ...change },
      texts: [{ ...text('en', `About ${slug}`, 'Words'), head: { ...head(`About ${slug} at {brand}`), keywords: 'one, two' } }],
    });
    const pages = [
      of('lobby-meta', { categories: ['seo-page'] }),
      of('out-today', { type: 'news', date: today }),
      of('out-later', { type: 'news', date: late }),
      of('for-members', { membersOnly: true }),
      of('not-listed', { hidden: true }),
      of('plain-page', { order: 1 }),
    ];
    await importContent(database, { pages, snippets: [], files: [] });
    const changed = '2026-03-04';
    await database
      .updateTable('content_pages')
      .set({ changed_at: new Date(`${changed}T12:00:00Z`) })
      .execute();
    const asked = { locale: 'en', brand: builtInSites.at('localhost').brand, now: platform.clock.now() } as const;
    expect(await readMetadata(database, 'lobby-meta', asked)).toEqual({
      title: 'About lobby-meta at Perigee',
      description: 'About lobby-meta at Perigee of Perigee',
      keywords: 'one, two',
    });
    expect([await readMetadata(database, 'plain-page', asked), await readMetadata(database, 'no-such', asked)]).toEqual([null, null]);
    const indexed = (await readIndexedPages(database, platform.clock.now())).filter(({ path }) =>
      pages.some(({ slug }) => path.endsWith(`/${slug}`)),
    );
    expect(indexed).toEqual([
      { path: '/plain-page', changed },
      { path: '/news/out-today', changed },
    ]);
  });

  it('serves only the files that it refers to', async () => {
    expect((await browser().send(call.getContentFiles, { query: { l: 'en' } })).json).toEqual({
      data: [{ name: 'seal.svg', url: '/cms-files/seal.svg', type: 'image/svg+xml', bytes: 6 }],
    });
    const response = await server.app.inject('/cms-files/seal.svg');
    expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([200, 'image/svg+xml', '<svg/>']);
    expect(response.headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/);
    expect((await server.app.inject('/cms-files/other.svg')).statusCode).toBe(404);
    const badge = { name: 'badge.svg', type: 'image/svg+xml', content: Buffer.from('<svg/>') };
    await database.insertInto('content_files').values(badge).execute();
    const { data } = (await browser().send(call.getContentFiles, { query: { l: 'en' } })).json as { data: { name: string }[] };
    expect(data.map(({ name }) => name)).toEqual(['badge.svg', 'seal.svg']);
    await database.deleteFrom('content_files').where('name', '=', badge.name).execute();
  });
});

it('the product’s own content is valid, and each page has its text in every language', async () => {
  const { pages } = await readContent(ownContent);
  expect(pages.length).toBeGreaterThan(0);
  for (const { slug, texts } of pages) {
    const own = texts.filter(({ variant }) => variant === '').map(({ locale }) => locale);
    expect([slug, ...own]).toEqual(expect.arrayContaining([slug, 'en', 'de', 'fr-CA', 'it', 'no']));
  }
});
