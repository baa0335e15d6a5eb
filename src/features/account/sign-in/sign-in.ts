import { reauthenticate as reauthenticateCall, signIn as signInCall, signOut as signOutCall } from '#contract/calls/account/session';
import { storage } from '#contract/storage';
import { ask } from '../../../platform/api/client';
import { CallFailed } from '../../../platform/api/refusal';
import { deviceId } from '../../../platform/device/device-id';
import { logFailure } from '../../../platform/log';
import { announceLeaving } from '../../../platform/service-worker';
import { endSession, leaveSession, loadSession } from '../../../platform/session';
import { writeSession } from '../../../platform/session-storage';
import { withCaptcha } from './captcha';

/** Enters with what is given, and learns who is here. */
export async function enter(credentials: { email: string; password: string; otp_attempt?: string; recovery_code?: string; trust_device?: boolean; captcha?: string }): Promise<void> {
  const user = { ...credentials, dfpc: await deviceId() };
  await ask(signInCall, { body: { user } }, { retries: 1 });
  writeSession(storage.session.login, true);
  await loadSession();
}

interface Typed {
  email: string;
  password: string;
  otp: string;
  recovery?: string;
  trust?: boolean;
}

/**
 * Signs in and learns who is here. A failure is logged as SIGN_IN_ERROR and reaches the form (ERR-003); that a second step
 * is due is none.
 */
export async function signIn({ email, password, otp, recovery, trust }: Typed): Promise<void> {
  const second = { ...(otp && { otp_attempt: otp }), ...(recovery && { recovery_code: recovery }), ...((otp || recovery) && trust && { trust_device: true }) };
  try {
    await withCaptcha((captcha) => enter({ email, password, ...second, ...captcha }));
  } catch (error) {
    const isDue = error instanceof CallFailed && error.code === 'second_factor_required';
    if (!isDue) logFailure('SIGN_IN_ERROR', error);
    throw error;
  }
}

/** Leaves: the platform ends the session, then everything of the player goes from this window (AUTH-008). Without network the device forgets at once. */
export async function signOut(): Promise<void> {
  let isRevoked = false;
  announceLeaving();
  // Who leaves is not signed in again by what the browser keeps without a word (AUTH-004).
  void navigator.credentials?.preventSilentAccess?.();
  await leaveSession();
  try {
    await ask(signOutCall, {}, { retries: 1, keepalive: true });
    isRevoked = true;
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    isRevoked = error.code === 'signed_out';
  } finally {
    endSession({ isRevoked });
  }
}

/** Enters the password again, which opens sensitive changes for a while. */
export async function enterPasswordAgain(password: string): Promise<void> {
  await ask(reauthenticateCall, { body: { password } }, { retries: 1 });
}
