import type { GameCategory } from '#contract/fields/game';
import { gamesCatalogue } from './games-catalogue';

/** Games of a provider or a category, or named ones. */
export type GamesThatCount = { provider: string } | { category: GameCategory } | string[];

/** Games of a provider or category that count, the best first. */
const GAMES_AT_MOST = 12;

/** The identifiers of the games that count; null for all. Of a provider its games without the tables. */
export function gamesThatCount(games: GamesThatCount | undefined): string[] | null {
  if (games === undefined) return null;
  if (Array.isArray(games)) return games;
  const { index } = gamesCatalogue();
  const found =
    'category' in games
      ? index.inCategory(games.category)
      : index.ofProvider(games.provider).filter(({ game }) => !game.categories.includes('table'));
  return found.slice(0, GAMES_AT_MOST).map(({ game }) => game.identifier);
}
