import { isHidden } from '#rules/games/blocked-providers';
import type { Game, GameCategory, Pagination } from '#contract/fields/game';
import { type GameChoice, type GameFacets, gameFeatures, type GameFilters, gameReturns, gameStakes } from '#contract/fields/game-filter';
import { slotMechanics } from '#contract/fields/slot-mechanics';
import { volatilities } from '#contract/fields/looks';
import type { Locale } from '#contract/fields/locale';
import { type GameIndex, plainText } from '../catalogue/game-index';
import type { IndexedGame } from '../catalogue/indexed-game';
import { facetsAmong, filtered, sorted } from './choose-games';

/** A list's filter; an absent field doesn't filter. Several providers or categories mean any of them. */
export interface GameFilter {
  providers?: readonly string[] | undefined;
  categories?: readonly GameCategory[] | undefined;
  title?: string | undefined;
  currency?: string | undefined;
  /** Providers hidden from the visitor (GAME-007). */
  blocked: ReadonlySet<string>;
  /** Filters that combine with the others, and the order. */
  choice?: GameChoice;
  /** The language of search words for kinds, in addition to English. */
  locale?: Locale;
}

/** With fewer exact matches than this, similar matches are appended. */
const FEW = 3;

export interface GamePage<Item> {
  data: Item[];
  pagination: Pagination;
}

/** The games that match a filter: in the chosen order, otherwise best matches first for a search, otherwise in the catalogue's order. */
export function findGames(index: GameIndex, filter: GameFilter): Game[] {
  const { title, choice = {}, locale = 'en' } = filter;
  const found = filtered(listed(index, filter), choice);
  const matches = title === undefined ? found : searched(index, found, { title, locale });
  return sorted(matches, choice.sort).map(({ game }) => game);
}

/** The filters of a list, with the number of games for each value given the other filters, and the current number. */
export function facetsOfList(index: GameIndex, filter: GameFilter, filters: GameFilters): { total_count: number; facets: GameFacets } {
  const games = listed(index, filter);
  const offered = { mechanic: slotMechanics, volatility: volatilities, return: gameReturns, feature: gameFeatures, stake: gameStakes };
  return { total_count: filtered(games, filters).length, facets: facetsAmong(games, filters, offered) };
}

function listed(index: GameIndex, filter: GameFilter): IndexedGame[] {
  return candidates(index, filter).filter(
    ({ game }) =>
      !isHidden(game, filter.blocked) &&
      (!filter.providers?.length || filter.providers.includes(game.provider)) &&
      (filter.currency === undefined || game.currencies[filter.currency] !== undefined),
  );
}

/** The narrowest precomputed list: one category or one provider; several categories are merged in the catalogue's order. */
function candidates(index: GameIndex, { categories, providers }: GameFilter): readonly IndexedGame[] {
  const [first, second] = categories ?? [];
  if (first && !second) return index.inCategory(first);
  if (first) {
    const merged = new Set(categories?.flatMap((category) => [...index.inCategory(category)]));
    return [...merged].sort((one, other) => one.rank - other.rank);
  }
  return providers?.length === 1 ? index.ofProvider(providers[0] ?? '') : index.all;
}

/** Games that match the typed text; if those are few, then typo-tolerant matches (GAME-004). */
function searched(index: GameIndex, games: readonly IndexedGame[], { title, locale }: { title: string; locale: Locale }): IndexedGame[] {
  const text = plainText(title).trim();
  const words = text.split(/\s+/);
  const kinds = index.kinds.in(locale);
  const exact = bestMatches(games, (indexed) => scoreOf({ ...indexed, kind: kinds[indexed.rank] ?? '' }, text, words));
  if (exact.length >= FEW) return exact;
  const others = new Map(games.filter((indexed) => !exact.includes(indexed)).map((indexed) => [indexed.rank, indexed]));
  return [...exact, ...index.tolerant.ranksOf(words).flatMap((rank) => others.get(rank) ?? [])];
}

function bestMatches(games: readonly IndexedGame[], score: (indexed: IndexedGame) => number): IndexedGame[] {
  return games
    .map((indexed) => ({ indexed, score: score(indexed) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.indexed.rank - other.indexed.rank)
    .map(({ indexed }) => indexed);
}

/**
 * Each typed word must be a prefix of a word of the title, the provider's name or the kind's search words; titles that start
 * with the text come first.
 */
function scoreOf({ title, provider, kind }: IndexedGame & { kind: string }, text: string, words: readonly string[]): number {
  if (title.startsWith(text)) return 4;
  if (words.every((word) => beginsAWord(title, word))) return 3;
  if (title.includes(text)) return 2;
  return words.every((word) => [title, provider, kind].some((place) => beginsAWord(place, word))) ? 1 : 0;
}

function beginsAWord(text: string, word: string): boolean {
  return text.startsWith(word) || text.includes(` ${word}`);
}

/** One page of a list; pages count from 1, and a page past the end is empty. */
export function pageOf<Item>(games: readonly Item[], page: number, size: number): GamePage<Item> {
  const pages = Math.max(1, Math.ceil(games.length / size));
  return {
    data: games.slice((page - 1) * size, page * size),
    pagination: {
      current_page: page,
      next_page: page < pages ? page + 1 : null,
      prev_page: page > 1 ? page - 1 : null,
      total_pages: pages,
      total_count: games.length,
    },
  };
}
