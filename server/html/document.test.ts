import { describe, expect, it } from 'vitest';
import type { Locale } from '#contract/fields/locale';
import { builtInSites, type SerializedSite, siteFrom, Sites } from '#brands/index';
import { brandColours } from '#brands/colours';
import { escapeHtml } from '../escape-html';
import { fillDocument, isIndexable } from './document';
import type { StyledPage } from './rendering';
import type { DescribedPage } from './seo-metadata';

const site = builtInSites.at('perigee.example');
const template = {
  html: '<html lang="en"><head><!--head--><!--styles--></head><body><!--shell--><!--code--><!--first-data--></body></html>',
  release: 'r1',
  stylesheets: [],
  scriptHashes: [],
  chunksOf: (routes: readonly string[], locale: string) => [
    ...routes.map((route) => `/assets/${route}.js`),
    `/assets/messages-${locale}.js`,
  ],
};
const page: StyledPage = {
  status: 200,
  location: null,
  html: '<main>Page $& $1 <!--first-data--></main>',
  firstData: '[1]',
  title: 'Perigee',
  description: 'A casino',
  routes: ['vip'],
  styles: 'main{color:red}',
};

const fill = (change: Partial<DescribedPage> = {}, where: { locale?: Locale; path?: string } = {}) =>
  fillDocument({
    template,
    site,
    origin: 'https://perigee.example',
    locale: 'en',
    path: '/vip',
    licence: 'curacao',
    ...where,
    page: { ...page, ...change },
  });

