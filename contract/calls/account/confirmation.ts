import * as v from 'valibot';
import { defineCall } from '../../call';
import { emailSchema } from '../../fields/email';
import { linkTokenSchema, oneTimeCodeSchema } from '../../fields/one-time-code';
import { captchaSchema } from '../../fields/user';

const exampleToken = 'A'.repeat(43);

/** Checks a mailed link without using it: mail scanners and previews open links too. */
export const getConfirmation = defineCall({
  id: 'account.confirmation',
  method: 'GET',
  path: '/api/users/confirmation',
  who: 'guest',
  privacy: 'private',
  offline: 'online-only',
  summary: 'Whether a link of a confirmation mail still works, and for which address.',
  proves: ['API-022', 'AUTH-012'],
  query: v.strictObject({ confirmation_token: linkTokenSchema }),
  response: v.strictObject({
    /** The address with its middle masked. */
    email: v.string(),
    state: v.picklist(['open', 'confirmed']),
  }),
  refusals: ['token_invalid', 'token_expired'],
  example: { query: { confirmation_token: exampleToken } },
});

/**
 * Sends the mail again (API-023). An unknown address gets the same response as an unconfirmed one; a confirmed one is a field
 * error (AUTH-012).
 */
export const resendConfirmation = defineCall({
  id: 'account.confirmation-resend',
  method: 'POST',
  path: '/api/users/confirmation',
  who: 'guest',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Mails the link and the code again.',
  proves: ['API-023', 'AUTH-012'],
  body: v.strictObject({ user: v.strictObject({ email: emailSchema }), captcha: v.optional(captchaSchema) }),
  response: v.strictObject({}),
  refusals: ['captcha_failed'],
  example: { body: { user: { email: 'newcomer@perigee.example' } } },
});

/** Uses a link, or the code in the same mail for the signed-in player, since links leave an installed app. */
export const confirmEmail = defineCall({
  id: 'account.confirm-email',
  method: 'POST',
  path: '/api/users/confirmation/accept',
  who: 'guest',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Confirms the email by a link, or by the six digits of the same mail.',
  proves: ['AUTH-012'],
  body: v.union([v.strictObject({ confirmation_token: linkTokenSchema }), v.strictObject({ code: oneTimeCodeSchema })]),
  response: v.strictObject({ confirmed_at: v.string() }),
  refusals: ['token_invalid', 'token_expired', 'code_expired', 'signed_out'],
  example: { body: { confirmation_token: exampleToken } },
});
