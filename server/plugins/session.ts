import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isIdle, NOTED_EVERY_MS, type SessionUse } from '#rules/account/session/idle';
import type { Queries } from '../database/connection';
import type { Environment } from '../environment';
import type { Platform } from '../platform';
import { insertSession, readSession, type SessionStart, touchSession } from './session-store';

/** An active session: its player and the hash that identifies it in the database. */
export interface Session extends SessionUse {
  player: number;
  hash: Buffer;
  /** Changes at every sign-in, so that a late response of an old session can be recognised. */
  epoch: string;
  groups: readonly number[];
  /** The fingerprint of the session's device; null if there isn't one. */
  device: string | null;
  lastSeenAt: Date;
}

/** The readable cookie beside the HttpOnly one: shows the page that there may be a session, and saves guests a refused call. */
const HINT = 'signed_in';

const MONTH_SECONDS = 30 * 24 * 60 * 60;

/** `__Host-` needs https; on plain-http localhost the prefix and Secure are dropped. */
function cookieOf(environment: Environment): { name: string; secure: boolean } {
  const secure = environment.publicOrigin.startsWith('https:');
  return { name: secure ? '__Host-sid' : 'sid', secure };
}

/** The stored form of a token: its hash, so that a copy of the database can't be used to sign in. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A new session token of 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash of the request's session cookie; null without one. */
export function sessionHashOf(environment: Environment, request: FastifyRequest): Buffer | null {
  const token = request.cookies[cookieOf(environment).name];
  return token ? hashToken(token) : null;
}

/** The session of a cookie's hash, if it's active. */
export async function findSession(platform: Platform, hash: Buffer): Promise<Session | null> {
  const found = await readSession(platform.database, hash, platform.clock.now());
  if (!found) return null;
  return {
    player: Number(found.player_id),
    hash: found.token_hash,
    epoch: found.epoch,
    groups: found.groups.map(Number),
    device: found.device_id,
    lastSeenAt: found.last_seen_at,
    actedAt: found.acted_at,
    authenticatedAt: found.authenticated_at,
  };
}

/**
 * Records that a session is in use, at most once a minute. `isActing`: the player is active, not only the browser; a
 * session that was idle isn't revived by this (`isIdle`).
 */
export async function noteUse({ database, clock }: Platform, session: Session, isActing: boolean): Promise<void> {
  const now = clock.now();
  const isDue = (at: Date) => now.getTime() - at.getTime() >= NOTED_EVERY_MS;
  const isAct = isActing && isDue(session.actedAt) && !isIdle(session, now);
  if (!isAct && !isDue(session.lastSeenAt)) return;
  await touchSession(database, session.hash, { last_seen_at: now, ...(isAct && { acted_at: now }) });
}

/** A new session: the token goes to the browser only. */
export interface NewSession {
  token: string;
  epoch: string;
}

/** Begins a session; the token goes to the browser, its hash is stored. `facts` is the player's view of the account. */
export async function createSession(queries: Queries, session: SessionStart, now = new Date()): Promise<NewSession & { facts: unknown }> {
  const token = newToken();
  const epoch = randomBytes(9).toString('base64url');
  const facts = await insertSession(queries, hashToken(token), epoch, session, now);
  return { token, epoch, facts };
}

/**
 * Sets the session cookie (HttpOnly, SameSite=Lax, persistent so that an installed app stays signed in), and a readable mark that differs
 * per session.
 */
export function setSessionCookie(environment: Environment, reply: FastifyReply, token: string): void {
  const { name, secure } = cookieOf(environment);
  void reply.setCookie(name, token, { path: '/', httpOnly: true, secure, sameSite: 'lax', maxAge: MONTH_SECONDS });
  void reply.setCookie(HINT, randomBytes(6).toString('base64url'), { path: '/', secure, sameSite: 'lax', maxAge: MONTH_SECONDS });
}

/** Clears the session cookie. */
export function clearSessionCookie(environment: Environment, reply: FastifyReply): void {
  const { name, secure } = cookieOf(environment);
  void reply.clearCookie(name, { path: '/', httpOnly: true, secure, sameSite: 'lax' });
  void reply.clearCookie(HINT, { path: '/', secure, sameSite: 'lax' });
}
