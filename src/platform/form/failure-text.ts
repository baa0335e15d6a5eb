import type { TextOf } from '../i18n';
import type { CallFailed } from '../api/refusal';

/** The error message of a failed call: the server's text if it sent one. */
export function failureText(t: TextOf, failed: CallFailed): string {
  if (failed.isOffline) return t('shell.needs-network');
  if (failed.code === 'cookies_blocked') return t('account.sign-in.cookies-blocked');
  return failed.message || t('refusals.unavailable');
}
