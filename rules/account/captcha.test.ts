import { expect, it } from 'vitest';
import { asksForCaptcha } from './captcha';

it('a door asks for a captcha from some attempts on, and before that nobody meets one', () => {
  expect([1, 5, 6, 9].map((attempts) => asksForCaptcha('sign_in.device', attempts))).toEqual([false, false, true, true]);
  expect(asksForCaptcha('sign_in.account', 1000)).toBe(false);
});
