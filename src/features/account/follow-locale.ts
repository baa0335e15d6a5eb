import { updateLocale } from '#contract/calls/account/preferences';
import { onLocaleChange } from '../../platform/change-locale';
import { sendOrQueue } from '../../platform/device';
import { session } from '../../platform/session';

/** Tells the platform when a player chooses another language, now or when the network is back (AUTH-016); answers the way to stop. */
export function followLocale(): () => void {
  return onLocaleChange((locale) => {
    if (!session.player) return;
    sendOrQueue(updateLocale, { body: { locale } }).catch(() => undefined);
  });
}
