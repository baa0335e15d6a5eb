import { reauthenticate as reauthenticateCall, signIn as signInCall, signOut as signOutCall } from '#contract/calls/account/session';
import { storage } from '#contract/storage';
import { ask } from '../../../platform/api/client';
import { CallFailed } from '../../../platform/api/refusal';
import { deviceId } from '../../../platform/device/device-id';
import { logFailure } from '../../../platform/log';
import { announceLeaving } from '../../../platform/service-worker';
import { endSession, leaveSession, loadNewSession } from '../../../platform/session';
import { writeSession } from '../../../platform/storage/session-storage';
import { withCaptcha } from './captcha';

/** Sends a sign-in, and fetches the player. */
export async function enter(credentials: {
  email: string;
  password: string;
  otp_attempt?: string;
  recovery_code?: string;
  trust_device?: boolean;
  custom_login_reg?: boolean;
  captcha?: string;
}): Promise<void> {
  const user = { ...credentials, dfpc: await deviceId() };
  await ask(signInCall, { body: { user } }, { retries: 1 });
  writeSession(storage.session.login, true);
  await loadNewSession();
}

interface Typed {
  email: string;
  password: string;
  otp: string;
  recovery?: string;
  trust?: boolean;
  /** Whether the form is on its own page rather than in a dialog. */
  isOnPage?: boolean;
}

/**
 * Signs in and fetches the player. A failure is logged as SIGN_IN_ERROR and reaches the form (ERR-003); a required second
 * step isn't a failure.
 */
export async function signIn({ email, password, otp, recovery, trust, isOnPage = false }: Typed): Promise<void> {
  const second = {
    ...(otp && { otp_attempt: otp }),
    ...(recovery && { recovery_code: recovery }),
    ...((otp || recovery) && trust && { trust_device: true }),
  };
  try {
    await withCaptcha((captcha) => enter({ email, password, ...second, custom_login_reg: isOnPage, ...captcha }));
  } catch (error) {
    const isDue = error instanceof CallFailed && error.code === 'second_factor_required';
    if (!isDue) logFailure('SIGN_IN_ERROR', error);
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
  // After signing out, saved credentials don't sign in automatically (AUTH-004). A browser without a store of them refuses.
  navigator.credentials?.preventSilentAccess?.().catch(() => undefined);
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
