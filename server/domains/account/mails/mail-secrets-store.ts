import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { hashToken, newToken } from '#server/plugins/session';
import type { Database, Queries, Transaction } from '#server/database/connection';
import { refuse } from '#server/plugins/refusals';
import type { MailPurpose } from '../tables';

const HOUR_MS = 60 * 60_000;
const lifeMs: Record<MailPurpose, number> = { confirm_email: 48 * HOUR_MS, new_password: HOUR_MS };
const CODE_ATTEMPTS_AT_MOST = 5;

/** What a mail contains: the same secret as a link and as six digits, because links leave an installed app. */
export interface MailSecret {
  token: string;
  code: string;
}

function hashCode(tokenHash: Buffer, code: string): Buffer {
  return createHash('sha256').update(tokenHash).update(code).digest();
}

/** Generates a secret for a mail; the database stores only hashes. */
export async function makeSecret(queries: Queries, player: number, purpose: MailPurpose, now: Date): Promise<MailSecret> {
  const token = newToken();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const tokenHash = hashToken(token);
  await queries
    .insertInto('mail_secrets')
    .values({
      player_id: player,
      purpose,
      token_hash: tokenHash,
      code_hash: hashCode(tokenHash, code),
      created_at: now,
      expires_at: new Date(now.getTime() + lifeMs[purpose]),
    })
    .execute();
  return { token, code };
}

/** The secret of a link's token, used or not; null for an unknown one. */
export async function findSecret(queries: Queries, purpose: MailPurpose, token: string) {
  const found = await queries
    .selectFrom('mail_secrets')
    .select(['id', 'player_id', 'expires_at', 'consumed_at'])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return found ?? null;
}

/**
 * The open secret of a player that matches six digits. Each attempt counts against all open ones, five at most, and is committed before the
 * digits are compared. Refuses with token_invalid, token_expired, and with code_expired if there were too many attempts.
 */
export async function findSecretByCode(database: Database, purpose: MailPurpose, player: number, code: string, now: Date): Promise<number> {
  const open = await database
    .updateTable('mail_secrets')
    .set((set) => ({ code_attempts: set('code_attempts', '+', 1) }))
    .where('player_id', '=', player)
    .where('purpose', '=', purpose)
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', now)
    .where('code_attempts', '<', CODE_ATTEMPTS_AT_MOST)
    .returning(['id', 'token_hash', 'code_hash'])
    .execute();
  if (open.length === 0) throw refuse((await isExhausted(database, purpose, player, now)) ? 'code_expired' : 'token_expired');
  const found = open.find((secret) => timingSafeEqual(secret.code_hash, hashCode(secret.token_hash, code)));
  if (!found) throw refuse('token_invalid');
  return found.id;
}

/** Whether a player has a code that would still be valid if there hadn't been too many attempts. */
async function isExhausted(database: Database, purpose: MailPurpose, player: number, now: Date): Promise<boolean> {
  const found = await database
    .selectFrom('mail_secrets')
    .select('id')
    .where('player_id', '=', player)
    .where('purpose', '=', purpose)
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Marks a secret as used, once, together with every other open one of the same purpose. Refuses with token_invalid, token_expired. */
export async function consumeSecret(transaction: Transaction, secret: number, now: Date): Promise<void> {
  const used = await transaction
    .updateTable('mail_secrets')
    .set({ consumed_at: now })
    .where('id', '=', secret)
    .where('consumed_at', 'is', null)
    .returning(['player_id', 'purpose', 'expires_at'])
    .executeTakeFirst();
  if (!used) throw refuse('token_invalid');
  if (used.expires_at <= now) throw refuse('token_expired');
  await transaction
    .updateTable('mail_secrets')
    .set({ consumed_at: now })
    .where('player_id', '=', used.player_id)
    .where('purpose', '=', used.purpose)
    .where('consumed_at', 'is', null)
    .execute();
}
