import { sql } from 'kysely';
import type { Queries, Transaction } from '../database/connection';

/** The active session of a token's hash with the player's groups. */
export function readSession(queries: Queries, tokenHash: Buffer, now: Date) {
  return queries
    .selectFrom('sessions')
    .select(['player_id', 'token_hash', 'epoch', 'last_seen_at', 'acted_at', 'authenticated_at', 'device_id'])
    .select(sql<number[]>`array(select group_id from player_groups g where g.player_id = sessions.player_id)`.as('groups'))
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Records when a session was last used, and when its player was last active. */
export async function touchSession(queries: Queries, tokenHash: Buffer, at: { last_seen_at: Date; acted_at?: Date }): Promise<void> {
  await queries.updateTable('sessions').set(at).where('token_hash', '=', tokenHash).execute();
}

interface NewSession {
  token_hash: Buffer;
  player_id: number;
  epoch: string;
  device_id: string | null;
  user_agent: string | null;
}

/** Inserts a session. */
export async function insertSession(transaction: Transaction, session: NewSession): Promise<void> {
  await transaction.insertInto('sessions').values(session).execute();
}
