import { checkEmail, signUp as signUpCall } from '#contract/calls/account/sign-up';
import { trackStep } from '#contract/calls/tracking';
import { ask } from '../../../platform/api/client';
import { CallFailed } from '../../../platform/api/refusal';
import { sendOrQueue } from '../../../platform/device';
import { deviceId } from '../../../platform/device/device-id';
import { activeLocale } from '../../../platform/i18n';
import { logFailure } from '../../../platform/log';
import { loadNewSession } from '../../../platform/session';
import { withCaptcha } from '../sign-in/captcha';
import { sendUtm } from './send-utm';
import { registrationOf, type SignUpValues } from './sign-up-shape';

/** Creates the account and fetches the player. A failure is logged as REGISTRATION_ERROR and reaches the form (ERR-003). */
export async function signUp(values: SignUpValues): Promise<void> {
  const user = registrationOf(values, {
    dfpc: await deviceId(),
    locale: activeLocale(),
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  try {
    await withCaptcha((captcha) => ask(signUpCall, { body: { user: { ...user, ...captcha } } }, { retries: 2 }));
  } catch (error) {
    logFailure('REGISTRATION_ERROR', error);
    throw error;
  }
  await loadNewSession();
  void sendUtm();
}

/** Whether an address has an account; false if the server doesn't respond, since the last step checks again. */
export async function isTaken(email: string): Promise<boolean> {
  try {
    const dfpc = await deviceId();
    return (await withCaptcha((captcha) => ask(checkEmail, { body: { email, dfpc, ...captcha } }, { retries: 0 }))).is_taken;
  } catch (error) {
    if (error instanceof CallFailed) return false;
    throw error;
  }
}

/**
 * Whether a password is one that attackers try first. False if the list can't be loaded, since the last step checks again; it's
 * loaded with the first check, because nobody else needs it.
 */
export async function isBreachedPassword(password: string, email: string): Promise<boolean> {
  const list = await import('#rules/account/sign-up/breached-passwords').catch(() => null);
  return list?.isBreached(password, email) ?? false;
}

/** Reports that a step, from 0, was reached (AUTH-018); it's queued offline and never blocks. */
export function noteStep(step: number): void {
  const number = (step + 1) as 1 | 2 | 3 | 4;
  sendOrQueue(trackStep, { body: { flow: 'sign_up', step: number, at: new Date().toISOString() } }).catch(() => undefined);
}
