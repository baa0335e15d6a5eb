import type { FastifyRequest } from 'fastify';
import type { Environment } from '#server/environment';
import { ownOrigin } from '#server/plugins/own-origin';

/** The site as authenticators know it. */
export interface PasskeySite {
  /** The host that passkeys are bound to. */
  id: string;
  /** Where the page stands that asks. */
  origin: string;
  name: string;
}

/**
 * The site that passkeys of a request belong to: the brand's first host where the request's is that or below it, so that
 * they work on all of these, and otherwise the request's own. A host that no brand names counts as the public origin's.
 */
export function passkeySiteOf(environment: Environment, request: Pick<FastifyRequest, 'host' | 'caller'>): PasskeySite {
  const { brand, isKnown } = request.caller.site;
  const origin = isKnown ? ownOrigin(environment, request) : environment.publicOrigin;
  const { hostname } = new URL(origin);
  const [first = hostname] = brand.hosts;
  return { id: hostname === first || hostname.endsWith(`.${first}`) ? first : hostname, origin, name: brand.name };
}
