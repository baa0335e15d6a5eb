import type { Door } from './doors';

/** How long a site key may be answered. */
export const CAPTCHA_KEY_MS = 10 * 60_000;

/** Leading zero bits of the hash of an answer: some thousand tries, which a slow phone makes in about a second. */
export const CAPTCHA_BITS = 12;

/** How often a browser asks for the site key at most (AUTH-006). */
export const CAPTCHA_ATTEMPTS = 5;

/** From which attempt within its window, itself counted, a door asks for a captcha; below it nobody meets one. */
const askedFrom: Partial<Record<Door, number>> = {
  'sign_in.device': 6,
  'sign_in.address': 40,
  'check_email.address': 12,
  'sign_up.address': 8,
  'mail.address': 8,
};

/** Whether the count of attempts at a door asks for a captcha. */
export function asksForCaptcha(door: Door, attempts: number): boolean {
  return attempts >= (askedFrom[door] ?? Number.POSITIVE_INFINITY);
}

/** Whether a digest begins with so many zero bits. */
export function hasLeadingZeros(digest: Uint8Array, bits: number): boolean {
  const whole = Math.floor(bits / 8);
  if (digest.subarray(0, whole).some((byte) => byte !== 0)) return false;
  return bits % 8 === 0 || (digest[whole] ?? 255) >> (8 - (bits % 8)) === 0;
}
