import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getGameCollections, listGames } from '#contract/calls/games/lists';
import { getFavoriteGames } from '#contract/calls/games/player-games';
import type { JackpotWin } from '#contract/fields/jackpot';
import { fakeResponses } from '#tests/support/fake-responses';
import { refusal } from '#tests/support/fake-platform';
import { sampleGame, sampleGames } from '#tests/support/games';
import { render, type Rendered } from '#tests/support/render';
import { wireClient } from '../../platform/api/client';
import { CategoryChips } from './categories/category-chips';
import { CategoryPage } from './categories/category-page';
import { categoryQuery } from './categories/category-query';
import { FavoritesPage } from './player/favorites-page';
import { biggestWins, latestWins } from './jackpot/jackpot-wins';
import { JackpotWinners, jackpotWinsQuery } from './jackpot/jackpot-winners';
import { ProviderPage } from './providers/provider-page';

/** The page's intersection observers; a test triggers them. */
const observers: { margin: string | undefined; near: () => void }[] = [];

class FakeIntersectionObserver {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void, options?: { rootMargin?: string }) {
    observers.push({ margin: options?.rootMargin, near: () => callback([{ isIntersecting: true }]) });
  }
  observe() {}
  disconnect() {}
}

let shown: Rendered;
beforeEach(() => {
  observers.length = 0;
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
});
afterEach(() => shown.unmount());

const page = (number: number, total: number) => ({
  data: sampleGames(40, (number - 1) * 40 + 1),
  pagination: {
    current_page: number,
    next_page: number < total ? number + 1 : null,
    prev_page: null,
    total_pages: total,
    total_count: 40 * total,
  },
});
const collections = {
  data: [
    { id: 'slots', games_count: 80 },
    { id: 'live', games_count: 0 },
    { id: 'table', games_count: 16 },
  ],
};
const collectionsKey = ['public', getGameCollections.id, {}];
const firstPage = (category: 'slots', response: unknown) =>
  [categoryQuery(category).queryKey, { pages: [response], pageParams: [1] }] as [readonly unknown[], unknown];
const tiles = () => shown.page.querySelectorAll('article').length;

describe('the row of categories', () => {
  const chips = [
    { id: 'slots', games_count: 80 },
    { id: 'table', games_count: 16 },
    { id: 'new', games_count: 65 },
  ] as const;
  const current = () => [...shown.page.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent);

  it('marks only the open one, even if its address is below another one’s, and scrolls only the row to it', async () => {
    const scrollPage = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    const place = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return (this.tagName === 'NAV' ? { left: 0, width: 320 } : { left: 700, width: 100 }) as DOMRect;
    });
    const laidOut: (() => void)[] = [];
    class FakeResizeObserver {
      constructor(callback: () => void) {
        laidOut.push(callback);
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('ResizeObserver', FakeResizeObserver);
    shown = await render(<CategoryChips collections={chips} current="new" />);
    // Measuring before the browser's own layout would force another one.
    expect(place).not.toHaveBeenCalled();
    for (const tell of laidOut) act(tell);
    expect(shown.page.querySelector('nav')?.scrollLeft).toBe(590);
    await shown.go('/pokies/new');
    expect(current()).toEqual(['New games']);
    expect(scrollPage).not.toHaveBeenCalled();
    scrollPage.mockRestore();
    place.mockRestore();
  });
});

