import type { MessageKey } from '#locales/index';
import type { RestrictedAction } from '#rules/account/restrictions';

const titles: Record<RestrictedAction, MessageKey> = {
  'sign-in': 'refusals.login_restricted',
  'sign-up': 'refusals.registration_restricted',
};

/** What isn't available in the visitor's country: signing in, signing up, or the address's other purpose (AUTH-010). */
export const restrictedTitle = (action: RestrictedAction | undefined): MessageKey => (action ? titles[action] : 'locale.restricted.title');
