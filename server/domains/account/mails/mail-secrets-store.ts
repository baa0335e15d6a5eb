import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { hashToken, newToken } from '#server/plugins/session';
import type { Database, Queries, Transaction } from '#server/database/connection';
import { refuse } from '#server/plugins/refusals';
import type { MailPurpose } from '../tables';

const HOUR_MS = 60 * 60_000;
const lifeMs: Record<MailPurpose, number> = { confirm_email: 48 * HOUR_MS, new_password: HOUR_MS };
const CODE_ATTEMPTS_AT_MOST = 5;

/** What a mail carries: the same right as a link and as six digits, since links leave an installed app. */
export interface MailSecret {
  token: string;
  code: string;
}

function hashCode(tokenHash: Buffer, code: string): Buffer {
  return createHash('sha256').update(tokenHash).update(code).digest();
}

/** Makes a secret for a mail; the database keeps hashes alone. */
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

/** The secret that a link's token names, used or not; null for an unknown one. */
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
 * The open secret of a player that six digits name. Each try counts against all open ones, five at most, committed
 * before the digits are compared. Refuses with token_invalid, token_expired.
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
  if (open.length === 0) throw refuse('token_expired');
  const found = open.find((secret) => timingSafeEqual(secret.code_hash, hashCode(secret.token_hash, code)));
  if (!found) throw refuse('token_invalid');
  return found.id;
}

/** Uses a secret up, once, and every other open one of the same purpose with it. Refuses with token_invalid, token_expired. */
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
