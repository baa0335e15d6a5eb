import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The client address of the server's own requests during rendering: no socket can have it, and rate limits ignore it. */
export const OWN_ADDRESS = 'self';

/** The same with the country of the document's visitor (null is unknown), so that the responses are those for the visitor. */
export function ownAddressIn(country: string | null): string {
  return `${OWN_ADDRESS} ${country ?? ''}`;
}

/**
 * A request's origin: the server's own address, which only a request inside the process can have, or an IP address. Invalid text in
 * X-Forwarded-For is ignored; then it's the proxy's address.
 */
export function addressOf(request: Pick<FastifyRequest, 'ip' | 'raw'>): string {
  const connected = request.raw.socket.remoteAddress ?? '';
  return isOwnAddress(connected) || isIP(request.ip) === 0 ? connected : request.ip;
}

/** Whether an address from `addressOf` is the server itself. */
export function isOwnAddress(address: string): boolean {
  return address.split(' ')[0] === OWN_ADDRESS;
}

/** The visitor's country in the server's own request; undefined for any other request. */
export function countryOfOwn(address: string): string | null | undefined {
  const [, country] = isOwnAddress(address) ? address.split(' ') : [];
  return country === '' ? null : country;
}
