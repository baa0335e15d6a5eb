import type { TextOf } from '../i18n';
import type { CallFailed } from '../api/refusal';

/** What a person reads about a call that failed: the platform's own words where it had any. */
export function failureText(t: TextOf, failed: CallFailed): string {
  if (failed.isOffline) return t('shell.needs-network');
  return failed.message || t('refusals.unavailable');
}
