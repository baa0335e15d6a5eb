import type { FastifyReply, FastifyRequest } from 'fastify';
import { TRUST_MS } from '#rules/account/sign-in/two-factor';
import type { Environment } from '#server/environment';

/** One cookie per player, so players who share a browser don't replace each other's. */
const nameOf = (player: number) => `trust-${player}`;

/** The trust cookie that a browser sent for a player. */
export function trustTokenOf({ cookies }: Pick<FastifyRequest, 'cookies'>, player: number): string | null {
  return cookies[`__Host-${nameOf(player)}`] ?? cookies[nameOf(player)] ?? null;
}

/** Sets the cookie: HttpOnly, for 14 days. */
export function setTrustCookie(environment: Environment, reply: FastifyReply, player: number, token: string): void {
  const secure = environment.publicOrigin.startsWith('https:');
  void reply.setCookie(`${secure ? '__Host-' : ''}${nameOf(player)}`, token, {
    path: '/',
    httpOnly: true,
    secure,
    sameSite: 'lax',
    maxAge: TRUST_MS / 1000,
  });
}
