import type { BodyOf } from '#contract/call';
import type { newPassword as newPasswordCall } from '#contract/calls/account';
import type { Locale } from '#contract/fields/locale';
import { inTransaction } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { presentProblems } from '#server/plugins/field-problems';
import { refuse } from '#server/plugins/refusals';
import { audit } from './audit';
import { isBreached } from './breached-passwords';
import { markConfirmed } from './confirmation';
import { forgetKnocks } from './doors';
import { consumeSecret, findSecret, findSecretByCode } from './mail-secrets';
import { hashPassword, isPassword } from './passwords';
import { endAllSessions } from './sessions';
import { findByEmail } from './users';

type Asked = BodyOf<typeof newPasswordCall>['user'];

interface Right {
  player: number;
  secret: number;
  isUsed: boolean;
}

async function rightOf(platform: Platform, asked: Asked): Promise<Right> {
  const { database, clock } = platform;
  if ('reset_password_token' in asked) {
    const secret = await findSecret(database, 'new_password', asked.reset_password_token);
    if (!secret) throw refuse('token_invalid');
    return { player: secret.player_id, secret: secret.id, isUsed: secret.consumed_at !== null };
  }
  const account = await findByEmail(database, asked.email);
  if (!account) throw refuse('token_invalid');
  return { player: account.id, secret: await findSecretByCode(database, 'new_password', account.id, asked.code, clock.now()), isUsed: false };
}

/**
 * Sets a new password by a mailed right, ends all sessions and keeps the second factor (AUTH-013). The mail reached the
 * owner, so the address counts as confirmed. A used link with the password that it set answers the same again. Refuses
 * with token_invalid, token_expired, breached_password.
 */
export async function setNewPassword(platform: Platform, asked: Asked, locale: Locale): Promise<void> {
  const { database, clock } = platform;
  const right = await rightOf(platform, asked);
  const { email, password_hash } = await database
    .selectFrom('players')
    .select(['email', 'password_hash'])
    .where('id', '=', right.player)
    .executeTakeFirstOrThrow();
  if (right.isUsed && (await isPassword(asked.password, password_hash))) return;
  if (isBreached(asked.password, email)) {
    throw refuse('breached_password', {
      fields: presentProblems({ 'user.password': [{ key: 'fields.breached_password', values: {} }] }, locale),
    });
  }
  const passwordHash = await hashPassword(asked.password);
  const now = clock.now();
  await inTransaction(database, async (transaction) => {
    await consumeSecret(transaction, right.secret, now);
    await transaction.updateTable('players').set({ password_hash: passwordHash }).where('id', '=', right.player).execute();
    await markConfirmed(transaction, right.player, now);
    await endAllSessions(transaction, right.player);
    await audit(transaction, right.player, 'password_changed');
  });
  await forgetKnocks(database, [['sign_in.account', email.toLowerCase()]]);
}
