import { updateLocale } from '#contract/calls/account/preferences';
import { onLocaleChange } from '../../platform/i18n/change-locale';
import { sendOrQueue } from '../../platform/device';
import { session } from '../../platform/session';

/** Sends a player's language to the server when it changes, now or once online (AUTH-016); returns a function that stops it. */
export function followLocale(): () => void {
  return onLocaleChange((locale) => {
    if (!session.player) return;
    sendOrQueue(updateLocale, { body: { locale } }).catch(() => undefined);
  });
}
