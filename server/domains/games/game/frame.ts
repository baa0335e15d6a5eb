import type { GameFrameAddress } from '#contract/calls/games';
import { HOUSE_PROVIDER } from '#rules/games/catalogue-providers';
import type { CatalogueGame } from '#rules/games/catalogue';

const STUDIO = '/studio/index.html';

/** Where a game's frame is. The house's games are framed on the page's own origin, so that demos play offline; all others apart. */
export function frameOf(game: Pick<CatalogueGame, 'provider'>, gamesOrigin: string): GameFrameAddress {
  return game.provider.id === HOUSE_PROVIDER ? { url: STUDIO, origin: null } : { url: `${gamesOrigin}${STUDIO}`, origin: gamesOrigin };
}
