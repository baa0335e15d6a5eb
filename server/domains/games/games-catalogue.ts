import type { GameConfig } from '#contract/fields/game-config';
import { catalogue, type CatalogueGame, configOf } from '#rules/games/catalogue';
import { GameIndex } from './game-index';
import { presentGame } from './present-game';

/** Every game of the platform: what lists show, and the mathematics of each. */
export class GamesCatalogue {
  readonly index: GameIndex;
  private readonly known: ReadonlyMap<string, CatalogueGame>;
  private readonly configs = new Map<string, GameConfig>();

  constructor(games: readonly CatalogueGame[] = catalogue()) {
    this.known = new Map(games.map((game) => [game.identifier, game]));
    this.index = new GameIndex(inOrder(games).map(presentGame));
  }

  find(identifier: string): CatalogueGame | null {
    return this.known.get(identifier) ?? null;
  }

  /** The configuration of a game; made when first asked for, which takes some forty milliseconds, and kept. */
  configOf(game: CatalogueGame): GameConfig {
    const config = this.configs.get(game.identifier) ?? configOf(game);
    this.configs.set(game.identifier, config);
    return config;
  }
}

/** The order of every list: top games first, then new ones, then the rest as the catalogue mixes them. */
function inOrder(games: readonly CatalogueGame[]): CatalogueGame[] {
  const weightOf = ({ badges }: CatalogueGame) => (badges.includes('top') ? 0 : badges.includes('new') ? 1 : 2);
  return games.toSorted((one, other) => weightOf(one) - weightOf(other));
}

let shared: GamesCatalogue | undefined;

/** The one catalogue of this process. */
export function gamesCatalogue(): GamesCatalogue {
  shared ??= new GamesCatalogue();
  return shared;
}
