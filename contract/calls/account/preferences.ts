import * as v from 'valibot';
import { defineCall } from '../../call';
import { localeSchema } from '../../fields/locale';

/** Joins groups that are free to join; if one isn't, the whole request is refused (PWA-004). */
export const joinGroups = defineCall({
  id: 'account.groups-join',
  method: 'POST',
  path: '/api/player/groups',
  who: 'player',
  touches: 'preferences',
  repeat: 'same-response',
  offline: 'queue',
  summary: 'Joins the group of players who run the installed app.',
  proves: ['API-009', 'PWA-004'],
  body: v.strictObject({
    groups: v.strictObject({ add: v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.minLength(1), v.maxLength(10)) }),
  }),
  response: v.strictObject({ groups: v.array(v.number()) }),
  refusals: ['group_not_allowed'],
  example: { body: { groups: { add: [1401] } } },
});

/** The language of mails, pushes and messages (AUTH-016). */
export const updateLocale = defineCall({
  id: 'account.update-locale',
  method: 'PATCH',
  path: '/api/player/update_locale',
  who: 'player',
  touches: 'preferences',
  repeat: 'same-response',
  offline: 'queue',
  summary: 'Changes the language of mails, pushes and messages to the player.',
  proves: ['API-014', 'AUTH-016'],
  body: v.strictObject({ locale: localeSchema }),
  response: v.strictObject({ locale: localeSchema }),
  refusals: [],
  example: { body: { locale: 'de' } },
});

/** Promotions, one choice for each channel: email, text message, phone and post. */
const subscriptions = {
  receive_promos: v.boolean(),
  receive_sms_promos: v.boolean(),
  receive_phone_promos: v.boolean(),
  receive_post_promos: v.boolean(),
};

export const getSubscriptions = defineCall({
  id: 'account.subscriptions',
  method: 'GET',
  path: '/api/subscriptions',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: 'Whether the player wants promotions by email, text message, phone and post.',
  proves: ['API-015', 'USER-004'],
  response: v.strictObject(subscriptions),
  refusals: [],
  example: {},
});

/** `has_changed` distinguishes a new subscription from an existing one (USER-004). */
export const updateSubscriptions = defineCall({
  id: 'account.subscriptions-update',
  method: 'PUT',
  path: '/api/subscriptions',
  who: 'player',
  touches: 'preferences',
  repeat: 'same-response',
  offline: 'queue',
  summary: 'Switches promotions by email, text message, phone and post.',
  proves: ['API-015', 'USER-004'],
  body: v.partial(v.strictObject(subscriptions)),
  response: v.strictObject({ ...subscriptions, has_changed: v.boolean() }),
  refusals: [],
  example: { body: { receive_promos: true } },
});
