import type { ResponseOf } from '#contract/call';
import { GAMES_A_ROW, type getLobby } from '#contract/calls/games';
import type { ConfigOf } from '#contract/fields/config/index';
import type { ProvidersConfig } from '#contract/fields/config/site';
import type { Game, GameCategory, GameCollection, GameProvider } from '#contract/fields/game';
import type { Jackpot } from '#contract/fields/jackpot';
import { menuCategories, providers as providerDefaults } from '../../config/defaults/site.data';
import { bannerPath } from '../../../covers/cover-path';
import type { GameIndex } from '../catalogue/game-index';
import { findGames } from './list-games';
import { cardOf } from '../game/present-game';

type Lobby = ResponseOf<typeof getLobby>;

/** The rows of the lobby in their order; a row without games is left out. */
const RAILS: readonly GameCategory[] = ['top', 'new', 'free-spins', 'jackpots', 'table', 'multipliers', 'ways', 'high-volatility'];

/** The number of providers on the first screen. */
const PROVIDERS = 15;

/** Operators' settings of the lobby: the row of chips, the providers' order and labels, the guest banners. */
export interface LobbySettings {
  categories: Pick<ConfigOf<'menu-categories-games'>, 'chips' | 'hidden'>;
  providers: Pick<ProvidersConfig, 'order' | 'new'>;
  promos: Lobby['promos'];
}

const asItComes: LobbySettings = { categories: menuCategories, providers: providerDefaults, promos: [] };

/** The first screen, without the providers hidden from the visitor. */
export function composeLobby(
  index: GameIndex,
  jackpots: Jackpot[],
  blocked: ReadonlySet<string>,
  settings: LobbySettings = asItComes,
): Lobby {
  const { categories, providers, promos } = settings;
  const inCategory = (category: GameCategory) => findGames(index, { categories: [category], blocked });
  const counts = new Map(index.collections(blocked).map(({ id, games_count }) => [id, games_count]));
  const rails = railsOf(inCategory);
  return {
    banners: bannersOf(inCategory, blocked),
    promos,
    chips: categories.chips
      .filter((id) => counts.has(id) && !categories.hidden.includes(id))
      .map((id) => ({ id, games_count: counts.get(id) ?? 0 })),
    rails,
    jackpots,
    providers: arranged(index.providers(blocked), providers).slice(0, PROVIDERS),
    games_count: counts.get('all') ?? 0,
  };
}

/** Providers in the operators' order, then the rest by number of games. */
export function arranged(
  providers: readonly GameProvider[],
  { order, new: fresh }: Pick<ProvidersConfig, 'order' | 'new'>,
): GameProvider[] {
  const place = ({ id }: GameProvider) => (order.includes(id) ? order.indexOf(id) : order.length);
  return providers
    .map((provider) => (fresh.includes(provider.id) ? { ...provider, is_new: true } : provider))
    .sort((one, other) => place(one) - place(other) || other.games_count - one.games_count);
}

/** The rows, each starting with games that aren't in a row above. */
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

/** Up to three banners, each for another game: the house's, a jackpot's, a new one. */
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

/** Categories in the menu's order, unlisted ones last; hidden ones are left out. */
export function inMenu(collections: readonly GameCollection[], { chips, hidden }: LobbySettings['categories']): GameCollection[] {
  const place = ({ id }: GameCollection) => (chips.includes(id) ? chips.indexOf(id) : chips.length);
  return collections.filter(({ id }) => !hidden.includes(id)).toSorted((one, other) => place(one) - place(other));
}
