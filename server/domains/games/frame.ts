import { HOUSE_PROVIDER } from '#rules/games/catalogue-providers';
import type { CatalogueGame } from '#rules/games/catalogue';
import type { FastifyRequest } from 'fastify';
import type { Environment } from '#server/environment';

/** Where a game's frame is, and the origin it speaks from. */
export interface Frame {
  url: string;
  origin: string;
}

/** The house's games are framed on the player's own origin, so that demos play offline; all others on one apart. */
export function frameOf(game: Pick<CatalogueGame, 'provider'>, origins: { own: string; games: string }): Frame {
  const origin = game.provider.id === HOUSE_PROVIDER ? origins.own : origins.games;
  return { url: `${origin}/studio/index.html`, origin };
}

/** The origin a request was sent to: the public one, or that of another brand's host beside it. */
export function ownOrigin({ publicOrigin }: Environment, request: FastifyRequest): string {
  return new URL(`${new URL(publicOrigin).protocol}//${request.host}`).origin;
}
