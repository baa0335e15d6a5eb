import { reauthenticate as reauthenticateCall, signIn as signInCall, signOut as signOutCall } from '#contract/calls/account/session';
import { storage } from '#contract/storage';
import { ask } from '../../../platform/api/client';
import { CallFailed } from '../../../platform/api/refusal';
import { deviceId } from '../../../platform/device/device-id';
import { logFailure } from '../../../platform/log';
import { announceLeaving } from '../../../platform/service-worker';
import { endSession, leaveSession, loadSession } from '../../../platform/session';
import { writeSession } from '../../../platform/session-storage';

/** Signs in and learns who is here. A failure is logged as SIGN_IN_ERROR and reaches the form (ERR-003). */
export async function signIn(credentials: { email: string; password: string; otp: string }): Promise<void> {
  const { email, password, otp } = credentials;
  const user = { email, password, dfpc: await deviceId(), ...(otp && { otp_attempt: otp }) };
  try {
    await ask(signInCall, { body: { user } }, { retries: 1 });
  } catch (error) {
    logFailure('SIGN_IN_ERROR', error);
    throw error;
  }
  writeSession(storage.session.login, true);
  await loadSession();
}

/** Leaves: the platform ends the session, then everything of the player goes from this window (AUTH-008). Without network the device forgets at once. */
export async function signOut(): Promise<void> {
  let isRevoked = false;
  announceLeaving();
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
