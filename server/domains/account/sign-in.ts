import type { BodyOf } from '#contract/call';
import type { signIn as signInCall } from '#contract/calls/account';
import { maySignIn } from '#rules/account/restrictions';
import { inTransaction, type Queries } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { refuse } from '#server/plugins/refusals';
import { audit } from './audit';
import { demandCaptcha } from './captcha';
import { clearAttempts, recordAttempt, removeAttempt } from './attempts-store';
import { type Account, refuseEntry } from './entry';
import { isPassword } from './passwords';
import type { Visitor } from './visitor';
import { beginSession, type NewSession } from './sessions-store';
import { findByEmail } from './users';

type Credentials = BodyOf<typeof signInCall>['user'];

/** A lock of the account spares devices that signed in before, so that a stranger cannot keep the owner out. */
async function isKnownDevice(queries: Queries, player: number, device: string): Promise<boolean> {
  const known = await queries.selectFrom('sessions').select('epoch').where('player_id', '=', player).where('device_id', '=', device).limit(1).executeTakeFirst();
  return known !== undefined;
}

async function passDoors(platform: Platform, credentials: Credentials, visitor: Visitor, account: Account | undefined): Promise<void> {
  const { database, clock } = platform;
  const now = clock.now();
  const { email, dfpc } = credentials;
  // Of both, since a guesser can name another device with each attempt.
  await demandCaptcha(platform, [['sign_in.address', visitor.network], ...(dfpc ? [['sign_in.device', dfpc] as const] : [])], credentials.captcha);
  const isKnown = account && dfpc ? await isKnownDevice(database, account.id, dfpc) : false;
  const waits = [
    await recordAttempt(database, 'sign_in.address', visitor.network, now),
    dfpc ? await recordAttempt(database, 'sign_in.device', dfpc, now) : 0,
    isKnown ? 0 : await recordAttempt(database, 'sign_in.account', email.toLowerCase(), now),
  ];
  const waitMs = Math.max(...waits);
  if (waitMs > 0) throw refuse('account_locked', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

/**
 * Signs a player in (AUTH-001, AUTH-002). A wrong password and an unknown address are told apart neither by the answer
 * nor by its time. Refuses with wrong_credentials, second_factor_required, account_locked, login_restricted,
 * EE_LICENSE_BLOCKED, captcha_failed.
 */
export async function signIn(platform: Platform, credentials: Credentials, visitor: Visitor): Promise<NewSession & { player: number }> {
  if (!maySignIn(visitor.country, visitor.licence)) throw refuse('login_restricted');
  const { database, clock } = platform;
  const { email, password, dfpc } = credentials;
  const account = await findByEmail(database, email);
  await passDoors(platform, credentials, visitor, account);
  const isRight = await isPassword(password, account?.password_hash ?? null);
  if (!account || !isRight) {
    await audit(database, account?.id ?? null, 'sign_in_failed', { country: visitor.country });
    throw refuse('wrong_credentials');
  }
  await refuseEntry(platform, account, visitor, credentials.otp_attempt);
  const session = await inTransaction(database, async (transaction) => {
    await audit(transaction, account.id, 'sign_in', { country: visitor.country });
    return beginSession(transaction, account.id, visitor, dfpc ?? null, clock.now());
  });
  await clearAttempts(database, [['sign_in.account', email.toLowerCase()], ...(dfpc ? ([['sign_in.device', dfpc]] as const) : [])]);
  // Many players may share an address: only what failed counts there.
  await removeAttempt(database, 'sign_in.address', visitor.network);
  return { ...session, player: account.id };
}
