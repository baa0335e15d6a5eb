import { expect, it } from 'vitest';
import { asksForCaptcha } from './captcha';

it('an action requires a captcha from its configured attempt on, not before', () => {
  expect([1, 5, 6, 9].map((attempts) => asksForCaptcha('sign_in.device', attempts))).toEqual([false, false, true, true]);
  expect(asksForCaptcha('sign_in.account', 1000)).toBe(false);
});
