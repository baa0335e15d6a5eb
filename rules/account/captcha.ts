import type { ThrottledAction } from './throttle';

/** How long a captcha may be solved, in milliseconds. */
export const CAPTCHA_MS = 10 * 60_000;

/** Iterations of PBKDF2 for each key that is tried. */
export const CAPTCHA_COST = 5_000;

/** How many keys have to be tried, the last one included: half a second to two on a phone, as much for a script. */
export const CAPTCHA_TRIES = { least: 100, most: 300 } as const;

/** How often a browser asks for a captcha at most (AUTH-006). */
export const CAPTCHA_ATTEMPTS = 5;

/** From which attempt within its window, itself counted, a action asks for a captcha; below it nobody meets one. */
const askedFrom: Partial<Record<ThrottledAction, number>> = {
  'sign_in.device': 6,
  'sign_in.address': 40,
  'check_email.address': 12,
  'sign_up.address': 8,
  'mail.address': 8,
};

/** Whether the count of attempts at a action asks for a captcha. */
export function asksForCaptcha(action: ThrottledAction, attempts: number): boolean {
  return attempts >= (askedFrom[action] ?? Number.POSITIVE_INFINITY);
}
