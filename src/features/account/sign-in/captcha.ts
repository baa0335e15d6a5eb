import { getCaptcha } from '#contract/calls/account/captcha';
import type { CaptchaChallenge } from '#contract/fields/captcha';
import { chance } from '#offline/chance';
import { CAPTCHA_ATTEMPTS } from '#rules/account/sign-in/captcha';
import { retryDelay } from '#rules/retry';
import { ask } from '../../../platform/api/client';
import { CallFailed } from '../../../platform/api/refusal';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Requests a captcha, in five attempts at most (AUTH-006); null if they all fail. */
async function fetchChallenge(): Promise<CaptchaChallenge | null> {
  for (let attempt = 0; attempt < CAPTCHA_ATTEMPTS; attempt += 1) {
    if (attempt > 0) await pause(retryDelay(attempt - 1, chance()));
    try {
      return (await ask(getCaptcha, {}, { retries: 0 })).challenge;
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
    }
  }
  return null;
}

/**
 * The token of a solved captcha; undefined if none is available, or if the browser can't solve it. WebCrypto derives the
 * keys off the main thread.
 */
export async function captchaToken(): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const challenge = await fetchChallenge();
  if (!challenge) return undefined;
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([import('altcha-lib'), import('altcha-lib/algorithms/web/pbkdf2')]);
  const solution = await solveChallenge({ challenge, deriveKey });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}

/** Maximum captchas per action: a second one in case a lost attempt has already used the first. */
const CAPTCHAS_AT_A_DOOR = 2;

/** Runs an action: if the server requires a captcha, again with one. */
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
