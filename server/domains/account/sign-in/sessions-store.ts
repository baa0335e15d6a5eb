import { sql } from 'kysely';
import { updatePlayer } from '#server/database/players-store';
import type { Queries, Transaction } from '#server/database/connection';
import { createSession } from '#server/plugins/session';
import type { Visitor } from './visitor';

/** A session that began: the token goes to the browser only. */
export interface NewSession {
  token: string;
  epoch: string;
}

/** Begins a session in place of the one that the browser brought along, which ends (rotation). */
export async function beginSession(
  transaction: Transaction,
  player: number,
  visitor: Visitor,
  deviceId: string | null,
  now: Date,
): Promise<NewSession> {
  if (visitor.oldSession) await endSessionOfToken(transaction, visitor.oldSession);
  const made = await createSession(transaction, { player, deviceId, userAgent: visitor.userAgent });
  await transaction
    .updateTable('sessions')
    .set({ country: visitor.country, address: visitor.address, created_at: now, authenticated_at: now, last_seen_at: now, acted_at: now })
    .where('epoch', '=', made.epoch)
    .execute();
  await updatePlayer(transaction, player, { current_sign_in_at: now });
  return made;
}

/** Ends the living sessions that a condition names, and with the commit their streams. Returns how many. */
async function endSessions(queries: Queries, condition: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql`
    with ended as (update sessions set revoked_at = now() where revoked_at is null and ${condition} returning token_hash)
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

/** Ends every session of a player: a new password, a break from play, a closed account. */
export function endAllSessions(queries: Queries, player: number): Promise<number> {
  return endSessions(queries, sql`player_id = ${player}`);
}

/** Ends every session of a player but the one of a token's hash; returns how many ended. */
export function endOtherSessions(queries: Queries, player: number, kept: Buffer): Promise<number> {
  return endSessions(queries, sql`player_id = ${player} and token_hash != ${kept}`);
}

/** The living sessions of a player, the given one first, then the latest seen. */
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
