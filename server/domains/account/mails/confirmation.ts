import { readPlayer } from '#server/database/players-store';
import { inTransaction, type Transaction } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { refuse } from '#server/plugins/refusals';
import { audit } from '../security/audit';
import { consumeSecret, findSecret, findSecretByCode } from './mail-secrets-store';
import { confirmPlayer } from './confirmation-store';

/** An address with its middle masked: enough for its owner to recognise. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  return `${name.slice(0, 1)}${'•'.repeat(3)}${name.length > 3 ? name.slice(-1) : ''}${email.slice(at)}`;
}

/** Checks a link without using it up (AUTH-012). Refuses with token_invalid, token_expired. */
export async function checkLink(platform: Platform, token: string): Promise<{ email: string; state: 'open' | 'confirmed' }> {
  const { database, clock } = platform;
  const secret = await findSecret(database, 'confirm_email', token);
  if (!secret) throw refuse('token_invalid');
  const { email, confirmed_at } = await readPlayer(database, secret.player_id, ['email', 'confirmed_at']);
  if (confirmed_at) return { email: maskEmail(email), state: 'confirmed' };
  if (secret.consumed_at || secret.expires_at <= clock.now()) throw refuse('token_expired');
  return { email: maskEmail(email), state: 'open' };
}

/** Marks the address as confirmed, if it isn't yet. */
export async function markConfirmed(transaction: Transaction, player: number, now: Date): Promise<Date> {
  const { confirmed_at } = await confirmPlayer(transaction, now, player);
  return confirmed_at ?? now;
}

async function confirm(platform: Platform, player: number, secret: number): Promise<Date> {
  const now = platform.clock.now();
  return inTransaction(platform.database, async (transaction) => {
    await consumeSecret(transaction, secret, now);
    await audit(transaction, player, 'email_confirmed');
    return markConfirmed(transaction, player, now);
  });
}

async function confirmedAt(platform: Platform, player: number): Promise<Date | null> {
  const row = await readPlayer(platform.database, player, ['confirmed_at']);
  return row.confirmed_at;
}

/** Confirms by link; a used link returns the same again. Refuses with token_invalid, token_expired. */
export async function confirmByLink(platform: Platform, token: string): Promise<Date> {
  const secret = await findSecret(platform.database, 'confirm_email', token);
  if (!secret) throw refuse('token_invalid');
  return (await confirmedAt(platform, secret.player_id)) ?? confirm(platform, secret.player_id, secret.id);
}

/** Confirms the signed-in player by the six digits of a mail. Refuses with token_invalid, token_expired, code_expired. */
export async function confirmByCode(platform: Platform, player: number, code: string): Promise<Date> {
  const already = await confirmedAt(platform, player);
  if (already) return already;
  return confirm(platform, player, await findSecretByCode(platform.database, 'confirm_email', player, code, platform.clock.now()));
}