describe('the head of a document', () => {
  it('contains title, description, canonical and every language of the brand [SEO-004a, SEO-004b]', () => {
    const html = fill({}, { locale: 'de' });
    expect(html).toContain('<title>Perigee</title>');
    expect(html).toContain('<meta name="description" content="A casino" />');
    expect(html).toContain('<link rel="canonical" href="https://perigee.example/de/vip" />');
    const alternates = [...html.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [language, href]);
    const shown = site.brand.locales.filter((locale) => locale !== 'en-KW');
    expect(alternates).toEqual([
      ...shown.map((locale) => [locale, `https://perigee.example${locale === 'en' ? '' : `/${locale}`}/vip`]),
      ['x-default', 'https://perigee.example/vip'],
    ]);
  });

  it('describes the page for link previews, with a raster picture', () => {
    const tags = (html: string) =>
      Object.fromEntries(
        [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)].map(([, name, said]) => [name, said]),
      );
    expect(tags(fill({ canonical: '/club' }, { locale: 'no' }))).toMatchObject({
      'og:title': 'Perigee',
      'og:description': 'A casino',
      'og:site_name': 'Perigee',
      'og:url': 'https://perigee.example/no/club',
      'og:locale': 'nb_NO',
      'og:image': 'https://perigee.example/icons/perigee/icon-512.png',
      'twitter:card': 'summary',
    });
    expect(tags(fill({ picture: { url: '/covers/a.jpg', width: 720, height: 400 } }))).toMatchObject({
      'og:image': 'https://perigee.example/covers/a.jpg',
      'og:image:width': '720',
      'twitter:card': 'summary_large_image',
    });
    expect(tags(fill({ status: 404 }))).toEqual({});
  });

  it('lists no Australian English if the host doesn’t offer it', () => {
    const html = fillDocument({
      template,
      site: builtInSites.at('ee.perigee.localhost:4000'),
      origin: 'http://ee.perigee.localhost:4000',
      locale: 'en',
      path: '/vip',
      licence: 'curacao',
      page,
    });
    expect([html.includes('hreflang="en-AU"'), html.includes('hreflang="en-NZ"')]).toEqual([false, true]);
  });

  it('keeps flagged pages and the fake language out of search engines [SEO-002b]', () => {
    for (const html of [fill({ isFlagged: true }), fill({}, { locale: 'en-KW' })]) {
      expect(html).toContain('<meta name="robots" content="noindex" />');
      expect(html).not.toMatch(/canonical|hreflang|ld\+json/);
    }
  });

  it('lists the brand’s startup images, only in the head', () => {
    const [head, body] = fill().split('</head>');
    expect(head).toContain('(orientation:portrait)" href="/icons/perigee/startup-1170x2532.png" />');
    expect([head!.match(/apple-touch-startup-image/g)?.length, body!.includes('startup')]).toEqual([11, false]);
  });

  it('contains structured data that can’t close its element', () => {
    const html = fill({ structured: [{ '@type': 'Thing', name: '</script><script>alert(1)</script>' }] });
    expect(html).toContain(
      '<script type="application/ld+json">{"@type":"Thing","name":"\\u003c/script>\\u003cscript>alert(1)\\u003c/script>"}</script>',
    );
  });

  it('marks a title set by operators, with its address [SEO-001]', () => {
    expect(fill({ isTitleKept: true }, { path: '/vip' })).toContain('<title data-kept="/vip">Perigee</title>');
    expect(fill()).toContain('<title>Perigee</title>');
  });

  it('keeps pages deeper than three segments, and missing ones, out of search engines [SEO-002a, SEO-002c]', () => {
    const deep = ['/a/b/c', '/a/b/c/d', '/'].map((path) => [path, isIndexable(path, 200)]);
    expect(deep).toEqual([
      ['/a/b/c', true],
      ['/a/b/c/d', false],
      ['/', true],
    ]);
    const html = fill({}, { path: '/a/b/c/d' });
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).not.toMatch(/canonical|hreflang/);
    expect(fill({ status: 404 })).toContain('noindex');
    expect(fill()).not.toContain('noindex');
  });

  it('has the theme colours of the brand’s manifest [CONF-004a]', () => {
    const meridianSite = builtInSites.at('meridian.localhost');
    const html = fillDocument({
      template,
      site: meridianSite,
      origin: 'https://meridian.localhost',
      locale: 'en',
      path: '/vip',
      licence: 'curacao',
      page,
    });
    expect(html).toContain(`<meta name="theme-color" content="${brandColours.meridian.theme}" />`);
    expect(html).toContain('data-brand="meridian"');
  });

  it('names the site’s brand and terms, as operators have set them [PWA-006c, CONF-004b]', () => {
    const set = new Sites({
      ...builtInSites.brands,
      perigee: {
        ...builtInSites.brands.perigee,
        hosts: ['casino.example'],
        support: { email: 'help@casino.example', phone: '1', social: [] },
      },
    });
    const html = fillDocument({
      template,
      site: set.at('casino.example'),
      origin: 'https://casino.example',
      locale: 'en',
      path: '/vip',
      licence: 'curacao',
      page,
    });
    const received = JSON.parse(/data-site="([^"]*)"/.exec(html)![1]!.replaceAll('&quot;', '"')) as SerializedSite;
    expect(siteFrom(received, 'casino.example:443')).toMatchObject({
      isKnown: true,
      licence: 'curacao',
      host: 'casino.example',
      brand: { id: 'perigee', name: 'Perigee', support: { email: 'help@casino.example' } },
    });
  });

  it('has the page’s own canonical address if there is one [ROUTE-005b]', () => {
    const html = fill({ canonical: '/pokies/new' }, { path: '/categories/new', locale: 'de' });
    expect(html).toContain('<link rel="canonical" href="https://perigee.example/de/pokies/new" />');
  });

  it('contains the rules of its first screen', () => {
    expect(fill()).toContain('<style>main{color:red}</style>');
  });

  it('requests its route’s code after the page, so that the page paints first', () => {
    const html = fill();
    expect(html).toContain(
      `${page.html}<link rel="modulepreload" href="/assets/vip.js" /><link rel="modulepreload" href="/assets/messages-en.js" />`,
    );
  });

  it('escapes text', () => {
    const evil = `"><script>alert(1)</script>&'`;
    const html = fill({ title: evil, description: evil, canonical: `/${evil}` });
    expect(html).not.toContain('<script>alert');
    expect(html).toContain(`<title>${escapeHtml(evil)}</title>`);
    expect(escapeHtml(evil)).toBe(`&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;'`);
  });
});

describe('the body of a document', () => {
  it('contains the rendered page, and its first data once', () => {
    const html = fill();
    expect(html).toContain(`/><script type="application/json" id="first-data">[1]</script></body>`);
    expect(html.match(/id="first-data"/g)).toHaveLength(1);
  });

  it('sets its language, which is English for the marked fake language', () => {
    expect(fill({}, { locale: 'de' })).toContain(`<html lang="de" data-brand="${site.brand.id}" data-licence="curacao" data-site=`);
    expect(fill({}, { locale: 'en-KW' })).toContain('<html lang="en" ');
  });
});
