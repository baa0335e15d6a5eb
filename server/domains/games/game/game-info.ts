import type { ResponseOf } from '#contract/call';
import { type GameFrameAddress, GAMES_A_ROW, type getGame, type getWithdrawnGame } from '#contract/calls/games';
import type { Game } from '#contract/fields/game';
import type { GameConfig } from '#contract/fields/game-config';
import { isHidden } from '#rules/games/blocked-providers';
import { hasDemo } from '#rules/games/availability';
import type { CatalogueGame } from '#rules/games/catalogue';
import { liveRulesOf } from '#rules/games/live/live-tables';
import { framePolicy, minimumCycle, stakeCap } from '#rules/games/play-policy';
import { highestWin } from '#rules/games/highest-win';
import { highestStake, offeredStakes } from '#rules/games/decide-round';
import { coinUnit } from '#rules/games/stakes';
import { knownRate, type Rates } from '#rules/money/money';
import { refuse } from '#server/plugins/refusals';
import type { GameIndex } from '../catalogue/game-index';
import { kindCategories } from '../catalogue/kind-words';
import type { GamesCatalogue } from '../catalogue/games-catalogue';
import { cardOf, presentGame } from './present-game';

type Info = ResponseOf<typeof getGame>;

interface Address {
  provider: string;
  seo_title: string;
}

/** The game at an address. Refuses game_not_found, also for a withdrawn game and for one that's hidden from the visitor. */
export function gameAt(games: GamesCatalogue, { provider, seo_title }: Address, blocked: ReadonlySet<string>): CatalogueGame {
  const game = games.find(`${provider}:${seo_title}`);
  if (!game || !games.index.find(game.identifier) || blocked.has(provider) || blocked.has(game.identifier)) throw refuse('game_not_found');
  return game;
}

/** The data of the game page outside the frame (GAME-010). */
export async function gameInfo(
  games: GamesCatalogue,
  known: CatalogueGame,
  around: { frame: GameFrameAddress; blocked: ReadonlySet<string>; currencies: Rates; licence: string | null },
): Promise<Info> {
  const game = games.index.find(known.identifier) as Game;
  const config = await games.configOf(known);
  return {
    game: cardOf(game),
    kind: known.kind,
    ...(known.live && { live: known.live }),
    frame: around.frame,
    rtp: config.rtp,
    volatility: config.volatility,
    hit_rate: 'hit_rate' in config ? config.hit_rate : null,
    mechanic: games.index.facets(known.identifier)?.mechanic ?? null,
    highest_win: highestWin(config),
    kinds: kindCategories.filter((kind) => game.categories.includes(kind)),
    limits: stakeLimits(known, config, game, around),
    minimum_cycle_ms: minimumCycle(known.kind, around.licence),
    ...framePolicy(around.licence),
    similar: similarGames(games.index, game, around.blocked).map(cardOf),
  };
}

/** A game that's no longer offered, with similar ones that are. Refuses game_not_found, also for an offered or a hidden one. */
export function withdrawnGame(
  games: GamesCatalogue,
  { provider, seo_title }: Address,
  blocked: ReadonlySet<string>,
): ResponseOf<typeof getWithdrawnGame> {
  const game = games.find(`${provider}:${seo_title}`);
  if (!game || games.index.find(game.identifier) || blocked.has(provider)) throw refuse('game_not_found');
  const shown = presentGame(game);
  return { title: shown.title, provider_title: shown.provider_title, similar: similarGames(games.index, shown, blocked).map(cardOf) };
}

/** The configuration of a demo. Refuses game_not_found, demo_not_available. */
export async function demoConfig(games: GamesCatalogue, address: Address, blocked: ReadonlySet<string>): Promise<GameConfig> {
  const known = gameAt(games, address, blocked);
  if (!hasDemo(known)) throw refuse('demo_not_available');
  return games.configOf(known);
}

/** The stakes of the game in each currency, in minor units. */
function stakeLimits(
  { live }: CatalogueGame,
  config: GameConfig,
  game: Game,
  { currencies, licence }: { currencies: Rates; licence: string | null },
): Info['limits'] {
  const most = (unit: number) => (live ? liveRulesOf(live, config).limits(unit).most : highestStake(config, unit));
  return Object.keys(game.currencies)
    .filter((currency) => currencies.has(currency))
    .map((currency) => {
      const unit = coinUnit(currency, knownRate(currencies, currency).subunits);
      // The host's licence; the frame follows the licence of its player.
      const cap = stakeCap(config.kind, { licence, isGrown: true }, { currency, rates: currencies });
      const stakes = offeredStakes(config, unit).filter((stake) => cap === null || stake <= cap);
      return {
        currency,
        stakes_cents: stakes,
        minimum_cents: stakes[0] ?? 0,
        maximum_cents: cap === null ? most(unit) : (stakes.at(-1) ?? 0),
      };
    });
}

/** The most similar games: same motif or kind first, then shared lists; never the game itself. */
export function similarGames(index: GameIndex, game: Game, blocked: ReadonlySet<string>): Game[] {
  const own = new Set<string>(game.categories);
  const isTable = own.has('table');
  return index.all
    .filter(
      ({ game: other }) =>
        other.identifier !== game.identifier && !isHidden(other, blocked) && other.categories.includes('table') === isTable,
    )
    .map(({ game: other, rank }) => ({ other, rank, shared: other.categories.filter((category) => own.has(category)).length }))
    .sort((one, two) => two.shared - one.shared || one.rank - two.rank)
    .slice(0, GAMES_A_ROW)
    .map(({ other }) => other);
}
