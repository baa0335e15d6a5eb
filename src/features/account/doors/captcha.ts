import { getCaptcha } from '#contract/calls/account/captcha';
import { chance } from '#offline/chance';
import { CAPTCHA_ATTEMPTS, hasLeadingZeros } from '#rules/account/captcha';
import { retryDelay } from '#rules/retry';
import { ask } from '../../../platform/api/client';
import { CallFailed } from '../../../platform/api/refusal';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits for the site key, for five attempts at most (AUTH-006); null where it cannot be had. */
async function siteKey(): Promise<{ site_key: string; bits: number } | null> {
  for (let attempt = 0; attempt < CAPTCHA_ATTEMPTS; attempt += 1) {
    if (attempt > 0) await pause(retryDelay(attempt - 1, chance()));
    try {
      return await ask(getCaptcha, {}, { retries: 0 });
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
    }
  }
  return null;
}

/** Answers a captcha: the key, a point, and what makes their hash begin with zeros; undefined where there is no key, or where the browser cannot hash. */
export async function captchaToken(): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const key = await siteKey();
  if (!key) return undefined;
  const encoder = new TextEncoder();
  for (let tried = 0; ; tried += 1) {
    const answer = `${key.site_key}.${tried.toString(36)}`;
    if (hasLeadingZeros(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(answer))), key.bits)) return answer;
  }
}

/** How many captchas one passage may take: a second one where the answer to the first was lost on its way, which had used it up. */
const CAPTCHAS_AT_A_DOOR = 2;

/** Passes a door: where it asks for a captcha, once more with one. */
export async function withCaptcha<T>(pass: (captcha: { captcha?: string }) => Promise<T>): Promise<T> {
  let given: { captcha?: string } = {};
  for (let left = CAPTCHAS_AT_A_DOOR; ; left -= 1) {
    try {
      return await pass(given);
    } catch (error) {
      const isAsked = left > 0 && error instanceof CallFailed && error.code === 'captcha_failed';
      const captcha = isAsked ? await captchaToken() : undefined;
      if (captcha === undefined) throw error;
      given = { captcha };
    }
  }
}
