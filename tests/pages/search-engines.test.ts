import './as-in-production';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localesFor, brands } from '#brands/index';
import type { Locale } from '#contract/fields/locale';
import { hostileAddresses } from './hostile-addresses';
import { listLotteries } from '#server/domains/competitions/lotteries/lottery-service';
import { openPages, type PagesStage } from './stage';

const ORIGIN = 'https://perigee.localhost';
const GAMES_LOOKED_AT = 2;
/** How many lists of games are skipped between two checked ones. */
const LISTS_APART = 20;

let stage: PagesStage;
beforeAll(async () => {
  stage = await openPages();
}, 120_000);
afterAll(() => stage.close());

const own = localesFor(brands.perigee, 'perigee.localhost');
const plain = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => plain(match[1] ?? ''));

/** Data in a document; what isn't JSON shows up in the comparison that it fails. */
function parsed(text: string | undefined): Record<string, unknown> {
  try {
    return JSON.parse(text ?? '') as Record<string, unknown>;
  } catch {
    return { unreadable: text ?? 'missing' };
  }
}

/** What a search engine reads in a document without running scripts. */
function reading(body: string) {
  return {
    title: all(body, /<title[^>]*>([^<]*)<\/title>/g),
    description: all(body, /<meta name="description" content="([^"]*)"/g),
    canonical: all(body, /<link rel="canonical" href="([^"]*)"/g),
    alternates: new Map([...body.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [language, plain(href!)])),
    headings: all(body, /<h1[^>]*>([\s\S]*?)<\/h1>/g).length,
    isOut: body.includes('<meta name="robots" content="noindex" />'),
    structured: [...body.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, text]) => parsed(text)),
    firstData: parsed(/id="first-data">([\s\S]*?)<\/script>/.exec(body)?.[1]) as { queries?: { queryKey: string[] }[] },
  };
}
const read = async (address: string, host?: string) => {
  const response = await stage.visit(address, host);
  return { address, status: response.status, ...reading(response.body) };
};

/** Every address in the sitemaps of a language. */
async function addressesIn(locale: Locale): Promise<string[]> {
  const index = (await stage.visit('/sitemap.xml')).body;
  const files = all(index, /<loc>([^<]*)<\/loc>/g).filter((file) => file.startsWith(`${ORIGIN}/sitemap-${locale}.`));
  const texts = await Promise.all(files.map(async (file) => (await stage.visit(file.slice(ORIGIN.length))).body));
  return texts.flatMap((text) => all(text, /<loc>([^<]*)<\/loc>/g));
}

const isGame = (address: string) => address.includes('/play/');
/** Lists of games, which only differ in their texts. */
const isList = (address: string) => /\/(?:producers|pokies)\/./.test(address);

describe('robots.txt and the sitemaps', () => {
  it('refer to each other, with each brand’s and language’s own addresses [CONF-004b]', async () => {
    expect((await stage.visit('/robots.txt')).body).toMatch(
      /^User-agent: \*\nDisallow: [\s\S]*\n\nSitemap: https:\/\/perigee\.localhost\/sitemap\.xml\n$/,
    );
    expect((await stage.visit('/robots.txt', 'meridian.localhost')).body).toContain('Sitemap: https://meridian.localhost/sitemap.xml');
    const languagesOf = async (host: string) => new Set(all((await stage.visit('/sitemap.xml', host)).body, /sitemap-([\w-]+)\.\d+\.xml/g));
    expect(await languagesOf('perigee.localhost')).toEqual(new Set(own));
    expect(await languagesOf('ee.perigee.localhost')).toEqual(new Set(own.filter((locale) => locale !== 'en-AU')));
    for (const none of ['/sitemap-en-KW.1.xml', '/sitemap-xx.1.xml', '/sitemap-en.99.xml', '/sitemap-en.0.xml', '/sitemap-en.xml'])
      expect([none, (await stage.visit(none)).status]).toEqual([none, 404]);
    expect((await stage.visit('/sitemap-en-AU.1.xml', 'ee.perigee.localhost')).status).toBe(404);
  });

  it('list every language of an address, and no hidden, members-only or duplicate address', async () => {
    const body = (await stage.visit('/sitemap-de.1.xml')).body;
    const terms = /<url><loc>[^<]*\/de\/terms-and-conditions<\/loc>.*?<\/url>/.exec(body)?.[0] ?? '';
    expect(all(terms, /hreflang="([^"]+)"/g)).toEqual(own);
    expect(terms).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/);
    const addresses = await addressesIn('en');
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.length).toBeGreaterThan(300);
    for (const path of [
      '/',
      '/news',
      '/news/open-without-a-network',
      '/tournaments/lotteries',
      '/how-it-works',
      '/pokies/new',
      '/producers/orbit-house',
    ])
      expect(addresses).toContain(ORIGIN + path);
    for (const path of ['/report-a-weakness', '/player-guide', '/home', '/slots', '/categories/new', '/profile'])
      expect(addresses).not.toContain(ORIGIN + path);
  });
});

