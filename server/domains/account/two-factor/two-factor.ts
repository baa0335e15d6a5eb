import { randomBytes, randomInt } from 'node:crypto';
import type { Security } from '#contract/fields/security';
import { ENROLMENT_MS, isFresh, makeRecoveryCode, plainRecoveryCode, RECOVERY_CODES } from '#rules/account/sign-in/two-factor';
import { inTransaction, type Queries, type Transaction } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { refuse, Refused } from '#server/plugins/refusals';
import type { Session } from '#server/plugins/session';
import { peekAttempts, recordAttempt } from '../sign-in/attempts-store';
import { audit } from '../security/audit';
import { findWaitingReset } from './factor-reset-store';
import { hashRecoveryCode, otpauthUri, stepOfCode, toBase32 } from './second-factor';
import { mailSecurityNews } from '../security/security-news';
import { readLastSignIn } from '../security/security-store';
import { endTrusts } from './trusted-devices-store';
import { readTrustedDevices } from './trusted-devices';
import {
  countRecoveryCodes,
  keepEnrolment,
  lockEnrolment,
  readFactor,
  replaceRecoveryCodes,
  switchOff,
  switchOn,
} from './two-factor-store';
import type { Where } from '../sign-in/where';

/** Refuses a change of sign-in methods unless the player has re-authenticated minutes ago. Refuses: reauthentication_required. */
export function requireFresh({ authenticatedAt }: Session, now: Date): void {
  if (!isFresh(authenticatedAt, now)) throw refuse('reauthentication_required');
}

const newCodes = () => Array.from({ length: RECOVERY_CODES }, () => makeRecoveryCode(randomInt));
const hashesOf = (player: number, codes: readonly string[]) => codes.map((code) => hashRecoveryCode(player, plainRecoveryCode(code) ?? ''));

/** Generates a secret and recovery codes that wait for `confirmEnrolment`. Refuses: reauthentication_required. */
export async function beginEnrolment(
  { database, clock, environment }: Platform,
  session: Session,
): Promise<{ secret: string; uri: string; recovery_codes: string[] }> {
  const now = clock.now();
  requireFresh(session, now);
  const { player } = session;
  const { email, brand } = await readFactor(database, player);
  const secret = randomBytes(20).toString('hex');
  const recovery_codes = newCodes();
  await keepEnrolment(database, player, {
    secret,
    codeHashes: hashesOf(player, recovery_codes),
    expiresAt: new Date(now.getTime() + ENROLMENT_MS),
  });
  return {
    secret: toBase32(secret),
    uri: otpauthUri({ secret, issuer: environment.sites.brandOf(brand).name, account: email }),
    recovery_codes,
  };
}

/** Checks a code that a session enters; wrong ones are counted. Refuses: account_locked, and the refusals of the work. */
export async function countingTries<T>({ database, clock }: Platform, session: Session, work: () => Promise<T>): Promise<T> {
  const action = ['second_factor.session', session.hash.toString('hex')] as const;
  const { isAllowed, waitMs } = await peekAttempts(database, ...action, clock.now());
  if (!isAllowed) throw refuse('account_locked', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  return work().catch(async (error: unknown) => {
    if (error instanceof Refused && error.code === 'second_factor_wrong') await recordAttempt(database, ...action, clock.now());
    throw error;
  });
}

/** Turns the second factor on with the first code of its secret. Refuses: token_expired, second_factor_wrong. */
export async function confirmEnrolment(transaction: Transaction, session: Session, code: string, where: Where, now: Date): Promise<void> {
  const { player } = session;
  const waiting = await lockEnrolment(transaction, player, now);
  if (!waiting) throw refuse('token_expired');
  const step = stepOfCode(waiting.secret, code, now);
  if (step === null) throw refuse('second_factor_wrong');
  await switchOn(transaction, player, waiting.secret, step);
  await replaceRecoveryCodes(transaction, player, waiting.code_hashes);
  // Trust was granted with the previous factor.
  await endTrusts(transaction, player, {}, now);
  await audit(transaction, player, 'two_factor_on', where);
  await mailSecurityNews(transaction, { player, kind: 'two_factor_on', ...where }, now);
}

/** Turns the second factor off; does nothing if it's off. Refuses: reauthentication_required. */
export async function endTwoFactor({ database, clock }: Platform, session: Session, where: Where): Promise<void> {
  const now = clock.now();
  requireFresh(session, now);
  const { player } = session;
  await inTransaction(database, async (transaction) => {
    if (!(await switchOff(transaction, player))) return;
    await endTrusts(transaction, player, {}, now);
    await audit(transaction, player, 'two_factor_off', where);
    await mailSecurityNews(transaction, { player, kind: 'two_factor_off', ...where }, now);
  });
}

/** Generates new recovery codes, replacing the earlier ones. Refuses: reauthentication_required, two_factor_off. */
export async function renewRecoveryCodes({ database, clock }: Platform, session: Session, where: Where): Promise<string[]> {
  const now = clock.now();
  requireFresh(session, now);
  const { player } = session;
  const codes = newCodes();
  await inTransaction(database, async (transaction) => {
    const { two_factor_enabled: isOn } = await readFactor(transaction, player);
    if (!isOn) throw refuse('two_factor_off');
    await replaceRecoveryCodes(transaction, player, hashesOf(player, codes));
    await audit(transaction, player, 'recovery_codes_new', where);
    await mailSecurityNews(transaction, { player, kind: 'recovery_codes_new', ...where }, now);
  });
  return codes;
}

/** The player's view of an account's security; the token is the trust cookie of this browser. */
export async function readSecurity(queries: Queries, { player, epoch }: Session, token: string | null, now: Date): Promise<Security> {
  const { two_factor_enabled: enabled } = await readFactor(queries, player);
  const reset = await findWaitingReset(queries, player);
  return {
    two_factor: { enabled, recovery_codes_left: await countRecoveryCodes(queries, player) },
    trusted_devices: await readTrustedDevices(queries, player, token, now),
    last_sign_in: await readLastSignIn(queries, player, epoch),
    factor_reset: reset ? { requested_at: reset.requested_at.toISOString(), due_at: reset.due_at.toISOString() } : null,
  };
}
