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

/** Sends a sign-in, and fetches the player. */
export async function enter(credentials: { email: string; password: string; otp_attempt?: string; captcha?: string }): Promise<void> {
  const user = { ...credentials, dfpc: await deviceId() };
  await ask(signInCall, { body: { user } }, { retries: 1 });
  writeSession(storage.session.login, true);
  await loadSession();
}

/** Signs in and fetches the player. A failure is logged as SIGN_IN_ERROR and reaches the form (ERR-003). */
export async function signIn({ email, password, otp }: { email: string; password: string; otp: string }): Promise<void> {
  try {
    await withCaptcha((captcha) => enter({ email, password, ...(otp && { otp_attempt: otp }), ...captcha }));
  } catch (error) {
    logFailure('SIGN_IN_ERROR', error);
    throw error;
  }
}

/**
 * Signs out: the server ends the session, then all the player's data are removed from this window (AUTH-008). Offline the
 * device forgets immediately.
 */
export async function signOut(): Promise<void> {
  let isRevoked = false;
  announceLeaving();
  // After signing out, saved credentials don't sign in automatically (AUTH-004).
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
