import * as v from 'valibot';
import { defineCall } from '../../call';

/** What a captcha is answered with: a key that opens one door once, soon. The answer is the key, a point and what makes their hash begin with zeros. */
export const getCaptcha = defineCall({
  id: 'account.captcha',
  method: 'GET',
  path: '/api/captcha',
  who: 'guest',
  privacy: 'private',
  offline: 'online-only',
  summary: 'A site key, and how many zero bits the hash of its answer begins with.',
  proves: ['AUTH-006'],
  answer: v.strictObject({ site_key: v.string(), bits: v.number() }),
  refusals: [],
  example: {},
});
