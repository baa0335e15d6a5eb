import type { FastifyInstance } from 'fastify';
import type { GameCard } from '#contract/fields/game';
import type { GameConfig } from '#contract/fields/game-config';
import { catalogue, type CatalogueGame, configOf, withdrawnGames } from '#rules/games/catalogue';
import { Thread } from '#server/thread';
import type { ConfigThread } from './config-thread';
import { facetsOf } from './facets';
import { GameIndex } from './game-index';
import { cardOf, presentGame } from '../game/present-game';

/** Configurations are cached: once the played games have theirs, the thread is idle. */
const IDLE_MS = 30_000;

/** Every game of the server, with its data for lists and its mathematics. */
export class GamesCatalogue {
  readonly index: GameIndex;
  private readonly known: ReadonlyMap<string, CatalogueGame>;
  private readonly configs = new Map<string, Promise<GameConfig>>();
  private thread: Thread<ConfigThread> | null = null;

  constructor(games: readonly CatalogueGame[] = catalogue(), gone: readonly CatalogueGame[] = withdrawnGames()) {
    this.known = new Map([...gone, ...games].map((game) => [game.identifier, game]));
    this.index = new GameIndex(inOrder(games).map((game) => ({ game: presentGame(game), facets: facetsOf(game) })));
  }

  /** A game by its identifier, including withdrawn ones, whose rounds can still be settled and replayed. */
  find(identifier: string): CatalogueGame | null {
    return this.known.get(identifier) ?? null;
  }

  /** A game's data for a list of past rounds, also of a withdrawn one. */
  cardOf(identifier: string): GameCard | null {
    const game = this.find(identifier);
    return game && cardOf(this.index.find(identifier) ?? presentGame(game));
  }

  /**
   * A game's configuration; created on first request, which takes up to a quarter of a second, and cached. While a server listens it's
   * created off the main thread, so that it doesn't delay bets.
   */
  configOf(game: CatalogueGame): Promise<GameConfig> {
    const known = this.configs.get(game.identifier);
    if (known) return known;
    const made = this.make(game);
    this.configs.set(game.identifier, made);
    made.catch(() => this.configs.delete(game.identifier));
    return made;
  }

  /** Starts creating a configuration that's about to be requested, unless that would delay other requests. */
  prepare(game: CatalogueGame): void {
    if (this.thread) this.configOf(game).catch(() => undefined);
  }

  /** Creates configurations in a thread while an application listens. */
  makeBeside(app: FastifyInstance): void {
    const thread = new Thread<ConfigThread>(new URL('./config-thread.ts', import.meta.url), IDLE_MS);
    app.addHook('onListen', async () => {
      this.thread = thread;
    });
    app.addHook('onClose', async () => {
      if (this.thread === thread) this.thread = null;
      await thread.stop();
    });
  }

  private async make(game: CatalogueGame): Promise<GameConfig> {
    const { kind, seed, motif, palette, variant } = game;
    if (!this.thread) return configOf(game);
    // If the thread is gone, for example at a shutdown, callers still get the configuration.
    return this.thread
      .ask<GameConfig>(async (remote) => remote.configOf({ kind, seed, motif, palette, ...(variant && { variant }) }))
      .catch(() => configOf(game));
  }
}

/** The order of every list: top games first, then new ones, then the rest; in each, games with their own world come first. */
function inOrder(games: readonly CatalogueGame[]): CatalogueGame[] {
  const weightOf = ({ badges, world }: CatalogueGame) => (badges.includes('top') ? 0 : badges.includes('new') ? 2 : 4) + (world ? 0 : 1);
  return games.toSorted((one, other) => weightOf(one) - weightOf(other));
}

let shared: GamesCatalogue | undefined;

/** The one catalogue of this process. */
export function gamesCatalogue(): GamesCatalogue {
  shared ??= new GamesCatalogue();
  return shared;
}
