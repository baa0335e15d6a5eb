import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The address of what this server asks itself to draw a document: no socket has it, and it waits for nobody. */
export const OWN_ADDRESS = 'self';

/** The same as from a country, where null is one that nobody knows: a document is drawn from what its visitor would be answered. */
export function ownAddressIn(country: string | null): string {
  return `${OWN_ADDRESS} ${country ?? ''}`;
}

/**
 * Where a request comes from: the server's own address, which only a request inside the process can have, or an IP
 * address. Text in X-Forwarded-For that is no address counts for nothing; then it is the proxy's.
 */
export function addressOf(request: Pick<FastifyRequest, 'ip' | 'raw'>): string {
  const connected = request.raw.socket.remoteAddress ?? '';
  return isOwnAddress(connected) || isIP(request.ip) === 0 ? connected : request.ip;
}

/** Whether the server itself asks, by an address of `addressOf`. */
export function isOwnAddress(address: string): boolean {
  return address.split(' ')[0] === OWN_ADDRESS;
}

/** The country from which the server asks as if it were its visitor; undefined where it does not. */
export function countryOfOwn(address: string): string | null | undefined {
  const [, country] = isOwnAddress(address) ? address.split(' ') : [];
  return country === '' ? null : country;
}
