import type { Game, GameCategory, Pagination } from '#contract/fields/game';
import { type GameIndex, plainText } from '../catalogue/game-index';
import type { IndexedGame } from '../catalogue/indexed-game';

/** What a list asks for; what is absent narrows nothing. Several providers or categories mean any of them. */
export interface GameFilter {
  providers?: readonly string[] | undefined;
  categories?: readonly GameCategory[] | undefined;
  title?: string | undefined;
  currency?: string | undefined;
  /** Providers that the visitor may not see (GAME-007). */
  blocked: ReadonlySet<string>;
}

/** With fewer games than this by what was typed, those by something like it stand behind them. */
const FEW = 3;

export interface GamePage<Item> {
  data: Item[];
  pagination: Pagination;
}

/** The games that a filter leaves, best matches first where words are searched, else in the catalogue's order. */
export function findGames(index: GameIndex, filter: GameFilter): Game[] {
  const found = candidates(index, filter).filter(
    ({ game }) =>
      !filter.blocked.has(game.provider) &&
      (!filter.providers?.length || filter.providers.includes(game.provider)) &&
      (filter.currency === undefined || game.currencies[filter.currency] !== undefined),
  );
  return (filter.title === undefined ? found : searched(index, found, filter.title)).map(({ game }) => game);
}

/** The narrowest ready-made list: one category or one provider; several categories merge in the catalogue's order. */
function candidates(index: GameIndex, { categories, providers }: GameFilter): readonly IndexedGame[] {
  const [first, second] = categories ?? [];
  if (first && !second) return index.inCategory(first);
  if (first) {
    const merged = new Set(categories?.flatMap((category) => [...index.inCategory(category)]));
    return [...merged].sort((one, other) => one.rank - other.rank);
  }
  return providers?.length === 1 ? index.ofProvider(providers[0] ?? '') : index.all;
}

/** Games by what was typed; where those are few, then the games that a typing error hides (GAME-004). */
function searched(index: GameIndex, games: readonly IndexedGame[], title: string): IndexedGame[] {
  const text = plainText(title).trim();
  const words = text.split(/\s+/);
  const exact = bestMatches(games, text, words);
  if (exact.length >= FEW) return exact;
  const others = new Map(games.filter((indexed) => !exact.includes(indexed)).map((indexed) => [indexed.rank, indexed]));
  return [...exact, ...index.tolerant.ranksOf(words).flatMap((rank) => others.get(rank) ?? [])];
}

/** Every word must begin a word of the title or the provider's name; a title that begins with the text comes first. */
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
