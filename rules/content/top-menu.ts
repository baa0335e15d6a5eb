import type { PageEntry } from '#contract/fields/content';
import { menuOf } from './menu';

/** The product's own entries of the top menu, in their order (HEAD-005). */
export const menuPlaces = [
  'lobby',
  'pokies',
  'live',
  'sports',
  'vip',
  'activity-hub',
  'rocket-mart',
  'rocket-chance',
  'tournaments',
  'mystic-jackpots',
  'achievements',
] as const;
export type MenuPlace = (typeof menuPlaces)[number];

/** Where each entry links to, and the other addresses under which it's active (HEAD-006, HEAD-007). */
const addresses: Readonly<Record<MenuPlace, { path: string; isExact?: boolean; also?: readonly string[] }>> = {
  lobby: { path: '/', isExact: true, also: ['/categories', '/games'] },
  pokies: { path: '/pokies' },
  live: { path: '/live' },
  sports: { path: '/sport' },
  vip: { path: '/vip' },
  'activity-hub': { path: '/aquanova-odyssey' },
  'rocket-mart': { path: '/rocket-mart' },
  'rocket-chance': { path: '/rocket-chance' },
  tournaments: { path: '/tournaments', also: ['/arena', '/promo', '/quests', '/leaderboard'] },
  'mystic-jackpots': { path: '/mystic-jackpots' },
  achievements: { path: '/achievements' },
};

export interface MenuState {
  /** Betting replaces the lobby (HEAD-005). */
  isBettingShown: boolean;
  /** Entries that operators have switched off. */
  disabled: ReadonlySet<MenuPlace>;
  isPlayer: boolean;
  pages: readonly PageEntry[];
  /** Whether the app has a page at an address; an entry without one is omitted. */
  exists: (path: string) => boolean;
}

/** One entry: a built-in one, or a page with its title. */
export type MenuEntry = { place: MenuPlace; path: string } | { page: PageEntry; path: string };

function isEntryShown(place: MenuPlace, { isBettingShown, disabled, exists }: MenuState): boolean {
  if (place === 'lobby') return !isBettingShown;
  if (place === 'sports' && !isBettingShown) return false;
  return !disabled.has(place) && exists(addresses[place].path);
}

/** The top menu in its order: built-in entries, then content pages; members' pages only for players (HEAD-005). */
export function topMenuOf(state: MenuState): MenuEntry[] {
  const places = menuPlaces.filter((place) => isEntryShown(place, state)).map((place) => ({ place, path: addresses[place].path }));
  const pages = menuOf(state.pages, 'top-menu', state.isPlayer);
  return [...places, ...pages.map((page) => ({ page, path: page.path }))];
}

/** Whether an address equals another or is below it, by whole segments: `/promotions` isn't under `/promo` (HEAD-006). */
export function isUnder(path: string, above: string): boolean {
  return path === above || path.startsWith(`${above}/`);
}

/** Whether an entry is active at an address without its locale (HEAD-006, HEAD-007). */
export function isActiveAt(entry: MenuEntry, path: string): boolean {
  if ('page' in entry) return isUnder(path, entry.path);
  const { path: own, isExact, also = [] } = addresses[entry.place];
  return (isExact ? path === own : isUnder(path, own)) || also.some((above) => isUnder(path, above));
}

/**
 * How many entries fit into the menu when the rest collapses into More (HEAD-003). Widths in pixels, gaps included; if all
 * fit, More needs no room.
 */
export function fittingEntries(widths: readonly number[], room: number, moreWidth: number): number {
  const whole = widths.reduce((sum, width) => sum + width, 0);
  if (whole <= room) return widths.length;
  let taken = moreWidth;
  const at = widths.findIndex((width) => (taken += width) > room);
  return at === -1 ? widths.length : at;
}