describe('the pages of the sitemap, without scripts', () => {
  it('include exactly the lotteries, each with its title, its prizes and a link [SEO-004a, SEO-004b]', async () => {
    const { database, clock } = stage.platform;
    const { data: lotteries } = await listLotteries(database, clock.now());
    const named = (await addressesIn('de')).filter((address) => address.includes('/lottery/'));
    expect(lotteries.length).toBeGreaterThan(1);
    expect(named.toSorted()).toEqual(lotteries.map(({ identifier }) => `${ORIGIN}/de/lottery/${identifier}`).toSorted());
    for (const { identifier, title } of lotteries) {
      const {
        status,
        title: [shown],
        description,
        canonical,
        structured,
      } = await read(`/de/lottery/${identifier}`);
      expect([status, shown, canonical]).toEqual([200, `${title} – Perigee`, [`${ORIGIN}/de/lottery/${identifier}`]]);
      expect(description[0]).toContain(title);
      expect(description[0]).toMatch(/\d.*€/);
      const [crumbs] = structured as { itemListElement?: { name: string; item: string }[] }[];
      expect(crumbs?.itemListElement?.slice(-2) ?? crumbs).toMatchObject([
        { item: `${ORIGIN}/de/tournaments/lotteries` },
        { name: title, item: `${ORIGIN}/de/lottery/${identifier}` },
      ]);
    }
    expect((await read('/de/lottery/of-no-kind')).status).toBe(404);
  });

  it.each(own)(
    'have in %s a unique heading, title, description, canonical and alternates on each page [SEO-002c, SEO-004a, SEO-004b]',
    async (locale) => {
      const addresses = await addressesIn(locale);
      const lists = addresses.filter(isList).filter((_address, at) => at % LISTS_APART === 0);
      // English of a country uses the texts of English.
      const isShared = locale.startsWith('en-');
      const looked = [
        ...addresses.filter((address) => !isGame(address) && !isList(address)).filter((_address, at) => !isShared || at % 4 === 0),
        ...lists,
        ...addresses.filter(isGame).slice(0, GAMES_LOOKED_AT),
      ];
      const pages = await Promise.all(looked.map((address) => read(address.slice(ORIGIN.length))));
      for (const { address, status, title, description, canonical, alternates, headings, isOut, firstData } of pages) {
        const received = { address, status, canonical, headings, isOut, languages: [...alternates.keys()], itself: alternates.get(locale) };
        expect(received).toEqual({
          address,
          status: 200,
          canonical: [ORIGIN + address],
          headings: 1,
          isOut: false,
          languages: [...own, 'x-default'],
          itself: ORIGIN + address,
        });
        expect([address, title.length, description.length]).toEqual([address, 1, 1]);
        expect(title[0]).toMatch(/Perigee/);
        expect([address, description[0]!.length >= 40 && description[0]!.length <= 165]).toEqual([address, true]);
        expect([address, (firstData.queries?.length ?? 0) > 0]).toEqual([address, true]);
      }
      for (const name of ['title', 'description'] as const) {
        const said = pages.map((page) => page[name][0]);
        expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([]);
      }
    },
    120_000,
  );
});

describe('the indexable pages outside of the sitemap', () => {
  it.each(['', '/de'])('have a description of their own, in "%s" [SEO-004a]', async (locale) => {
    const paths = ['', '/vip/rewards', '/vip/info', '/aquanova-odyssey', '/rocket-chance', '/perigee-wheel', '/rocketmart-wheel'];
    paths.push(
      '/perigee-adventure',
      '/action',
      '/action/grand-tour',
      '/action/short-hop',
      '/login',
      '/registration',
      '/sport',
      '/live/all',
    );
    const pages = await Promise.all(paths.map((path) => read(`${locale}${path}` || '/')));
    expect(pages.filter(({ isOut, status }) => isOut || status !== 200).map(({ address }) => address)).toEqual([]);
    const said = pages.map(({ description }) => description[0] ?? '');
    expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([]);
    expect(said.filter((one) => one.length < 40 || one.length > 165)).toEqual([]);
  });
});

