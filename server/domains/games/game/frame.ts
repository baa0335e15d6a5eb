import type { GameFrameAddress } from '#contract/calls/games';
import { HOUSE_PROVIDER } from '#rules/games/catalogue-providers';
import type { CatalogueGame } from '#rules/games/catalogue';

const STUDIO = '/studio/index.html';

/** The address of a game's frame. The house's games use the page's own origin, so that demos play offline; all others a separate one. */
export function frameOf(game: Pick<CatalogueGame, 'provider'>, gamesOrigin: string): GameFrameAddress {
  return game.provider.id === HOUSE_PROVIDER ? { url: STUDIO, origin: null } : { url: `${gamesOrigin}${STUDIO}`, origin: gamesOrigin };
}
