import { expect, it } from 'vitest';
import { asksForCaptcha, hasLeadingZeros } from './captcha';

it('a door asks for a captcha from some attempts on, and before that nobody meets one [AUTH-006]', () => {
  expect([1, 5, 6, 9].map((attempts) => asksForCaptcha('sign_in.device', attempts))).toEqual([false, false, true, true]);
  expect(asksForCaptcha('sign_in.account', 1000)).toBe(false);
});

it('the zero bits that a digest begins with are counted', () => {
  const digest = Uint8Array.from([0, 0b0000_1111, 255]);
  expect([0, 8, 12, 13, 16].map((bits) => hasLeadingZeros(digest, bits))).toEqual([true, true, true, false, false]);
  expect(hasLeadingZeros(new Uint8Array(0), 4)).toBe(false);
});
