import type { GameFrameAddress } from '#contract/calls/games';
import { HOUSE_PROVIDER } from '#rules/games/catalogue-providers';
import type { CatalogueGame } from '#rules/games/catalogue';

const STUDIO = '/studio/index.html';

type Framed = Pick<CatalogueGame, 'identifier' | 'provider' | 'kind' | 'live' | 'world'>;

/** The fragment with what the studio's page loads before it has the game's session: its code, and a live table's stream. */
function fragmentOf({ identifier, kind, live, world }: Framed): string {
  return new URLSearchParams({ kind, ...(live && { live, game: identifier }), ...(world !== null && { world }) }).toString();
}

/** The address of a game's frame. The house's games use the page's own origin, so that demos play offline; all others a separate one. */
export function frameOf(game: Framed, gamesOrigin: string): GameFrameAddress {
  const path = `${STUDIO}#${fragmentOf(game)}`;
  return game.provider.id === HOUSE_PROVIDER ? { url: path, origin: null } : { url: `${gamesOrigin}${path}`, origin: gamesOrigin };
}
