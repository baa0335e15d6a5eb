// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Page, PageEntry } from '#contract/fields/content';
import { render, type Rendered } from '#tests/support/render';
import { wireClient } from '../../platform/api/client';
import { membersOnly } from '../../shell/guards';
import { session } from '../../platform/session';
import type { ContentComponents } from './content-body';
import { pageHead } from './page-head';
import { loadPage } from './pages';
import { StaticPage } from './static-page';

const entry = (slug: string, change: Partial<PageEntry> = {}): PageEntry => ({
  id: 1, slug, path: `/${slug}`, url: `/${slug}`, routeName: slug, title: 'House rules', categories: ['page'], hidden: false, membersOnly: false, pageType: 'static', badge: null, ...change,
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
  'support-link': () => <p>Support</p>,
  'vip-levels': () => <p>Levels</p>,
  'provider-list': ({ limit }) => <p>{limit} studios</p>,
};

let asked: string[];
let answers: Record<string, () => Response>;

beforeEach(() => {
  Object.assign(session, { status: 'guest', player: null });
  asked = [];
  const pages = [entry('house-rules'), entry('members', { membersOnly: true }), entry('article', { pageType: 'news' })];
  answers = {
    '/api/cms/pages': () => Response.json({ data: pages }),
    '/api/cms/pages/house-rules': () => Response.json(page('<p>All</p>')),
    '/api/cms/pages/members': () => Response.json(page('<p>Members</p>')),
    '/api/current_ip': () => Response.json({ country_code: 'DE' }),
  };
  wireClient({
    fetch: async (url) => {
      asked.push(url);
      return answers[url.split('?')[0]!]!();
    },
  });
});

describe('the page at an address', () => {
  const load = (slug: string) => loadPage(new QueryClient({ defaultOptions: { queries: { retry: false } } }), slug, membersOnly);

  it('is one of the content, and of no other kind [ROUTE-042]', async () => {
    expect((await load('house-rules')).content).toBe('<p>All</p>');
    for (const slug of ['nothing', 'article', 'No.Slug', '..']) await expect(load(slug)).rejects.toMatchObject({ isNotFound: true });
  });

  it('is that of the visitor’s country where it has one of its own, and waits for nothing that fails [ROUTE-044]', async () => {
    answers['/api/current_ip'] = () => Response.json({ country_code: 'AU' });
    await load('house-rules');
    expect(asked.at(-1)).toBe('/api/cms/pages/house-rules?l=en&variant=AU');
    answers['/api/current_ip'] = () => Response.json({}, { status: 503 });
    asked.length = 0;
    await load('house-rules');
    expect(asked).toEqual(['/api/cms/pages?l=en', '/api/current_ip', '/api/cms/pages/house-rules?l=en']);
  });

  it('is for members only where it says so: a guest is led to main [ROUTE-046]', async () => {
    await expect(load('members')).rejects.toMatchObject({ options: { to: '/' } });
    Object.assign(session, { status: 'player', player: { id: 7 } });
    expect((await load('members')).content).toBe('<p>Members</p>');
  });

  it('is logged where it has nothing to show [CMS-004]', async () => {
    const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    answers['/api/cms/pages/house-rules'] = () => Response.json({ error: { code: 'page_not_found', message: '', fields: {} } }, { status: 404 });
    await expect(load('house-rules')).rejects.toMatchObject({ code: 'page_not_found' });
    expect(JSON.parse(sent.mock.calls[0]![1]!.body as string)).toMatchObject({ code: 'PAGE_IS_NOT_HAVE_CONTENT' });
    sent.mockRestore();
  });

  it('says its title, description and keywords to search engines [SEO-004]', () => {
    expect(pageHead(page('')).meta).toEqual([
      { title: 'House rules – Perigee' },
      { name: 'description', content: 'How we play.' },
      { name: 'keywords', content: 'rules' },
    ]);
  });
});

describe('a page of the content', () => {
  let shown: Rendered;
  afterEach(() => shown.unmount());
  const show = async (content: string, change: Partial<Page> = {}) => {
    shown = await render(<StaticPage page={page(content, change)} components={components} />);
    return shown.page;
  };

  it('shows its words under its title, with components where it calls for them [CMS-003]', async () => {
    const shownPage = await show('<h2>One</h2><p>#provider-list[limit=3]#</p><p>Two</p><p>#limits-link#</p>');
    expect(shownPage.querySelector('h1')?.textContent).toBe('House rules');
    expect(shownPage.textContent).toContain('One3 studiosTwoLimits');
  });

  it('lists what was won, the newest first, or says that nothing was yet [CMS-001]', async () => {
    const award = (year: number) => ({ name: 'Orbit Prize', nomination: 'Best app', prize: `Gold ${year}`, year, imgUrl: '/cms-files/star.svg' });
    const shownPage = await show('<p>#awards#</p>', { json: { date: null, awards: [award(2024), award(2026)] } });
    expect([...shownPage.querySelectorAll('li')].map((one) => one.textContent)).toEqual(['Gold 2026Best appOrbit Prize, 2026', 'Gold 2024Best appOrbit Prize, 2024']);
    await shown.unmount();
    expect((await show('<p>#awards#</p>')).textContent).toContain('No awards yet.');
  });

  it('logs a placeholder that calls for nothing, and shows the rest [CMS-003]', async () => {
    const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    expect((await show('<p>Before</p><p>#provider-list[limit=x]#</p><p>After</p>')).textContent).toContain('BeforeAfter');
    expect(JSON.parse(sent.mock.calls[0]![1]!.body as string)).toMatchObject({ code: 'STATIC_PAGE_BLOCKS_JSON_DATA_METHODS_ERROR' });
    sent.mockRestore();
  });

  it('of the custom category shows nothing but its own words [ROUTE-045]', async () => {
    const shownPage = await show('<h2>Own</h2>', { categories: ['custom-page'] });
    expect(shownPage.querySelector('header')).toBeNull();
    expect(shownPage.querySelector('h1')?.textContent).toBe('House rules');
  });
});
