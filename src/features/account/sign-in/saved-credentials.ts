import { logFailure } from '../../../platform/log';
import { captchaToken } from './captcha';
import { enter } from './sign-in';

let asked: Promise<unknown> = Promise.resolve();

/** Ends when the browser has answered, or won't be asked: it takes one question at a time. */
export async function savedAsked(): Promise<void> {
  await asked;
}

/** Credentials that the browser keeps for this site, where it has the interface and the person lets it give them. */
async function savedPassword(signal: AbortSignal): Promise<{ id: string; password: string } | null> {
  if (!('PasswordCredential' in globalThis)) return null;
  const wish = { password: true, mediation: 'optional', signal } as CredentialRequestOptions;
  const answer = navigator.credentials.get(wish).catch(() => null);
  asked = answer;
  const saved = await answer;
  const password = saved && 'password' in saved ? saved.password : null;
  return saved && typeof password === 'string' && password !== '' ? { id: saved.id, password } : null;
}

/**
 * Signs in with credentials saved in the browser and a captcha (AUTH-004). Answers `none` where nothing is saved or given;
 * `failed`, which is logged as LOGIN_ERROR (ERR-003), where they do not lead in. Who has gone on meanwhile, signed in by
 * hand or not at all, is not signed in by them any more.
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
