import type { ThrottledAction } from './throttle';

/** How long a captcha stays valid, in milliseconds. */
export const CAPTCHA_MS = 10 * 60_000;

/** PBKDF2 iterations for each key tried. */
export const CAPTCHA_COST = 5_000;

/** How many keys have to be tried, including the right one: half a second to two seconds on a phone, and the same for a script. */
export const CAPTCHA_TRIES = { least: 100, most: 300 } as const;

/** How often a browser may request a captcha (AUTH-006). */
export const CAPTCHA_ATTEMPTS = 5;

/** The number of attempts within the window, this one included, from which an action requires a captcha. */
const askedFrom: Partial<Record<ThrottledAction, number>> = {
  'sign_in.device': 6,
  'sign_in.address': 40,
  'check_email.address': 12,
  'sign_up.address': 8,
  'mail.address': 8,
};

/** Returns whether an action with this many attempts requires a captcha. */
export function asksForCaptcha(action: ThrottledAction, attempts: number): boolean {
  return attempts >= (askedFrom[action] ?? Number.POSITIVE_INFINITY);
}
