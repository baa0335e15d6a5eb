import type { FastifyRequest } from 'fastify';
import type { Environment } from '../environment';

/**
 * A request's own origin, as in its browser: the request's host with the public scheme. An invalid host counts as the public
 * origin's.
 */
export function ownOrigin({ publicOrigin }: Pick<Environment, 'publicOrigin'>, request: Pick<FastifyRequest, 'host'>): string {
  const own = `${new URL(publicOrigin).protocol}//${request.host}`;
  return URL.canParse(own) ? new URL(own).origin : publicOrigin;
}
