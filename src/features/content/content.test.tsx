import { windowWith } from '#tests/support/window-with';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Page, PageEntry } from '#contract/fields/content';
import { render, type Rendered } from '#tests/support/render';
import { wireClient } from '../../platform/api/client';
import { membersOnly } from '../../shell/guards/guards';
import { session } from '../../platform/session';
import type { ContentComponents } from './content-body';
import { NewsList } from './news-list';
import { NewsPage } from './news-page';
import { pageHead } from './page-head';
import { filesQuery, loadNews, loadPage, snippetsQuery } from './pages';
import { Snippets } from './snippets';
import { StaticPage } from './static-page';

const entry = (slug: string, change: Partial<PageEntry> = {}): PageEntry => ({
  id: 1,
  slug,
  path: `/${slug}`,
  url: `/${slug}`,
  routeName: slug,
  title: 'House rules',
  categories: ['page'],
  hidden: false,
  membersOnly: false,
  pageType: 'static',
  badge: null,
  ...change,
});

const page = (content: string, change: Partial<Page> = {}): Page => ({
  ...entry('house-rules'),
  content,
  blocks: { 'content-main': content, json: '', title: 'House rules', description: 'How we play.', keywords: 'rules' },
  json: { date: null, awards: [] },
  ...change,
});

const components: ContentComponents = {
  'limits-link': () => <a href="/profile/limits">Limits</a>,
  'dispute-body': () => <p>Disputes</p>,
  'support-link': () => <p>Support</p>,
  'vip-levels': () => <p>Levels</p>,
  'provider-list': ({ limit }) => <p>{limit} studios</p>,
  'payment-methods': ({ currencies }) => <p>{currencies.join()}</p>,
};

let asked: string[];
let responses: Record<string, () => Response>;

beforeEach(() => {
  Object.assign(session, { status: 'guest', player: null });
  asked = [];
  const pages = [
    entry('house-rules'),
    entry('members', { membersOnly: true }),
    entry('article', { pageType: 'news' }),
    entry('pokies', { categories: ['seo-page'] }),
  ];
  responses = {
    '/api/cms/pages': () => Response.json({ data: pages }),
    '/api/cms/pages/house-rules': () => Response.json(page('<p>All</p>')),
    '/api/cms/members/members': () => Response.json(page('<p>Members</p>')),
    '/api/current_ip': () => Response.json({ country_code: 'DE' }),
  };
  wireClient({
    fetch: async (url) => {
      asked.push(url);
      return responses[url.split('?')[0]!]!();
    },
  });
});

