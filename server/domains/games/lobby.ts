import type { AnswerOf } from '#contract/call';
import { GAMES_A_ROW, type getLobby } from '#contract/calls/games';
import type { Game, GameCategory } from '#contract/fields/game';
import type { Jackpot } from '#contract/fields/jackpot';
import { HOUSE_PROVIDER } from '#rules/games/catalogue-providers';
import { bannerPath } from './cover-path';
import type { GameIndex } from './game-index';
import { findGames } from './list-games';
import { cardOf } from './present-game';

type Lobby = AnswerOf<typeof getLobby>;

/** The rows of the lobby in their order; a row without games is left out. */
const RAILS: readonly GameCategory[] = [
  'top', 'jackpots', 'new', 'exclusive', 'planet', 'table', 'ocean', 'high-volatility',
];

const CHIPS: readonly GameCategory[] = [
  'all', 'slots', 'top', 'new', 'jackpots', 'table', 'live', 'exclusive', 'free-spins', 'ways', 'classic', 'planet', 'ocean', 'city',
];

/** Providers named on the first screen. */
const PROVIDERS = 15;

/** What the first screen shows, for a visitor who may not see some providers. */
export function composeLobby(index: GameIndex, jackpots: Jackpot[], blocked: ReadonlySet<string>): Lobby {
  const inCategory = (category: GameCategory) => findGames(index, { categories: [category], blocked });
  const counts = new Map(index.collections(blocked).map(({ id, games_count }) => [id, games_count]));
  const rails = railsOf(inCategory);
  return {
    banners: bannersOf(inCategory, blocked),
    chips: CHIPS.filter((id) => counts.has(id)).map((id) => ({ id, games_count: counts.get(id) ?? 0 })),
    rails,
    jackpots,
    providers: index
      .providers(blocked)
      .sort((one, other) => Number(other.id === HOUSE_PROVIDER) - Number(one.id === HOUSE_PROVIDER) || other.games_count - one.games_count)
      .slice(0, PROVIDERS),
    games_count: counts.get('all') ?? 0,
  };
}

/** The rows, each beginning with what no row above it has shown. */
function railsOf(inCategory: (category: GameCategory) => Game[]): Lobby['rails'] {
  const shown = new Set<string>();
  return RAILS.flatMap((id) => {
    const all = inCategory(id);
    const isNew = ({ identifier }: Game) => !shown.has(identifier);
    const games = [...all.filter(isNew), ...all.filter((game) => !isNew(game))].slice(0, GAMES_A_ROW);
    for (const { identifier } of games) shown.add(identifier);
    return games.length > 0 ? [{ id, games_count: all.length, games: games.map(cardOf) }] : [];
  });
}

/** Up to three banners, each of another game: the house's, a jackpot's, a new one. */
function bannersOf(inCategory: (category: GameCategory) => Game[], blocked: ReadonlySet<string>): Lobby['banners'] {
  const sources = [
    { id: 'featured', category: 'exclusive' },
    { id: 'jackpots', category: 'jackpots' },
    { id: 'new-games', category: 'new' },
  ] as const;
  const shown = new Set<string>(blocked);
  return sources.flatMap(({ id, category }) => {
    const game = inCategory(category).find(({ identifier }) => !shown.has(identifier));
    if (!game) return [];
    shown.add(game.identifier);
    const picture = { narrow: bannerPath(game.identifier, 'narrow'), wide: bannerPath(game.identifier, 'wide') };
    return [{ id, game: cardOf(game), picture }];
  });
}
