import { wireClient } from './platform/api/client';
import { takeFirstData } from './platform/first-data';
import { activeLocale, loadLocale, localeOfPath, refreshMessages } from './platform/i18n';
import { logFailure } from './platform/log';
import { queryClient } from './platform/query-client';
import { endSession, loadSession, onSessionChange } from './platform/session';
import { isPrivateKey } from './platform/api/query';
import type { AppRouter } from './router';

/** What must be known before the first route loads: the language, the document's data, who is here. */
export async function boot(): Promise<void> {
  wireClient({ locale: activeLocale, onSignedOut: endSession });
  takeFirstData(queryClient);
  await Promise.all([loadLocale(localeOfPath(location.pathname)), loadSession()]);
}

/** What can wait until the first screen stands. */
export function settle(router: AppRouter): void {
  onSessionChange(() => {
    queryClient.removeQueries({ predicate: ({ queryKey }) => isPrivateKey(queryKey) });
    void router.invalidate();
  });
  const locale = activeLocale();
  void refreshMessages(locale, Date.now(), (error) => logFailure('MESSAGES_NOT_LOADED', error));
}
