import * as v from 'valibot';
import { defineCall } from '../../call';
import { emailSchema } from '../../fields/email';
import { linkTokenSchema, oneTimeCodeSchema } from '../../fields/one-time-code';

const exampleToken = 'A'.repeat(43);
const pendingSchema = v.strictObject({ email: v.string(), requested_at: v.string(), expires_at: v.string() });
const response = v.strictObject({ pending: v.nullable(pendingSchema) });

export const getEmailChange = defineCall({
  id: 'account.email-change',
  method: 'GET',
  path: '/api/player/email_change',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: 'The change of email that waits for the new address to be confirmed.',
  response,
  refusals: [],
  example: {},
});

/** A change that waited before is replaced. */
export const requestEmailChange = defineCall({
  id: 'account.email-change-request',
  method: 'POST',
  path: '/api/player/email_change',
  who: 'player',
  touches: 'security',
  repeat: 'same-response',
  offline: 'online-only',
  summary: 'Requests a new email: a link and a code go to it, a notice to the old one.',
  body: v.strictObject({ email: emailSchema }),
  response,
  refusals: ['reauthentication_required', 'email_taken'],
  example: { body: { email: 'new-address@perigee.example' } },
});

export const cancelEmailChange = defineCall({
  id: 'account.email-change-cancel',
  method: 'DELETE',
  path: '/api/player/email_change',
  who: 'player',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Cancels the change of email that waits; nothing if none does.',
  response,
  refusals: [],
  example: {},
});

/** Looks at a mailed link without using it: mail scanners open links too. */
export const lookAtEmailChange = defineCall({
  id: 'account.email-change-look',
  method: 'GET',
  path: '/api/users/email_change',
  who: 'guest',
  privacy: 'private',
  offline: 'online-only',
  summary: 'What a mailed link about a change of email would do.',
  query: v.strictObject({ token: linkTokenSchema }),
  response: v.strictObject({
    /** `confirm`: the link of the new address; `undo`: the link of the old one. */
    link: v.picklist(['confirm', 'undo']),
    /** Both addresses with their middle masked. */
    old_email: v.string(),
    new_email: v.string(),
    is_confirmed: v.boolean(),
  }),
  refusals: ['token_invalid', 'token_expired'],
  example: { query: { token: exampleToken } },
});

/** By the link of the mail, in any browser, or by its six digits for the signed-in player. */
export const confirmEmailChange = defineCall({
  id: 'account.email-change-confirm',
  method: 'POST',
  path: '/api/users/email_change/confirm',
  who: 'guest',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Makes the new email the one of the account.',
  body: v.union([v.strictObject({ token: linkTokenSchema }), v.strictObject({ code: oneTimeCodeSchema })]),
  response: v.strictObject({}),
  refusals: ['token_invalid', 'token_expired', 'signed_out', 'email_taken'],
  example: { body: { token: exampleToken } },
});

/** The old address is restored if the new one was confirmed already, and every session ends. */
export const undoEmailChange = defineCall({
  id: 'account.email-change-undo',
  method: 'POST',
  path: '/api/users/email_change/undo',
  who: 'guest',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Takes a change of email back, by the link in the notice to the old address.',
  body: v.strictObject({ token: linkTokenSchema }),
  response: v.strictObject({}),
  refusals: ['token_invalid', 'token_expired', 'email_taken'],
  example: { body: { token: exampleToken } },
});
