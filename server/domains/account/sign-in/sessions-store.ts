import { sql } from 'kysely';
import type { SessionEnd } from '#rules/account/session/session-end';
import type { Queries } from '#server/database/connection';
import { createSession, type NewSession } from '#server/plugins/session';
import type { PlayerFacts } from '../players/users-store';
import type { Visitor } from './visitor';
import { whereOf } from './where';

/** A session's device, and the details of its start for the audit log. */
interface Beginning {
  deviceId: string | null;
  kind: 'sign_in' | 'sign_up';
  details: object;
  /** Attempts that it forgives, see `forgiven`. */
  forgiven?: string | undefined;
  /** The job that notifies the player. */
  job?: { task: string; payload: object } | null;
  /** See `SessionStart`. */
  mayBeLost?: boolean;
}

/** Begins a session, audits it, ends the session that the browser sent (rotation) and reads the player, in one statement. */
export async function beginSession(
  queries: Queries,
  player: number,
  visitor: Visitor,
  { deviceId, kind, details, forgiven, job = null, mayBeLost = false }: Beginning,
  now: Date,
): Promise<NewSession & { facts: PlayerFacts }> {
  const { userAgent, country, address, oldSession: replaced } = visitor;
  const entry = { kind, details: { ...whereOf(visitor), ...details } };
  const start = {
    player,
    deviceId,
    userAgent,
    country,
    address,
    replaced,
    entry,
    mayBeLost,
    ...(forgiven && { forgiven }),
    ...(job && { job }),
  };
  const { facts, ...session } = await createSession(queries, start, now);
  return { ...session, facts: facts as PlayerFacts };
}

/** Ends the active sessions that match a condition, and their streams at commit. Returns how many. */
async function endSessions(queries: Queries, condition: ReturnType<typeof sql>, endedBy: SessionEnd | null = null): Promise<number> {
  const { rows } = await sql`
    with ended as (update sessions set revoked_at = now(), ended_by = ${endedBy} where revoked_at is null and ${condition} returning token_hash)
    select pg_notify('sessions_ended', encode(token_hash, 'hex')) from ended
  `.execute(queries);
  return rows.length;
}

/** Ends one session of a player; returns how many ended. */
export function endSession(queries: Queries, player: number, epoch: string): Promise<number> {
  return endSessions(queries, sql`player_id = ${player} and epoch = ${epoch}`);
}

/** Ends the session of a token's hash. */
export function endSessionOfToken(queries: Queries, tokenHash: Buffer): Promise<number> {
  return endSessions(queries, sql`token_hash = ${tokenHash}`);
}

/** Ends every session of a player: after a new password, at a break from play, for a closed account. */
export function endAllSessions(queries: Queries, player: number, endedBy: SessionEnd | null = null): Promise<number> {
  return endSessions(queries, sql`player_id = ${player}`, endedBy);
}

/** Ends every session of a player but the one of a token's hash; returns how many ended. */
export function endOtherSessions(queries: Queries, player: number, kept: Buffer): Promise<number> {
  return endSessions(queries, sql`player_id = ${player} and token_hash != ${kept}`);
}

/** The active sessions of a player, the given one first, then by last use. */
export async function listSessions(queries: Queries, player: number, current: Buffer, now: Date) {
  const rows = await queries
    .selectFrom('sessions')
    .select(['epoch', 'token_hash', 'user_agent', 'country', 'created_at', 'last_seen_at'])
    .where('player_id', '=', player)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .limit(50)
    .execute();
  const sessions = rows.map((row) => ({
    id: row.epoch,
    is_current: row.token_hash.equals(current),
    user_agent: row.user_agent,
    country: row.country,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
  }));
  return sessions.sort((one, other) => Number(other.is_current) - Number(one.is_current));
}
