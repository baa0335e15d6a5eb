import type { BodyOf } from '#contract/call';
import type { signIn as signInCall } from '#contract/calls/account';
import type { SignInWay } from '#contract/fields/security';
import { locksAfterThree } from '#rules/account/sign-in/throttle';
import { inTransaction, type Queries, type Transaction } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { refuse, Refused, refuseIfEarly } from '#server/plugins/refusals';
import type { NewSession } from '#server/plugins/session';
import { audit } from '../security/audit';
import { demandCaptchaAfter } from './captcha';
import { type Attempt, clearAttempts, forgiven, recordAttempts, removeAttempt } from './attempts-store';
import { type Account, refuseEntry } from './entry';
import { readSignInFacts, type SignInFacts } from './facts-store';
import { inTurn, isPasswordInTurn } from '../passwords/passwords';
import { passSecondStep } from './second-step';
import { mailSecurityNews, newDeviceJob } from '../security/security-news';
import { hasSignedIn, isKnownDevice } from '../security/security-store';
import { trustDevice } from '../two-factor/trusted-devices';
import { countRecoveryCodes } from '../two-factor/two-factor-store';
import type { PlayerFacts } from '../players/users-store';
import type { Visitor } from './visitor';
import { beginSession } from './sessions-store';
import { whereOf } from './where';

type Credentials = BodyOf<typeof signInCall>['user'];

/** A new session from a sign-in, and the cookie of a device that was trusted with it. */
export interface SignedIn extends NewSession {
  player: number;
  facts: PlayerFacts;
  trustToken: string | null;
}

/** The subjects for which the attempts of a sign-in are counted, in the order in which their rows are locked. */
function subjectsOf({ email, dfpc }: Credentials, visitor: Visitor): { shared: Attempt; own: Attempt[] } {
  return {
    shared: ['sign_in.address', visitor.network],
    own: [...(dfpc ? [['sign_in.device', dfpc] as const] : []), ['sign_in.account', email.toLowerCase()]],
  };
}

async function checkAttempts(platform: Platform, credentials: Credentials, visitor: Visitor, facts: SignInFacts): Promise<void> {
  const { database, clock } = platform;
  // By IP address and by device, because an attacker can send another device with each attempt.
  await demandCaptchaAfter(platform, facts.attempts, credentials.captcha);
  const { shared, own } = subjectsOf(credentials, visitor);
  // An account lock-out exempts devices that signed in before, so a stranger can't lock the owner out, unless the licence asks for one.
  const isExempt = facts.isKnownDevice && credentials.dfpc !== undefined && !locksAfterThree(visitor.licence);
  const counted = isExempt ? own.filter(([action]) => action !== 'sign_in.account') : own;
  const waitMs = await recordAttempts(database, [shared, ...counted], clock.now(), visitor.licence);
  refuseIfEarly('account_locked', waitMs);
}

/** The password was right, so its counted attempt is removed. */
async function forgive({ database }: Platform, credentials: Credentials, visitor: Visitor): Promise<void> {
  const { shared, own } = subjectsOf(credentials, visitor);
  // Many players may share an IP address: only failures count there.
  await removeAttempt(database, ...shared);
  await clearAttempts(database, own);
}

/** The way a player signed in, the device, and whether to trust it. */
interface Entrance {
  way: SignInWay;
  deviceId: string | null;
  isTrusting: boolean;
  /** Whether it was on the sign-in page rather than in a dialog; undefined if the client didn't send it. */
  isOnPage?: boolean | undefined;
  /** Whether the player has signed in before, and never from this device. */
  isNew: boolean;
  /** Attempts that the sign-in forgives. */
  forgiven?: string;
}

const mayTrust = ({ isTrusting, way }: Pick<Entrance, 'isTrusting' | 'way'>) => isTrusting && (way === 'code' || way === 'recovery_code');

/** Begins the session, and queues a notification if the device is new. */
function begin(queries: Queries, player: number, visitor: Visitor, entrance: Entrance, now: Date, mayBeLost = false) {
  const { way, deviceId, isOnPage, isNew, forgiven: attempts } = entrance;
  const details = { way, ...(isOnPage !== undefined && { on_page: isOnPage }) };
  const job = isNew ? newDeviceJob(player, whereOf(visitor), now) : null;
  return beginSession(queries, player, visitor, { deviceId, kind: 'sign_in', details, forgiven: attempts, job, mayBeLost }, now);
}

