import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import { type CaptchaChallenge, captchaSolutionSchema } from '#contract/fields/captcha';
import { asksForCaptcha, CAPTCHA_COST, CAPTCHA_MS, CAPTCHA_TRIES } from '#rules/account/sign-in/captcha';
import type { ThrottledAction } from '#rules/account/sign-in/throttle';
import type { Queries } from '#server/database/connection';
import { readSecret } from '#server/database/settings-store';
import type { Platform } from '#server/platform';
import { refuse } from '#server/plugins/refusals';
import { type Attempt, peekAttempts } from './attempts-store';
import { spendChallenge } from './captcha-store';

/** An action with the current state of its attempts. */
type Peeked = readonly [action: ThrottledAction, meets: { isAllowed: boolean; attempts: number }];

/** The two secrets that sign a challenge and its key. */
async function secretsOf(queries: Queries): Promise<{ hmacSignatureSecret: string; hmacKeySignatureSecret: string }> {
  const secret = await readSecret(queries, 'captcha_secret');
  return { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret}/key` };
}

/** A new captcha: a key that the browser finds by trying; the server only checks a signature (AUTH-006). */
export async function newCaptcha({ database, clock }: Pick<Platform, 'database' | 'clock'>): Promise<CaptchaChallenge> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: CAPTCHA_COST,
    counter: randomInt(CAPTCHA_TRIES.most, CAPTCHA_TRIES.least),
    data: { issued_at: clock.now().getTime() },
    deriveKey,
    ...(await secretsOf(database)),
  });
  return JSON.parse(JSON.stringify(challenge)) as CaptchaChallenge;
}

const tokenSchema = v.pipe(
  v.string(),
  v.transform((token) => Buffer.from(token, 'base64').toString()),
  v.parseJson(),
  captchaSolutionSchema,
);

/** Whether a token solves a recent, unused captcha of ours; marks it as used. */
async function isRight({ database, clock }: Platform, token: string): Promise<boolean> {
  const parsed = v.safeParse(tokenSchema, token);
  if (!parsed.success) return false;
  const { challenge, solution } = parsed.output;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...(await secretsOf(database)) });
  const now = clock.now();
  const age = now.getTime() - challenge.parameters.data.issued_at;
  if (!verified || !(age >= 0 && age < CAPTCHA_MS)) return false;
  const used = await spendChallenge(database, challenge.signature, now);
  return used !== undefined;
}

/**
 * Requires a captcha if one of the actions has seen many attempts; not if one is locked out, which has its own refusal. Called before the
 * attempt is counted, so one that's sent again with its captcha counts once. Refuses: captcha_failed.
 */
export async function demandCaptcha(platform: Platform, actions: readonly Attempt[], response: string | undefined): Promise<void> {
  const now = platform.clock.now();
  const found: Peeked[] = [];
  for (const [action, text] of actions) found.push([action, await peekAttempts(platform.database, action, text, now)]);
  await demandCaptchaAfter(platform, found, response);
}

/** The same for attempts that were already read. Refuses: captcha_failed. */
export async function demandCaptchaAfter(platform: Platform, found: readonly Peeked[], response: string | undefined): Promise<void> {
  if (found.some(([, { isAllowed }]) => !isAllowed)) return;
  const isAsked = found.some(([action, { attempts }]) => asksForCaptcha(action, attempts));
  if (isAsked && !(response !== undefined && (await isRight(platform, response)))) throw refuse('captcha_failed');
}
