import { logFailure } from '../../../platform/log';
import { captchaToken } from './captcha';
import { enter } from './sign-in';

/** Credentials that the browser keeps for this site, where it has the interface and the person lets it give them. */
async function savedPassword(): Promise<{ id: string; password: string } | null> {
  if (!('PasswordCredential' in globalThis)) return null;
  const wish = { password: true, mediation: 'optional' } as CredentialRequestOptions;
  const saved = await navigator.credentials.get(wish).catch(() => null);
  const password = saved && 'password' in saved ? saved.password : null;
  return saved && typeof password === 'string' && password !== '' ? { id: saved.id, password } : null;
}

/**
 * Signs in with credentials saved in the browser and a captcha (AUTH-004). Answers `none` where nothing is saved or given;
 * `failed`, which is logged as LOGIN_ERROR (ERR-003), where they do not lead in.
 */
export async function signInWithSaved(): Promise<'in' | 'none' | 'failed'> {
  const saved = await savedPassword();
  if (!saved) return 'none';
  try {
    const captcha = await captchaToken();
    await enter({ email: saved.id, password: saved.password, ...(captcha !== undefined && { captcha }) });
    return 'in';
  } catch (error) {
    logFailure('LOGIN_ERROR', error);
    return 'failed';
  }
}
