import * as v from 'valibot';
import { defineCall } from '../../call';
import { linkTokenSchema, oneTimeCodeSchema } from '../../fields/one-time-code';
import { phoneSchema } from '../../fields/phone';

const response = v.strictObject({
  /** Whether the account's number is confirmed. */
  is_confirmed: v.boolean(),
  pending: v.nullable(v.strictObject({ phone: v.string(), requested_at: v.string(), expires_at: v.string() })),
});

export const getPhoneChange = defineCall({
  id: 'account.phone-change',
  method: 'GET',
  path: '/api/player/phone_change',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: "Whether the account's phone number is confirmed, and the number that waits for its code.",
  response,
  refusals: [],
  example: {},
});

/** The current number may be requested too, to confirm it. A change that waited before is replaced. */
export const requestPhoneChange = defineCall({
  id: 'account.phone-change-request',
  method: 'POST',
  path: '/api/player/phone_change',
  who: 'player',
  touches: 'security',
  repeat: 'same-response',
  offline: 'online-only',
  summary: 'Sends a code to a phone number, which confirms it.',
  body: v.strictObject({ phone: phoneSchema }),
  response,
  refusals: ['reauthentication_required'],
  example: { body: { phone: '+49 30 5550199' } },
});

export const cancelPhoneChange = defineCall({
  id: 'account.phone-change-cancel',
  method: 'DELETE',
  path: '/api/player/phone_change',
  who: 'player',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Cancels the number that waits; nothing if none does.',
  response,
  refusals: [],
  example: {},
});

export const confirmPhoneChange = defineCall({
  id: 'account.phone-change-confirm',
  method: 'POST',
  path: '/api/player/phone_change/confirm',
  who: 'player',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: "Makes the number the account's, by the code that was sent to it.",
  body: v.strictObject({ code: oneTimeCodeSchema }),
  response,
  refusals: ['token_invalid', 'token_expired'],
  example: { body: { code: '123456' } },
});

/** The former number is restored, unconfirmed numbers too, and every session ends. */
export const undoPhoneChange = defineCall({
  id: 'account.phone-change-undo',
  method: 'POST',
  path: '/api/users/phone_change/undo',
  who: 'guest',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Takes a change of phone back, by the link in the mailed notice.',
  body: v.strictObject({ token: linkTokenSchema }),
  response: v.strictObject({}),
  refusals: ['token_invalid', 'token_expired'],
  example: { body: { token: 'A'.repeat(43) } },
});
