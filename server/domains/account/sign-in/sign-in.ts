import type { BodyOf } from '#contract/call';
import type { signIn as signInCall } from '#contract/calls/account';
import type { SignInWay } from '#contract/fields/security';
import { locksAfterThree } from '#rules/account/sign-in/throttle';
import { inTransaction, type Transaction } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { refuse, Refused } from '#server/plugins/refusals';
import { audit } from '../security/audit';
import { demandCaptcha } from './captcha';
import { clearAttempts, recordAttempt, removeAttempt } from './attempts-store';
import { type Account, refuseEntry } from './entry';
import { isPassword } from '../passwords/passwords';
import { passSecondStep } from './second-step';
import { mailSecurityNews, notifyOfNewDevice } from '../security/security-news';
import { hasSignedIn, isKnownDevice } from '../security/security-store';
import { trustDevice } from '../two-factor/trusted-devices';
import { countRecoveryCodes } from '../two-factor/two-factor-store';
import type { Visitor } from './visitor';
import { beginSession, type NewSession } from './sessions-store';
import { findByEmail } from '../players/users';
import { whereOf } from './where';

type Credentials = BodyOf<typeof signInCall>['user'];

/** A new session from a sign-in, and the cookie of a device that was trusted with it. */
export interface SignedIn extends NewSession {
  player: number;
  trustToken: string | null;
}

async function checkAttempts(platform: Platform, credentials: Credentials, visitor: Visitor, account: Account | undefined): Promise<void> {
  const { database, clock } = platform;
  const now = clock.now();
  const { email, dfpc } = credentials;
  // By both, because an attacker can name another device with each attempt.
  await demandCaptcha(
    platform,
    [['sign_in.address', visitor.network], ...(dfpc ? [['sign_in.device', dfpc] as const] : [])],
    credentials.captcha,
  );
  // An account lock-out exempts devices that signed in before, so a stranger can't lock the owner out, unless the licence asks for one.
  const isKnown = account && dfpc && !locksAfterThree(visitor.licence) ? await isKnownDevice(database, account.id, dfpc, null) : false;
  const waits = [
    await recordAttempt(database, 'sign_in.address', visitor.network, now),
    dfpc ? await recordAttempt(database, 'sign_in.device', dfpc, now) : 0,
    isKnown ? 0 : await recordAttempt(database, 'sign_in.account', email.toLowerCase(), now, visitor.licence),
  ];
  const waitMs = Math.max(...waits);
  if (waitMs > 0) throw refuse('account_locked', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

/** The password was right: its counted attempt is removed. */
async function forgive({ database }: Platform, { email, dfpc }: Credentials, visitor: Visitor): Promise<void> {
  await clearAttempts(database, [['sign_in.account', email.toLowerCase()], ...(dfpc ? ([['sign_in.device', dfpc]] as const) : [])]);
  // Many players may share an IP address: only failures count there.
  await removeAttempt(database, 'sign_in.address', visitor.network);
}

/** How a player signed in, on which device, and whether to trust that device. */
interface Entrance {
  way: SignInWay;
  deviceId: string | null;
  isTrusting: boolean;
  /** Signed in on a page of its own rather than in a dialog; undefined if the client didn't say. */
  isOnPage?: boolean | undefined;
}

/** Starts the session of a player who has passed every check, and notifies them of a new device. */
export async function letIn(
  transaction: Transaction,
  player: number,
  visitor: Visitor,
  { way, deviceId, isTrusting, isOnPage }: Entrance,
  now: Date,
): Promise<SignedIn> {
  const where = whereOf(visitor);
  const isNew = (await hasSignedIn(transaction, player)) && !(await isKnownDevice(transaction, player, deviceId, visitor.userAgent));
  const session = await beginSession(transaction, player, visitor, deviceId, now);
  await audit(transaction, player, 'sign_in', {
    ...where,
    way,
    session: session.epoch,
    ...(isOnPage !== undefined && { on_page: isOnPage }),
  });
  if (isNew) await notifyOfNewDevice(transaction, player, where, now);
  if (way === 'recovery_code') {
    await mailSecurityNews(
      transaction,
      { player, kind: 'recovery_code_used', ...where, left: await countRecoveryCodes(transaction, player) },
      now,
    );
  }
  const mayTrust = isTrusting && (way === 'code' || way === 'recovery_code');
  return { ...session, player, trustToken: mayTrust ? await trustDevice(transaction, player, visitor, deviceId, now) : null };
}

/**
 * Signs a player in (AUTH-001, AUTH-002). A wrong password and an unknown address differ neither in the response nor in its timing. Refuses
 * with wrong_credentials, second_factor_required, second_factor_wrong, account_locked, EE_LICENSE_BLOCKED, captcha_failed.
 */
export async function signIn(platform: Platform, credentials: Credentials, visitor: Visitor): Promise<SignedIn> {
  const { database, clock } = platform;
  const {
    email,
    password,
    otp_attempt: otp,
    recovery_code: recoveryCode,
    trust_device: isTrusting = false,
    custom_login_reg: isOnPage,
  } = credentials;
  const deviceId = credentials.dfpc ?? null;
  const account = await findByEmail(database, email);
  await checkAttempts(platform, credentials, visitor, account);
  const isRight = await isPassword(password, account?.password_hash ?? null);
  if (!account || !isRight) {
    await audit(database, account?.id ?? null, 'sign_in_failed', { ...whereOf(visitor), way: 'password' });
    throw refuse('wrong_credentials');
  }
  refuseEntry(platform, account, visitor);
  const way = await passSecondStep(platform, account, visitor, { otp, recoveryCode, deviceId }).catch(async (error: unknown) => {
    // The second step counts its own attempts.
    if (error instanceof Refused) await forgive(platform, credentials, visitor);
    throw error;
  });
  const signedIn = await inTransaction(database, (transaction) =>
    letIn(transaction, account.id, visitor, { way, deviceId, isTrusting, isOnPage }, clock.now()),
  );
  await forgive(platform, credentials, visitor);
  return signedIn;
}
