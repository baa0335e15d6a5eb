import * as v from 'valibot';
import { defineCall } from '../../call';
import { emailSchema } from '../../fields/email';
import { linkTokenSchema, oneTimeCodeSchema } from '../../fields/one-time-code';
import { passwordSchema } from '../../fields/password';
import { captchaSchema } from '../../fields/user';

/** Requests a mail with a link and a code (AUTH-013). Known and unknown addresses get the same response. */
export const remindPassword = defineCall({
  id: 'account.password-remind',
  method: 'POST',
  path: '/api/users/password',
  who: 'guest',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Mails a link and a code for a new password.',
  proves: ['API-020', 'AUTH-013'],
  body: v.strictObject({ user: v.strictObject({ email: emailSchema, captcha: v.optional(captchaSchema) }) }),
  response: v.strictObject({}),
  refusals: ['captcha_failed'],
  example: { body: { user: { email: 'regular@perigee.example' } } },
});

/** Checks a mailed link without using it: mail scanners and previews open links too. */
export const getPasswordLink = defineCall({
  id: 'account.password-link',
  method: 'GET',
  path: '/api/users/password',
  who: 'guest',
  privacy: 'private',
  offline: 'online-only',
  summary: 'Whether the link of a mail for a new password still works, and until when.',
  proves: ['AUTH-013'],
  query: v.strictObject({ reset_password_token: linkTokenSchema }),
  response: v.strictObject({ expires_at: v.string() }),
  refusals: ['token_invalid', 'token_expired'],
  example: { query: { reset_password_token: 'A'.repeat(43) } },
});

/** Sets a new password by the mailed link, or by address and code; ends all sessions. */
export const newPassword = defineCall({
  id: 'account.password-new',
  method: 'PUT',
  path: '/api/users/password',
  who: 'guest',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Sets a new password by a mailed link, or by the email and the six digits of the same mail.',
  proves: ['API-021', 'AUTH-013'],
  body: v.strictObject({
    user: v.union([
      v.strictObject({ reset_password_token: linkTokenSchema, password: passwordSchema }),
      v.strictObject({ email: emailSchema, code: oneTimeCodeSchema, password: passwordSchema }),
    ]),
  }),
  response: v.strictObject({}),
  refusals: ['token_invalid', 'token_expired', 'breached_password'],
  example: { body: { user: { reset_password_token: 'A'.repeat(43), password: 'Orbit-and-back-8' } } },
});
