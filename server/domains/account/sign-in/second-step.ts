import type { SignInWay } from '#contract/fields/security';
import { plainRecoveryCode } from '#rules/account/sign-in/two-factor';
import type { Platform } from '#server/platform';
import { refuse, refuseIfEarly } from '#server/plugins/refusals';
import { clearAttempts, recordAttempt } from './attempts-store';
import { audit } from '../security/audit';
import type { Account } from './entry';
import { hashRecoveryCode, stepOfCode } from '../two-factor/second-factor';
import { passByTrust } from '../two-factor/trusted-devices';
import { spendRecoveryCode, spendStep } from '../two-factor/two-factor-store';
import type { Visitor } from './visitor';
import { whereOf } from './where';

/** What a sign-in sends besides the password. */
export interface SecondStep {
  otp: string | undefined;
  recoveryCode: string | undefined;
  deviceId: string | null;
}

async function isRightCode({ database, clock }: Platform, { id, two_factor_secret: secret }: Account, code: string): Promise<boolean> {
  const step = secret === null ? null : stepOfCode(secret, code, clock.now());
  return step !== null && (await spendStep(database, id, step));
}

async function isRightRecoveryCode({ database, clock }: Platform, player: number, typed: string): Promise<boolean> {
  const plain = plainRecoveryCode(typed);
  return plain !== null && (await spendRecoveryCode(database, player, hashRecoveryCode(player, plain), clock.now()));
}

/**
 * The second step of a sign-in, after the password: passes without a second factor, on a trusted device, with an authenticator code (each
 * good for one sign-in), or with a recovery code. Attempts are counted by account, before they're checked. Refuses: second_factor_required,
 * second_factor_wrong, account_locked.
 */
export async function passSecondStep(
  platform: Platform,
  account: Account,
  visitor: Visitor,
  { otp, recoveryCode, deviceId }: SecondStep,
): Promise<SignInWay> {
  const { database, clock } = platform;
  const { id: player } = account;
  if (!account.two_factor_enabled) return 'password';
  if (await passByTrust(platform, player, visitor.trustTokenOf(player), deviceId)) return 'trusted_device';
  if (otp === undefined && recoveryCode === undefined) throw refuse('second_factor_required');
  const action = ['second_factor.account', String(player)] as const;
  const waitMs = await recordAttempt(database, ...action, clock.now());
  refuseIfEarly('account_locked', waitMs);
  const way = otp === undefined ? 'recovery_code' : 'code';
  const isRight =
    otp === undefined ? await isRightRecoveryCode(platform, player, recoveryCode ?? '') : await isRightCode(platform, account, otp);
  if (!isRight) {
    await audit(database, player, 'sign_in_failed', { ...whereOf(visitor), way });
    throw refuse('second_factor_wrong');
  }
  await clearAttempts(database, [action]);
  return way;
}
