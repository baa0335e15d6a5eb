import type { FastifyRequest } from 'fastify';
import type { Platform } from '../platform';
import { giveBackLookup, refuseExhausted, takeLookup } from './rate-limits';
import { refuse, type Refused } from './refusals';
import { findSession, sessionHashOf, type Session } from './session';
import { readSessionEnd } from './session-store';

const KNOWN_AT_MOST = 50_000;

/** Players by the hash of a recently valid session; the least recently used is evicted. */
const living = new Map<string, number>();

/**
 * The session of a request. Rate limits come before the query: a cookie that this server hasn't seen as valid counts towards its network's
 * limit unless it turns out to be valid, and a player over the rate limit is refused without a query. Refuses rate_limited.
 */
export async function sessionOf(platform: Platform, request: FastifyRequest): Promise<Session | null> {
  const hash = sessionHashOf(platform.environment, request);
  if (!hash) return null;
  const name = hash.toString('base64');
  const player = living.get(name);
  if (player !== undefined) refuseExhausted(platform, request, player);
  else takeLookup(platform, request);
  const session = await findSession(platform, hash).catch((error: unknown) => {
    if (player === undefined) giveBackLookup(request);
    throw error;
  });
  living.delete(name);
  if (session) keep(name, session.player);
  if (session && player === undefined) giveBackLookup(request);
  return session;
}

/** The refusal of a player's call without a session, with the reason for its end if the player is to be told. */
export async function signedOut({ environment, database }: Platform, request: FastifyRequest): Promise<Refused> {
  const hash = sessionHashOf(environment, request);
  return refuse('signed_out', { sessionEnd: hash && (await readSessionEnd(database, hash)) });
}

function keep(name: string, player: number): void {
  living.set(name, player);
  if (living.size <= KNOWN_AT_MOST) return;
  const { value: oldest } = living.keys().next();
  if (oldest !== undefined) living.delete(oldest);
}
