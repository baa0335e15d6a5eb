import type { BodyOf } from '#contract/call';
import type { newPassword as newPasswordCall } from '#contract/calls/account';
import type { Locale } from '#contract/fields/locale';
import { inTransaction } from '#server/database/connection';
import { readPlayer, updatePlayer } from '#server/database/players-store';
import type { Platform } from '#server/platform';
import { presentProblems, refuseFields } from '#server/plugins/field-problems';
import { refuse, Refused, refuseIfEarly } from '#server/plugins/refusals';
import { isBreached } from '#rules/account/sign-up/breached-passwords';
import { audit } from '../security/audit';
import { markConfirmed } from '../mails/confirmation';
import { clearAttempts, recordAttempt } from '../sign-in/attempts-store';
import { consumeSecret, findSecret, findSecretByCode } from '../mails/mail-secrets-store';
import { hashPassword, isPassword } from './passwords';
import { mailSecurityNews } from '../security/security-news';
import { endAllSessions } from '../sign-in/sessions-store';
import { endTrusts } from '../two-factor/trusted-devices-store';
import { findByEmail } from '../players/users';

type PasswordRequest = BodyOf<typeof newPasswordCall>['user'];

interface Right {
  player: number;
  secret: number;
  isUsed: boolean;
}

/** The secret of a mailed code; null for a wrong or an expired code. */
async function codeOf({ database, clock }: Platform, player: number, code: string): Promise<number | null> {
  try {
    return await findSecretByCode(database, 'new_password', player, code, clock.now());
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** Checks a link without using it up (AUTH-013). Refuses with token_invalid, token_expired. */
export async function checkPasswordLink({ database, clock }: Platform, token: string): Promise<{ expires_at: string }> {
  const secret = await findSecret(database, 'new_password', token);
  if (!secret || secret.consumed_at) throw refuse('token_invalid');
  if (secret.expires_at <= clock.now()) throw refuse('token_expired');
  return { expires_at: secret.expires_at.toISOString() };
}

async function rightOf(platform: Platform, request: PasswordRequest, network: string): Promise<Right> {
  const { database, clock, environment } = platform;
  if ('reset_password_token' in request) {
    const secret = await findSecret(database, 'new_password', request.reset_password_token);
    if (!secret) throw refuse('token_invalid');
    return { player: secret.player_id, secret: secret.id, isUsed: secret.consumed_at !== null };
  }
  const waitMs = environment.rateLimits ? await recordAttempt(database, 'new_password.address', network, clock.now()) : 0;
  refuseIfEarly('rate_limited', waitMs);
  const account = await findByEmail(database, request.email);
  // Every failure gets the same refusal: it must not reveal whether an address has an account.
  const secret = account && (await codeOf(platform, account.id, request.code));
  if (!account || secret === null || secret === undefined) throw refuse('token_invalid');
  return { player: account.id, secret, isUsed: false };
}

/**
 * Sets a new password with a mailed secret, ends all sessions and keeps the second factor (AUTH-013). The mail reached the owner, so the
 * address counts as confirmed. A used link with the same new password returns the same again. Refuses with token_invalid, token_expired,
 * breached_password, rate_limited, and the present password with bad_input.
 */
export async function setNewPassword(platform: Platform, request: PasswordRequest, locale: Locale, network: string): Promise<void> {
  const { database, clock } = platform;
  const right = await rightOf(platform, request, network);
  const { email, password_hash } = await readPlayer(database, right.player, ['email', 'password_hash']);
  const isSame = await isPassword(platform, request.password, password_hash);
  if (right.isUsed && isSame) return;
  if (isBreached(request.password, email)) {
    throw refuse('breached_password', {
      fields: presentProblems({ 'user.password': [{ key: 'fields.breached_password', values: {} }] }, locale),
    });
  }
  const passwordHash = await hashPassword(platform, request.password);
  const now = clock.now();
  await inTransaction(database, async (transaction) => {
    await consumeSecret(transaction, right.secret, now);
    // Only now, so that an expired link tells nobody that this is the password; the refusal leaves the link unused.
    if (isSame) throw refuseFields(locale, { 'user.password': { key: 'fields.same_password', values: {} } });
    await updatePlayer(transaction, right.player, { password_hash: passwordHash });
    await markConfirmed(transaction, right.player, now);
    await endAllSessions(transaction, right.player, 'new_password');
    // An attacker who had the password may have a trusted device.
    await endTrusts(transaction, right.player, {}, now);
    await audit(transaction, right.player, 'password_changed');
    await mailSecurityNews(transaction, { player: right.player, kind: 'password_changed' }, now);
  });
  await clearAttempts(database, [['sign_in.account', email.toLowerCase()]]);
}
