import { afterEach, describe, expect, it } from 'vitest';
import { getPage, getPages, getSnippets } from '#contract/calls/content';
import { getGameProviders } from '#contract/calls/games/lists';
import { getCurrentIp } from '#contract/calls/locale';
import { groups } from '#rules/account/groups';
import { render, type Rendered } from '#tests/support/render';
import { queryOf } from '../../platform/api/query';
import { makeWindowContext } from '../../platform/context/window-context';
import { session } from '../../platform/session';
import { Footer } from './footer';

let shown: Rendered;
afterEach(async () => {
  await shown.unmount();
  Object.assign(session, { status: 'unknown', player: null });
});

const entry = (slug: string) => ({ slug, title: slug, path: `/${slug}`, categories: ['bottom-menu'], hidden: false, membersOnly: false });
const award = { name: 'Forum', nomination: 'Best start-up', prize: 'Winner', year: 2026, imgUrl: '/a.svg' };

/** The footer as a visitor from a country sees it. */
async function footerFrom(country: string, pages = ['terms-and-conditions', 'bonus-balance', 'cookie-policy']) {
  shown = await render(<Footer />, [
    [queryOf(getCurrentIp, {}).queryKey, { country_code: country }],
    [queryOf(getPages, { query: { l: 'en' } }).queryKey, { data: pages.map(entry) }],
    [
      queryOf(getPage, { params: { slug: 'awards' }, query: { l: 'en' } }).queryKey,
      { json: { awards: [{ ...award, year: 2021 }, award] } },
    ],
    [
      queryOf(getGameProviders, {}).queryKey,
      {
        data: [
          { id: 'small', title: 'Small', games_count: 1 },
          { id: 'big', title: 'Big', games_count: 9 },
        ],
      },
    ],
  ]);
  return shown.page;
}

const hrefs = (page: HTMLElement) => [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const marks = (page: HTMLElement) => [...page.querySelectorAll('svg[role="img"]')].map((mark) => mark.getAttribute('aria-label'));

describe('the footer', () => {
  it('has pages, help, phone, mail, social accounts, awards, studios, payments, trust marks and the copyright [FOOT-001a, FOOT-001b, FOOT-001c, FOOT-001d]', async () => {
    const page = await footerFrom('DE');
    const links = hrefs(page);
    for (const href of [
      '/cookie-policy',
      '/bonus-balance',
      'tel:+35627780100',
      'mailto:support@perigee.example',
      'https://t.me/perigee_example',
      'https://www.dmca.com/',
    ])
      expect(links).toContain(href);
    expect(links.filter((href) => href?.startsWith('/producers/'))).toEqual(['/producers/big', '/producers/small']);
    expect(page.textContent).toContain('+356\u00A02778\u00A00100');
    expect(page.textContent).toContain('Best start-up');
    expect(page.textContent.match(/Forum \d+/g)).toEqual(['Forum 2026', 'Forum 2021']);
    expect(page.textContent).toContain('All rights reserved.');
    expect(marks(page)).toContain('Neosurf');
    expect(links).toContain('/complaints');
    for (const sign of ['18+', 'OGL/2026/0412/0187', 'Fair games', 'Disputes: Island Gaming Disputes'])
      expect(page.textContent).toContain(sign);
  });

  it('ends with the snippets of its category only [CMS-001c]', async () => {
    await import('./footer-snippets');
    const snippet = (id: string, category: string) => ({ id, content: `<p>Words of ${id}</p>`, categories: [category] });
    shown = await render(<Footer />, [
      [queryOf(getCurrentIp, {}).queryKey, { country_code: 'DE' }],
      [queryOf(getSnippets, { query: { l: 'en' } }).queryKey, { data: [snippet('a', 'footer-content'), snippet('b', 'tournament')] }],
    ]);
    await shown.until(() => expect(shown.page.querySelector('footer')?.textContent).toContain('Words of a'));
    expect(shown.page.textContent).not.toContain('Words of b');
    // Nothing is known of studios, and they have no heading then.
    expect([...shown.page.querySelectorAll('nav')].filter((part) => part.querySelector('a') === null)).toEqual([]);
  });

  it('omits pages that sell during a break [LIMIT-006a]', async () => {
    Object.assign(session, { status: 'player', player: { id: 7, groups: [], play_break: { type: 'coolingoff', until: null } } });
    const links = hrefs(await footerFrom('DE', ['cookie-policy', 'promotions']));
    expect([links.includes('/cookie-policy'), links.includes('/promotions')]).toEqual([true, false]);
  });

  it('omits what invites to play under the Estonian licence [FOOT-002, GEO-001b]', async () => {
    const page = await footerFrom('EE');
    await shown.until(() => expect(page.textContent).toContain('Tax and Customs Board'));
    for (const href of ['/bonus-balance', 'https://t.me/perigee_example']) expect(hrefs(page)).not.toContain(href);
    expect(hrefs(page)).toContain('/cookie-policy');
    expect(page.textContent).not.toContain('Best start-up');
    // No body is named for this licence: the link still leads to the page on complaints.
    expect(page.textContent).toContain('How to complain');
    expect(page.textContent).not.toContain('Island Gaming Disputes');
    expect(marks(page)).not.toContain('Bitcoin');
  });

  it('has no heading for social accounts that the house doesn’t have', async () => {
    const { site } = makeWindowContext();
    const brand = { ...site.brand, support: { ...site.brand.support, social: [] } };
    shown = await render(<Footer />, [[queryOf(getCurrentIp, {}).queryKey, { country_code: 'DE' }]], { site: { ...site, brand } });
    await shown.until(() => expect(shown.page.textContent).toContain('Help'));
    expect(shown.page.textContent).not.toContain('Follow us');
  });

  it('shows no Neosurf to a visitor from Australia [FOOT-003b]', async () => {
    const page = await footerFrom('AU');
    expect(marks(page)).not.toContain('Neosurf');
  });

  it('names the operator for the players of one half [FOOT-001e]', async () => {
    Object.assign(session, { status: 'player', player: { groups: [groups.oddId] } });
    expect((await footerFrom('DE')).textContent).toContain('Operated by Perigee Games N.V.');
  });
});
