import { logFailure } from '../../../platform/log';
import { captchaToken } from './captcha';
import { enter } from './sign-in';

let asked: Promise<unknown> = Promise.resolve();

/** Resolves once the browser has responded to the request for saved credentials, if there was one: it handles one at a time. */
export async function requestSavedLogin(): Promise<void> {
  await asked;
}

/** Credentials saved in the browser for this site, if it has the API and the person allows it. */
async function savedPassword(signal: AbortSignal): Promise<{ id: string; password: string } | null> {
  if (!('PasswordCredential' in globalThis)) return null;
  const wish = { password: true, mediation: 'optional', signal } as CredentialRequestOptions;
  const response = navigator.credentials.get(wish).catch(() => null);
  asked = response;
  const saved = await response;
  const password = saved && 'password' in saved ? saved.password : null;
  return saved && typeof password === 'string' && password !== '' ? { id: saved.id, password } : null;
}

/**
 * Signs in with credentials saved in the browser and a captcha (AUTH-004). Returns `none` if nothing is saved or shared;
 * `failed`, which is logged as LOGIN_ERROR (ERR-003), if they are refused. If the visitor has continued meanwhile, with
 * or without signing in, they aren't used any more.
 */
export async function signInWithSaved(signal: AbortSignal): Promise<'in' | 'none' | 'failed'> {
  const saved = await savedPassword(signal);
  if (!saved || signal.aborted) return 'none';
  try {
    const captcha = await captchaToken();
    if (signal.aborted) return 'none';
    await enter({ email: saved.id, password: saved.password, ...(captcha !== undefined && { captcha }) });
    return 'in';
  } catch (error) {
    logFailure('LOGIN_ERROR', error);
    return 'failed';
  }
}
