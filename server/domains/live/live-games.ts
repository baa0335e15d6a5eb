import type { GameConfig } from '#contract/fields/game-config';
import type { LiveKind } from '#contract/fields/live';
import type { CatalogueGame } from '#rules/games/catalogue';
import { catalogue } from '#rules/games/catalogue';
import type { LiveRules } from '#rules/games/live/live-rules';
import { liveRulesOf } from '#rules/games/live/live-tables';
import { gamesCatalogue } from '../games/catalogue/games-catalogue';

/** A live table: its game with its configuration and rules. */
export interface LiveGame {
  game: CatalogueGame & { live: LiveKind };
  config: GameConfig;
  rules: LiveRules;
}

const isLive = (game: CatalogueGame): game is LiveGame['game'] => game.live !== null;

/** Every live table, in the order of the catalogue. */
export async function liveGames(): Promise<LiveGame[]> {
  const games = gamesCatalogue();
  return Promise.all(
    catalogue()
      .filter(isLive)
      .map(async (game) => {
        const config = await games.configOf(game);
        return { game, config, rules: liveRulesOf(game.live, config) };
      }),
  );
}

/** The live table of a game; null if the game isn't one. */
export async function liveGameOf(identifier: string): Promise<LiveGame | null> {
  const found = gamesCatalogue().find(identifier);
  if (!found || !isLive(found)) return null;
  const config = await gamesCatalogue().configOf(found);
  return { game: found, config, rules: liveRulesOf(found.live, config) };
}
