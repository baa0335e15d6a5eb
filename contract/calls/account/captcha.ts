import * as v from 'valibot';
import { challengeSchema } from '../../fields/captcha';
import { defineCall } from '../../call';

/**
 * A captcha to solve, in place of a provider's site key: a proof of work that is valid for one action, once, within
 * ten minutes. The token is base64 of the JSON of challenge and solution, in ALTCHA's format.
 */
export const getCaptcha = defineCall({
  id: 'account.captcha',
  method: 'GET',
  path: '/api/captcha',
  who: 'guest',
  privacy: 'private',
  offline: 'online-only',
  summary: 'A signed proof-of-work challenge of ALTCHA.',
  proves: ['AUTH-006'],
  response: v.strictObject({ challenge: challengeSchema }),
  refusals: [],
  example: {},
});
