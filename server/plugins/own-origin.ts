import type { FastifyRequest } from 'fastify';
import type { Environment } from '../environment';

/**
 * The origin a request was sent to, as its browser writes it: the host is the request's, the scheme the public one. A
 * host that cannot be one counts as the public origin's.
 */
export function ownOrigin({ publicOrigin }: Pick<Environment, 'publicOrigin'>, request: Pick<FastifyRequest, 'host'>): string {
  const own = `${new URL(publicOrigin).protocol}//${request.host}`;
  return URL.canParse(own) ? new URL(own).origin : publicOrigin;
}