/** Starts the session of a player who has passed every check, and notifies them of a new device. */
export async function letIn(
  transaction: Transaction,
  player: number,
  visitor: Visitor,
  entrance: Omit<Entrance, 'isNew'>,
  now: Date,
): Promise<SignedIn> {
  const { way, deviceId } = entrance;
  const isNew = (await hasSignedIn(transaction, player)) && !(await isKnownDevice(transaction, player, deviceId, visitor.userAgent));
  const session = await begin(transaction, player, visitor, { ...entrance, isNew }, now);
  if (way === 'recovery_code') {
    const left = await countRecoveryCodes(transaction, player);
    await mailSecurityNews(transaction, { player, kind: 'recovery_code_used', ...whereOf(visitor), left }, now);
  }
  return { ...session, player, trustToken: mayTrust(entrance) ? await trustDevice(transaction, player, visitor, deviceId, now) : null };
}

/** The same if nothing else has to commit with the session: one statement, which a crash may lose. */
async function letInSimply({ database }: Platform, player: number, visitor: Visitor, entrance: Entrance, now: Date): Promise<SignedIn> {
  return { ...(await begin(database, player, visitor, entrance, now, true)), player, trustToken: null };
}

/** Passes the second step, which counts its own attempts, because reaching it requires the password. */
async function secondStep(platform: Platform, account: Account, credentials: Credentials, visitor: Visitor): Promise<SignInWay> {
  const { otp_attempt: otp, recovery_code: recoveryCode, dfpc: deviceId = null } = credentials;
  try {
    return await passSecondStep(platform, account, visitor, { otp, recoveryCode, deviceId });
  } catch (error) {
    if (error instanceof Refused) await forgive(platform, credentials, visitor);
    throw error;
  }
}

async function enter(platform: Platform, credentials: Credentials, visitor: Visitor): Promise<SignedIn & { account: Account }> {
  const { database, clock } = platform;
  const { email, password, dfpc: deviceId = null, trust_device: isTrusting = false, custom_login_reg: isOnPage } = credentials;
  const { shared, own } = subjectsOf(credentials, visitor);
  const peeked = [shared, ...own].filter(([action]) => action !== 'sign_in.account');
  const facts = await readSignInFacts(database, { email, deviceId, userAgent: visitor.userAgent }, peeked, clock.now());
  await checkAttempts(platform, credentials, visitor, facts);
  const { account } = facts;
  const isRight = await isPasswordInTurn(platform, password, account?.password_hash ?? null);
  if (!account || !isRight) {
    await audit(database, account?.id ?? null, 'sign_in_failed', { ...whereOf(visitor), way: 'password' });
    throw refuse('wrong_credentials');
  }
  refuseEntry(platform, account, visitor);
  const way = await secondStep(platform, account, credentials, visitor);
  const isNew = account.has_signed_in && !facts.isKnownDevice;
  const entrance: Entrance = { way, deviceId, isTrusting, isOnPage, isNew, forgiven: forgiven(shared, own) };
  const now = clock.now();
  const signedIn =
    way === 'recovery_code' || mayTrust(entrance)
      ? await inTransaction(database, (transaction) => letIn(transaction, account.id, visitor, entrance, now))
      : await letInSimply(platform, account.id, visitor, entrance, now);
  return { ...signedIn, account };
}

/**
 * Signs a player in (AUTH-001, AUTH-002), in its turn; being refused a turn doesn't count as an attempt. A wrong password and an unknown
 * address differ neither in the response nor in its timing. Refuses with wrong_credentials, second_factor_required, second_factor_wrong,
 * account_locked, EE_LICENSE_BLOCKED, captcha_failed, unavailable.
 */
export function signIn(platform: Platform, credentials: Credentials, visitor: Visitor): Promise<SignedIn & { account: Account }> {
  return inTurn(() => enter(platform, credentials, visitor));
}
