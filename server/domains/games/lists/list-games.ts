import type { Game, GameCategory, Pagination } from '#contract/fields/game';
import { type GameIndex, plainText } from '../catalogue/game-index';
import type { IndexedGame } from '../catalogue/indexed-game';

/** A list's filter; an absent field doesn't filter. Several providers or categories mean any of them. */
export interface GameFilter {
  providers?: readonly string[] | undefined;
  categories?: readonly GameCategory[] | undefined;
  title?: string | undefined;
  currency?: string | undefined;
  /** Providers hidden from the visitor (GAME-007). */
  blocked: ReadonlySet<string>;
}

/** With fewer exact matches than this, similar matches are appended. */
const FEW = 3;

export interface GamePage<Item> {
  data: Item[];
  pagination: Pagination;
}

/** The games that match a filter, best matches first for a search, otherwise in the catalogue's order. */
export function findGames(index: GameIndex, filter: GameFilter): Game[] {
  const found = candidates(index, filter).filter(
    ({ game }) =>
      !filter.blocked.has(game.provider) &&
      (!filter.providers?.length || filter.providers.includes(game.provider)) &&
      (filter.currency === undefined || game.currencies[filter.currency] !== undefined),
  );
  return (filter.title === undefined ? found : searched(index, found, filter.title)).map(({ game }) => game);
}

/** The narrowest prepared list: one category or one provider; several categories merge in the catalogue's order. */
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
function searched(index: GameIndex, games: readonly IndexedGame[], title: string): IndexedGame[] {
  const text = plainText(title).trim();
  const words = text.split(/\s+/);
  const exact = bestMatches(games, text, words);
  if (exact.length >= FEW) return exact;
  const others = new Map(games.filter((indexed) => !exact.includes(indexed)).map((indexed) => [indexed.rank, indexed]));
  return [...exact, ...index.tolerant.ranksOf(words).flatMap((rank) => others.get(rank) ?? [])];
}

/** Each typed word must start a word of the title or the provider's name; titles that start with the text come first. */
function bestMatches(games: readonly IndexedGame[], text: string, words: readonly string[]): IndexedGame[] {
  return games
    .map((indexed) => ({ indexed, score: scoreOf(indexed, text, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.indexed.rank - other.indexed.rank)
    .map(({ indexed }) => indexed);
}

function scoreOf({ title, provider }: IndexedGame, text: string, words: readonly string[]): number {
  if (title.startsWith(text)) return 4;
  if (words.every((word) => beginsAWord(title, word))) return 3;
  if (title.includes(text)) return 2;
  return words.every((word) => beginsAWord(title, word) || beginsAWord(provider, word)) ? 1 : 0;
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