describe('the filters of a category', () => {
  const facets = { total_count: 0, facets: {} };
  const chosen = { volatility: 'high', sort: 'return' } as const;
  const empty = { ...page(1, 1), data: [], pagination: { ...page(1, 1).pagination, total_count: 0 } };
  const open = async () => {
    wireClient({ fetch: fakeResponses(() => Response.json(facets)) });
    const known = [categoryQuery('slots', chosen).queryKey, { pages: [empty], pageParams: [1] }] as [readonly unknown[], unknown];
    shown = await render(<CategoryPage category="slots" choice={chosen} />, [known, [collectionsKey, collections]]);
  };
  const press = (name: string) =>
    act(async () =>
      [...shown.page.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)!.click(),
    );

  it('show each one that’s set; a click removes it from the address', async () => {
    await open();
    const active = shown.page.querySelector('ul[aria-label="Active filters"]')!;
    expect([...active.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Volatility: High', 'Highest RTP']);
    await press('Remove filter: Volatility: High');
    await shown.until(() => expect(shown.where()).toContain('sort=return'));
    expect(shown.where()).not.toContain('volatility');
  });

  it('are listed if no game matches, with a button to clear them', async () => {
    await open();
    expect(shown.page.textContent).toContain('No games match these filters');
    await press('Clear filters');
    await shown.until(() => expect(shown.where()).not.toContain('sort'));
  });
});

describe('a category', () => {
  it('shows 40 games and loads the next page 500 pixels before its end [WIDG-007a, WIDG-007b]', async () => {
    const asked: string[] = [];
    wireClient({ fetch: fakeResponses(() => Response.json(page(2, 2)), asked) });
    shown = await render(<CategoryPage category="slots" />, [firstPage('slots', page(1, 2)), [collectionsKey, collections]]);
    await shown.until(() => expect(tiles()).toBe(40));
    expect(observers.at(-1)?.margin).toBe('500px 0px');
    await act(async () => observers.at(-1)?.near());
    await shown.settle();
    expect(asked).toEqual(['/api/games?category=slots&page=2']);
    await shown.until(() => expect(tiles()).toBe(80));
    expect(shown.page.textContent).toContain('You’ve reached the end of the list.');
    await act(async () => observers.at(-1)?.near());
    expect(asked).toHaveLength(1);
  });

  it('first renders the tiles of a first screen and reserves space for the others, then renders those', async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
    vi.stubGlobal('cancelIdleCallback', () => undefined);
    shown = await render(<CategoryPage category="slots" />, [firstPage('slots', page(1, 1)), [collectionsKey, collections]]);
    expect([tiles(), shown.page.querySelectorAll('ul > li:has(article), ul > li:empty').length]).toEqual([12, 40]);
    for (const rendered of [24, 36, 40]) {
      await act(async () => idle.splice(0).forEach((work) => work()));
      expect(tiles()).toBe(rendered);
    }
  });

  it('keeps its content if the next page fails to load, and retries only on a click', async () => {
    const asked: string[] = [];
    const notThere = () => Response.json({ error: { code: 'not_found', message: '', fields: {} } }, { status: 404 });
    wireClient({ fetch: fakeResponses(() => (asked.length > 1 ? Response.json(page(2, 2)) : notThere()), asked) });
    shown = await render(<CategoryPage category="slots" />, [firstPage('slots', page(1, 2)), [collectionsKey, collections]]);
    const scrollOn = async () => {
      await act(async () => observers.at(-1)?.near());
      await shown.settle();
    };
    await scrollOn();
    await shown.until(() => expect(tiles()).toBe(40));
    expect(shown.page.textContent).toContain('We couldn’t load more games.');
    await scrollOn();
    expect(asked).toHaveLength(1);
    await act(async () => [...shown.page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again')!.click());
    await shown.settle();
    await shown.until(() => expect(tiles()).toBe(80));
    expect(shown.page.textContent).not.toContain('We couldn’t load more games.');
  });
});

describe('a provider', () => {
  it('has its games page by page [ROUTE-006b]', async () => {
    const response = { ...page(2, 3), pagination: { ...page(2, 3).pagination, prev_page: 1 } };
    shown = await render(<ProviderPage provider="orbit-house" number={2} />, [
      [['public', listGames.id, { query: { provider: 'orbit-house', page: '2' } }], response],
    ]);
    expect(shown.page.querySelector('h1')?.textContent).toBe('Games by Orbit House');
    const pages = [...shown.page.querySelectorAll('nav[aria-label="Pages"] a')];
    expect(pages.map((anchor) => anchor.getAttribute('href'))).toEqual([1, 1, 2, 3, 3].map((number) => `/producers/orbit-house/${number}`));
    expect(shown.page.querySelector('[aria-current="page"]')?.textContent).toBe('2');
  });
});

describe('the favourites', () => {
  const key = ['private', getFavoriteGames.id, { query: { content: 'full' } }];

  it('show the player’s games [ROUTE-007]', async () => {
    shown = await render(<FavoritesPage />, [[key, { ids: ['orbit-house:concentric'], data: [sampleGame()] }]]);
    expect(tiles()).toBe(1);
  });

  it('have an empty state that explains how to add one [ROUTE-007]', async () => {
    shown = await render(<FavoritesPage />, [[key, { ids: [], data: [] }]]);
    expect(shown.page.textContent).toContain('No favourites yet');
  });
});

describe('the page of a category', () => {
  const open = async (category: 'animated' | 'slots') => {
    shown = await render(<CategoryPage category={category} />, [
      [categoryQuery(category).queryKey, { pages: [page(1, 1)], pageParams: [1] }],
      [collectionsKey, collections],
    ]);
    return shown.page.querySelector('h1')?.closest('header')?.textContent;
  };

  it('shows which games it contains if the title doesn’t, and how many [GAME-003a]', async () => {
    expect(await open('animated')).toMatch(/a multiplier gauge that moves with every spin, or free spins on their own reels\.40 games$/);
  });

  it('only shows how many if the title is enough', async () => {
    expect(await open('slots')).toBe('Slots40 games');
  });
});

describe('jackpot winners', () => {
  const wins = Array.from(
    { length: 9 },
    (_, at): JackpotWin => ({
      user_name: `${at}***`,
      created_at: new Date(2026, 0, ((at * 4) % 9) + 1).toISOString(),
      amount_cents: ((at * 5) % 9) * 100,
      jackpot_original_amount_cents: 1,
      jackpot_original_currency: 'EUR',
      jackpot_level_name: 'Comet',
    }),
  );

  it('are five of the biggest and five of the latest [JACK-002a]', async () => {
    expect(biggestWins(wins).map(({ amount_cents }) => amount_cents)).toEqual([800, 700, 600, 500, 400]);
    expect(latestWins(wins).map(({ created_at }) => new Date(created_at).getDate())).toEqual([9, 8, 7, 6, 5]);
    shown = await render(<JackpotWinners />, [[jackpotWinsQuery.queryKey, { data: wins }]]);
    const names = [...shown.page.querySelectorAll('section')].map((list) =>
      [...list.querySelectorAll('li > :first-child')].map(({ textContent }) => textContent),
    );
    expect(names).toEqual([biggestWins(wins), latestWins(wins)].map((list) => list.map(({ user_name }) => user_name)));
  });

  it('show the prize in the currency in which it was won', async () => {
    const win = { ...wins[0]!, jackpot_original_amount_cents: 123_400, jackpot_original_currency: 'JPY' };
    shown = await render(<JackpotWinners />, [[jackpotWinsQuery.queryKey, { data: [win] }]]);
    expect(shown.page.querySelector('li')?.textContent).toContain('¥123,400');
  });

  it('that fail to load are logged without an error message [JACK-002c, ERR-005]', async () => {
    const logged = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}));
    wireClient({ fetch: async () => refusal('bad_input', 422) });
    shown = await render(<JackpotWinners />);
    await shown.until(() => expect(logged).toHaveBeenCalledOnce());
    expect(logged.mock.calls[0]![0]).toBe('/log');
    expect(JSON.parse(logged.mock.calls[0]![1]!.body as string)).toMatchObject({ code: 'GET_JACKPOT_WINNERS_ERROR' });
    expect(shown.page.textContent).toBe('');
    logged.mockRestore();
  });
});