describe('a document', () => {
  it.each([
    ['/slots', '/pokies'],
    ['/pokies/all', '/pokies'],
    ['/live/all', '/live'],
    ['/live/roulette', '/live'],
    ['/categories/new', '/pokies/new'],
    ['/games/table', '/pokies/table'],
    ['/games/all', '/games/all'],
    ['/producers/orbit-house/1', '/producers/orbit-house'],
    ['/de/producers/orbit-house/1?x=1', '/de/producers/orbit-house'],
    ['/news?page=2', '/news?page=2'],
    ['/vip?utm_source=x', '/vip'],
  ])('at %s declares %s as its canonical address [ROUTE-005b, SEO-004b]', async (address, canonical) => {
    expect((await read(address)).canonical).toEqual([ORIGIN + canonical]);
  });

  it.each([
    '/profile',
    '/sign-in',
    '/deposit',
    '/report-a-weakness',
    '/player-guide',
    '/no-such-page',
    '/home',
    '/en-KW',
    '/en-KW/vip',
    '/play/orbit-house/concentric?mode=real',
    '/a/b/c/d',
    '/news/nothing',
    '/news?page=9',
    '/oops',
    '/blank',
    '/favorite-games',
    '/email-change',
    '/de/phone-change',
    '/factor-reset',
  ])('at %s is hidden from search engines, without canonical or alternates [SEO-002b]', async (address) => {
    const { isOut, canonical, alternates, structured } = await read(address);
    expect({ isOut, canonical, alternates: alternates.size, structured }).toEqual({
      isOut: true,
      canonical: [],
      alternates: 0,
      structured: [],
    });
  });

  it('of main has the operators’ metadata under `home`, and the organisation on a brand’s hosts [SEO-001, SEO-003a, SEO-003b]', async () => {
    const main = await read('/de');
    expect(main.title).toEqual(['Perigee – Slots, Roulette und Turniere']);
    expect(main.description[0]).toMatch(/^Slots und Roulette mit genauer Auszahlungsquote/);
    expect(main.structured.map((thing) => [thing['@type'], thing.url])).toEqual([
      ['Organization', `${ORIGIN}/`],
      ['WebSite', `${ORIGIN}/de`],
    ]);
    const meridian = await read('/', 'meridian.localhost');
    expect(meridian.structured[0]).toMatchObject({
      name: 'Meridian',
      url: 'https://meridian.localhost/',
      logo: 'https://meridian.localhost/icons/meridian/icon-512.png',
    });
    expect((await read('/', 'casino.example')).structured).toEqual([]);
  });

  it('of a list, a game, a tournament and an article has breadcrumbs', async () => {
    const crumbs = async (address: string) => {
      const { structured } = await read(address);
      const list = structured.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement as
        | { name: string; item: string }[]
        | undefined;
      return (list ?? []).map(({ name, item }) => [name, item.slice(ORIGIN.length)]);
    };
    expect(await crumbs('/de/pokies/new')).toEqual([
      ['Perigee', '/de'],
      ['Neue Spiele', '/de/pokies/new'],
    ]);
    expect(await crumbs('/producers/orbit-house')).toEqual([
      ['Perigee', '/'],
      ['Orbit House', '/producers/orbit-house'],
    ]);
    const game = (await addressesIn('en')).find(isGame)!.slice(ORIGIN.length);
    expect((await crumbs(game)).at(-1)?.[1]).toBe(game);
    expect(await crumbs('/tournaments/1')).toEqual([
      ['Perigee', '/'],
      ['Tournaments', '/tournaments'],
      ['Perihelion Sprint', '/tournaments/1'],
    ]);
    const article = await read('/no/news/open-without-a-network');
    expect(article.structured[0]).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'Lobbyen åpner uten nett',
      datePublished: '2026-11-18',
      inLanguage: 'no',
      mainEntityOfPage: `${ORIGIN}/no/news/open-without-a-network`,
    });
    expect((await crumbs('/news/open-without-a-network')).map(([, path]) => path)).toEqual(['/', '/news', '/news/open-without-a-network']);
  });

  it.each([
    ['/', 'games.lobby'],
    ['/pokies/new', 'games.list'],
    ['/terms-and-conditions', 'content.page'],
    ['/self-check', 'content.files'],
    ['/news', 'content.news'],
    ['/news/open-without-a-network', 'content.page'],
    ['/tournaments', 'competitions.list'],
  ])('at %s contains its page’s initial data', async (address, call) => {
    const { firstData } = await read(address);
    expect(firstData.queries?.map(({ queryKey }) => queryKey[1])).toContain(call);
  });
});

hostileAddresses(() => stage);