describe('the page at an address', () => {
  const load = (slug: string) =>
    loadPage(windowWith(new QueryClient({ defaultOptions: { queries: { retry: false } } })), slug, membersOnly);

  it('is a content page, never a page of another kind [ROUTE-042a]', async () => {
    expect((await load('house-rules')).content).toBe('<p>All</p>');
    for (const slug of ['nothing', 'article', 'pokies', 'No.Slug', '..'])
      await expect(load(slug)).rejects.toMatchObject({ isNotFound: true });
  });

  it('of an article is below the list of news, where there are no other pages [CMS-006a]', async () => {
    responses['/api/cms/pages/article'] = () => Response.json(page('<p>New</p>'));
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    expect((await loadPage(windowWith(queryClient), 'article', membersOnly, 'news')).content).toBe('<p>New</p>');
    await expect(loadPage(windowWith(queryClient), 'house-rules', membersOnly, 'news')).rejects.toMatchObject({ isNotFound: true });
  });

  it('isn’t found past the last page of news', async () => {
    const pagination = { current_page: 2, next_page: null, prev_page: 1, total_pages: 1, total_count: 0 };
    responses['/api/cms/news'] = () => Response.json({ data: [], pagination });
    await expect(loadNews(windowWith(new QueryClient()), 2)).rejects.toMatchObject({ isNotFound: true });
    expect((await loadNews(windowWith(new QueryClient()), 1)).data).toEqual([]);
    expect(asked.at(-1)).toBe('/api/cms/news?l=en&page=1');
  });

  it('is the variant for the visitor’s country if there is one; failures don’t delay it [ROUTE-044b]', async () => {
    responses['/api/current_ip'] = () => Response.json({ country_code: 'AU' });
    await load('house-rules');
    expect(asked.at(-1)).toBe('/api/cms/pages/house-rules?l=en&variant=AU');
    responses['/api/current_ip'] = () => Response.json({}, { status: 503 });
    asked.length = 0;
    await load('house-rules');
    expect(asked).toEqual(['/api/cms/pages?l=en', '/api/current_ip', '/api/cms/pages/house-rules?l=en']);
  });

  it('can be for members only: a guest is redirected to main [ROUTE-046]', async () => {
    await expect(load('members')).rejects.toMatchObject({ options: { to: '/' } });
    Object.assign(session, { status: 'player', player: { id: 7 } });
    expect((await load('members')).content).toBe('<p>Members</p>');
  });

  it('is logged if it has no content [CMS-004a, ERR-005]', async () => {
    const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    responses['/api/cms/pages/house-rules'] = () =>
      Response.json({ error: { code: 'page_not_found', message: '', fields: {} } }, { status: 404 });
    await expect(load('house-rules')).rejects.toMatchObject({ code: 'page_not_found' });
    expect(JSON.parse(sent.mock.calls[0]![1]!.body as string)).toMatchObject({ code: 'PAGE_IS_NOT_HAVE_CONTENT' });
    sent.mockRestore();
  });

  it('says its title, description and keywords to search engines [SEO-002b]', () => {
    expect(pageHead(windowWith(new QueryClient()), page('')).meta).toEqual([
      { title: 'House rules – Perigee' },
      { name: 'description', content: 'How we play.' },
      { name: 'keywords', content: 'rules' },
    ]);
    expect(pageHead(windowWith(new QueryClient()), page('', { hidden: true })).meta).toContainEqual({ name: 'robots', content: 'noindex' });
  });
});

describe('a content page', () => {
  let shown: Rendered;
  afterEach(() => shown.unmount());
  const show = async (content: string, change: Partial<Page> = {}) => {
    shown = await render(<StaticPage page={page(content, change)} components={components} />);
    return shown.page;
  };

  it('shows its text under its title, with its components [CMS-003a]', async () => {
    const shownPage = await show('<h2>One</h2><p>#provider-list[limit=3]#</p><p>Two</p><p>#limits-link#</p>');
    expect(shownPage.querySelector('h1')?.textContent).toBe('House rules');
    expect(shownPage.textContent).toContain('One3 studiosTwoLimits');
  });

  it('lists the awards, newest first, or shows that there are none yet [CMS-001d]', async () => {
    const award = (year: number) => ({
      name: 'Orbit Prize',
      nomination: 'Best app',
      prize: `Gold ${year}`,
      year,
      imgUrl: '/cms-files/star.svg',
    });
    const shownPage = await show('<p>#awards#</p>', { json: { date: null, awards: [award(2024), award(2026)] } });
    expect([...shownPage.querySelectorAll('li')].map((one) => one.textContent)).toEqual([
      'Gold 2026Best appOrbit Prize, 2026',
      'Gold 2024Best appOrbit Prize, 2024',
    ]);
    await shown.unmount();
    expect((await show('<p>#awards#</p>')).textContent).toContain('No awards yet.');
  });

  it('logs an unknown placeholder, and shows the rest [CMS-003b]', async () => {
    const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    expect((await show('<p>Before</p><p>#provider-list[limit=x]#</p><p>After</p>')).textContent).toContain('BeforeAfter');
    expect(JSON.parse(sent.mock.calls[0]![1]!.body as string)).toMatchObject({ code: 'STATIC_PAGE_BLOCKS_JSON_DATA_METHODS_ERROR' });
    sent.mockRestore();
  });

  it('of the custom category shows only its own text [ROUTE-045]', async () => {
    const shownPage = await show('<h2>Own</h2>', { categories: ['custom-page'] });
    expect(shownPage.querySelector('header')).toBeNull();
    expect(shownPage.querySelector('h1')?.textContent).toBe('House rules');
  });

  it('has the checkbox named by the address’s hash checked, and no other [ROUTE-047]', async () => {
    const boxes =
      '<p><input type="checkbox" name="longer"><input type="checkbox" name="chasing"><input type="checkbox" name="chasing-too"></p><p><a href="#chasing">x</a></p>';
    const shownPage = await show(boxes);
    const checked = () => [...shownPage.querySelectorAll('input')].filter((box) => box.checked).map((box) => box.name);
    expect(checked()).toEqual([]);
    await shown.go('/#chasing');
    expect(checked()).toEqual(['chasing']);
    await shown.go('/#x"]');
    expect(checked()).toEqual(['chasing']);
  });

  it('lists files for its placeholder, documents or pictures, with their sizes [CMS-003a]', async () => {
    const files = [
      { name: 'diary.pdf', url: '/cms-files/diary.pdf', type: 'application/pdf', bytes: 24_600 },
      { name: 'mark.svg', url: '/cms-files/mark.svg', type: 'image/svg+xml', bytes: 12 },
    ];
    shown = await render(<StaticPage page={page('<p>#file-list#</p><p>#file-list[kind=pictures]#</p>')} components={components} />, [
      [filesQuery('en').queryKey, { data: files }],
    ]);
    const links = [...shown.page.querySelectorAll('a')].map((link) => [
      link.getAttribute('href'),
      link.getAttribute('download'),
      link.textContent,
    ]);
    expect(links).toEqual([
      ['/cms-files/diary.pdf', 'diary.pdf', 'diary.pdf, 25 kB'],
      ['/cms-files/mark.svg', 'mark.svg', 'mark.svg, 1 kB'],
    ]);
  });
});

