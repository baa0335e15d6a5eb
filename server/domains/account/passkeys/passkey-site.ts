import type { FastifyRequest } from 'fastify';
import type { Environment } from '#server/environment';
import { ownOrigin } from '#server/plugins/own-origin';

/** The WebAuthn relying party. */
export interface PasskeySite {
  /** The host that passkeys are bound to (RP id). */
  id: string;
  /** The origin of the requesting page. */
  origin: string;
  name: string;
}

/**
 * The relying party of a request: the brand's first host if the request's host is that or a subdomain of it, so that passkeys work on all
 * of these; otherwise the request's own host. A host of no brand counts as the public origin's.
 */
export function passkeySiteOf(environment: Environment, request: Pick<FastifyRequest, 'host' | 'caller'>): PasskeySite {
  const { brand, isKnown } = request.caller.site;
  const origin = isKnown ? ownOrigin(environment, request) : environment.publicOrigin;
  const { hostname } = new URL(origin);
  const [first = hostname] = brand.hosts;
  return { id: hostname === first || hostname.endsWith(`.${first}`) ? first : hostname, origin, name: brand.name };
}
