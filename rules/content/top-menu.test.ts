import { describe, expect, it } from 'vitest';
import type { PageEntry } from '#contract/fields/content';
import { fittingEntries, isActiveAt, type MenuEntry, type MenuPlace, type MenuState, topMenuOf } from './top-menu';

const page = (path: string, more: Partial<PageEntry> = {}): PageEntry => ({
  id: 1,
  slug: path.slice(1),
  path,
  url: path,
  routeName: path.slice(1),
  title: path,
  badge: null,
  categories: ['top-menu'],
  hidden: false,
  membersOnly: false,
  pageType: 'static',
  ...more,
});
const state = (more: Partial<MenuState> = {}): MenuState => ({
  isBettingShown: false,
  disabled: new Set(),
  isPlayer: false,
  pages: [],
  exists: () => true,
  ...more,
});
const names = (entries: readonly MenuEntry[]) => entries.map((entry) => ('place' in entry ? entry.place : entry.path));
const at = (place: MenuPlace, path: string) =>
  isActiveAt(
    {
      place,
      path: topMenuOf(state({ isBettingShown: place === 'sports' })).find((entry) => 'place' in entry && entry.place === place)!.path,
    },
    path,
  );

describe('the top menu', () => {
  it('has its fixed order without betting; with betting, sports replace the lobby [HEAD-005a, HEAD-005b]', () => {
    const without = [
      'lobby',
      'pokies',
      'live',
      'vip',
      'activity-hub',
      'rocket-mart',
      'rocket-chance',
      'tournaments',
      'mystic-jackpots',
      'achievements',
    ];
    expect(names(topMenuOf(state()))).toEqual(without);
    expect(names(topMenuOf(state({ isBettingShown: true })))).toEqual(['pokies', 'live', 'sports', ...without.slice(3)]);
  });

  it('omits disabled entries and entries without a page [HEAD-005c]', () => {
    const disabled = new Set<MenuPlace>(['activity-hub', 'rocket-mart', 'rocket-chance', 'mystic-jackpots']);
    expect(names(topMenuOf(state({ disabled })))).toEqual(['lobby', 'pokies', 'live', 'vip', 'tournaments', 'achievements']);
    expect(names(topMenuOf(state({ exists: (path) => path === '/vip' })))).toEqual(['lobby', 'vip']);
  });

  it('ends with content pages, members’ pages for players only [HEAD-005d]', () => {
    const pages = [
      page('/guide'),
      page('/club', { membersOnly: true }),
      page('/secret', { hidden: true }),
      page('/terms', { categories: ['bottom-menu'] }),
    ];
    expect(names(topMenuOf(state({ pages }))).slice(-1)).toEqual(['/guide']);
    expect(names(topMenuOf(state({ pages, isPlayer: true }))).slice(-2)).toEqual(['/guide', '/club']);
  });

  it.each(['/arena', '/promo', '/promo/summer', '/tournaments', '/tournaments/7', '/quests', '/leaderboard'])(
    'has an active entry under %s [HEAD-006a]',
    (path) => {
      expect(at('tournaments', path)).toBe(true);
    },
  );

  it('has none under /promotions, which only shares a prefix [HEAD-006b]', () => {
    expect(topMenuOf(state()).filter((entry) => isActiveAt(entry, '/promotions'))).toEqual([]);
    expect(isActiveAt({ page: page('/guide'), path: '/guide' }, '/guide')).toBe(true);
    expect(isActiveAt({ page: page('/guide'), path: '/guide' }, '/guided')).toBe(false);
  });

  it('shows the lobby active only on / and under /categories and /games [HEAD-007]', () => {
    for (const path of ['/', '/categories/new', '/games', '/games/table']) expect(at('lobby', path)).toBe(true);
    for (const path of ['/pokies', '/gamesome', '/live/all']) expect(at('lobby', path)).toBe(false);
  });
});

describe('the visible entries of the menu', () => {
  it('are all if there is room, otherwise those before More [HEAD-003a]', () => {
    expect(fittingEntries([100, 100, 100], 300, 80)).toBe(3);
    expect(fittingEntries([100, 100, 100], 299, 80)).toBe(2);
    expect(fittingEntries([100, 100, 100], 270, 80)).toBe(1);
    expect(fittingEntries([100, 100, 100], 100, 80)).toBe(0);
    expect(fittingEntries([], 0, 80)).toBe(0);
  });
});
