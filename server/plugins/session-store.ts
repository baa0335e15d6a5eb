import type { SessionEnd } from '#rules/account/session/session-end';
import { callFunction } from '../database/call-function';
import type { Database, Queries } from '../database/connection';

interface FoundSession {
  player_id: number;
  token_hash: Buffer;
  epoch: string;
  last_seen_at: Date;
  acted_at: Date;
  authenticated_at: Date;
  device_id: string | null;
  groups: number[];
}

/** The active session of a token's hash with the player's groups. A named statement: every call of a player reads it. */
export async function readSession({ pool }: Database, tokenHash: Buffer, now: Date): Promise<FoundSession | undefined> {
  const { rows } = await pool.query<FoundSession>({
    name: 'read_session',
    text: `select player_id, token_hash, epoch, last_seen_at, acted_at, authenticated_at, device_id,
        array(select group_id from player_groups g where g.player_id = sessions.player_id) as groups
      from sessions where token_hash = $1 and revoked_at is null and expires_at > $2`,
    values: [tokenHash, now],
  });
  return rows[0];
}

/** Why the session of a token's hash was ended; null for an unknown session or another reason. */
export async function readSessionEnd(queries: Queries, tokenHash: Buffer): Promise<SessionEnd | null> {
  const found = await queries.selectFrom('sessions').select('ended_by').where('token_hash', '=', tokenHash).executeTakeFirst();
  return found?.ended_by ?? null;
}

/** Records when a session was last used, and when its player was last active. */
export async function touchSession(queries: Queries, tokenHash: Buffer, at: { last_seen_at: Date; acted_at?: Date }): Promise<void> {
  await queries.updateTable('sessions').set(at).where('token_hash', '=', tokenHash).execute();
}

/** A session to begin, with the audit entry and forgiven attempts for the same statement. */
export interface SessionStart {
  player: number;
  deviceId: string | null;
  userAgent: string | null;
  country?: string | null;
  address?: string | null;
  /** The token hash of the session that it replaces. */
  replaced?: Buffer | null;
  /** Its entry in the audit log. */
  entry?: { kind: string; details: object };
  /** Attempts forgiven by the success, in the format of the SQL function `forgive_attempts`. */
  forgiven?: string;
  /** The job that notifies the player. */
  job?: { task: string; payload: object };
  /** Whether to commit without waiting for the disk, in its own transaction; after a crash the player would sign in again. */
  mayBeLost?: boolean;
}

/** Begins a session; returns the player's view of the account, like the SQL function `player_facts`. */
export function insertSession(queries: Queries, tokenHash: Buffer, epoch: string, session: SessionStart, now: Date): Promise<unknown> {
  const {
    player,
    deviceId,
    userAgent,
    country = null,
    address = null,
    replaced = null,
    entry = null,
    forgiven = null,
    job = null,
    mayBeLost = false,
  } = session;
  return callFunction(queries, 'begin_session', [
    player,
    tokenHash,
    epoch,
    deviceId,
    userAgent?.slice(0, 300) ?? null,
    country,
    address,
    replaced,
    entry,
    forgiven,
    job,
    mayBeLost,
    now,
  ]);
}
