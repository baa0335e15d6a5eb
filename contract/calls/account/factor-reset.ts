import * as v from 'valibot';
import { defineCall } from '../../call';
import { linkTokenSchema } from '../../fields/one-time-code';

const exampleToken = 'A'.repeat(43);

/** Looks at a mailed link without cancelling anything: mail scanners open links too. */
export const getFactorReset = defineCall({
  id: 'account.factor-reset',
  method: 'GET',
  path: '/api/users/factor_reset',
  who: 'guest',
  privacy: 'private',
  offline: 'online-only',
  summary: 'When the reset of a second factor that a mailed link names is due.',
  query: v.strictObject({ token: linkTokenSchema }),
  response: v.strictObject({ due_at: v.string() }),
  refusals: ['token_invalid'],
  example: { query: { token: exampleToken } },
});

/** By the link of the mail, or for the signed-in player without a token. */
export const cancelFactorReset = defineCall({
  id: 'account.factor-reset-cancel',
  method: 'POST',
  path: '/api/users/factor_reset/cancel',
  who: 'guest',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Cancels the reset of a second factor that an operator requested.',
  body: v.strictObject({ token: v.optional(linkTokenSchema) }),
  response: v.strictObject({}),
  refusals: ['token_invalid', 'signed_out'],
  example: { body: { token: exampleToken } },
});
