import type { Game, GameBadgeType, GameCard, GameCategory } from '#contract/fields/game';
import { hasDemo } from '#rules/games/availability';
import type { CatalogueGame } from '#rules/games/catalogue';
import { isPrerelease } from '#rules/games/catalogue-upcoming';
import { coverPath } from '../../../covers/cover-path';

const themes: Record<GameBadgeType, Game['badges'][number]['theme']> = {
  jackpot: 'solar',
  'mystic-jackpots': 'solar',
  new: 'ion',
  top: 'aurora',
  'bonus-wagering': 'plasma',
};

/** The lists that contain a game: the catalogue's, and those that follow from its kind, grid, volatility, motif and the date. */
export function categoriesOf(game: CatalogueGame, now: Date): GameCategory[] {
  const more: (GameCategory | false)[] = [
    game.kind === 'roulette' && 'roulette',
    game.kind === 'blackjack' && 'blackjack',
    game.kind === 'baccarat' && 'baccarat',
    game.kind === 'video-poker' && 'video-poker',
    game.grid?.startsWith('3x') === true && 'classic',
    game.kind === 'slots' && game.volatility === 'low' && 'low-volatility',
    game.kind === 'slots' && game.volatility === 'high' && 'high-volatility',
    isPrerelease(game, now) && 'prerelease',
    game.kind === 'slots' && game.motif,
  ];
  return [...game.categories, ...more.filter((category) => category !== false)];
}

/** A game of the catalogue in its form for clients (GAME-001). */
export function presentGame(game: CatalogueGame): Game {
  const now = new Date();
  const categories = categoriesOf(game, now);
  const shown: Game = {
    identifier: game.identifier,
    slug: game.slug,
    name: game.title,
    title: game.title,
    provider: game.provider.id,
    provider_title: game.provider.title,
    categories,
    currencies: game.currencies,
    preview_image: coverPath(game.identifier, 320),
    badges: game.badges.map((type) => ({ type, theme: themes[type] })),
    has_demo_mode: hasDemo({ currencies: game.currencies, categories }),
    seo_title: game.seo_title,
    last_activity_at: game.last_activity_at,
  };
  if (!isPrerelease(game, now)) return shown;
  // The catalogue is built once, and the release day may come while the server runs.
  return Object.defineProperty(shown, 'categories', { enumerable: true, get: () => categoriesOf(game, new Date()) });
}

/** A game's data for screens. */
export function cardOf({
  identifier,
  title,
  provider,
  provider_title,
  preview_image,
  badges,
  has_demo_mode,
  seo_title,
  currencies,
}: Game): GameCard {
  return {
    identifier,
    title,
    provider,
    provider_title,
    preview_image,
    badges,
    has_demo_mode,
    seo_title,
    currencies: Object.keys(currencies),
  };
}