describe('content in other places', () => {
  let shown: Rendered;
  afterEach(() => shown.unmount());

  it('snippets, with components [CMS-001c]', async () => {
    const snippets = [
      { id: 'foot', categories: ['footer-content'], content: '<p>Foot</p><p>#support-link#</p>' },
      { id: 'board', categories: ['tournament'], content: '<p>Board</p>' },
    ];
    shown = await render(<Snippets category="footer-content" components={components} />, [
      [snippetsQuery('en').queryKey, { data: snippets }],
    ]);
    expect(shown.page.textContent).toBe('FootSupport');
  });

  it('a list of articles with their dates, and a link to older ones [CMS-006a]', async () => {
    const article = { slug: 'one', path: '/news/one', title: 'One', description: 'First', date: '2026-11-02', badge: 'New' };
    const pagination = { current_page: 2, next_page: 3, prev_page: 1, total_pages: 3, total_count: 14 };
    shown = await render(<NewsList data={[article]} pagination={pagination} />);
    expect(shown.page.querySelector('h1')?.textContent).toBe('News');
    expect(shown.page.querySelector('li')?.textContent).toBe('2 November 2026NewOneFirst');
    expect([...shown.page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/news/one', '/news', '/news?page=3']);
    await shown.unmount();
    shown = await render(<NewsList data={[]} pagination={{ ...pagination, next_page: null, prev_page: null }} />);
    expect([shown.page.textContent?.includes('No articles yet.'), shown.page.querySelector('nav')]).toEqual([true, null]);
    await shown.unmount();
    shown = await render(<NewsList data={[article]} pagination={{ ...pagination, current_page: 3, next_page: null, prev_page: 2 }} />);
    expect([...shown.page.querySelectorAll('nav a')].map(({ textContent }) => textContent)).toEqual(['Newer']);
  });

  it('an article under its title and date [CMS-006a]', async () => {
    shown = await render(
      <NewsPage page={page('<p>Words</p>', { pageType: 'news', json: { date: '2026-01-01', awards: [] } })} components={components} />,
    );
    expect(shown.page.textContent).toBe('All newsHouse rulesHow we play.1 January 2026Words');
  });
});
