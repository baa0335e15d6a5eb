import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CaptchaChallenge } from '#contract/fields/captcha';

/** A captcha that takes a dozen cheap tries or so; `at` makes it unique. */
export const easyChallenge = (at = 0): CaptchaChallenge => ({
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    data: { issued_at: 1 },
    keyLength: 32,
    keyPrefix: '0',
    keySignature: '00',
    nonce: '00'.repeat(16),
    salt: at.toString(16).padStart(32, '0'),
  },
  signature: '00',
});

/** The token of a captcha, solved in the way a browser does. */
export async function tokenFor(challenge: CaptchaChallenge): Promise<string> {
  return Buffer.from(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })).toString('base64');
}

/** The contents of a token. */
export const readToken = (token: string) =>
  JSON.parse(Buffer.from(token, 'base64').toString()) as { challenge: CaptchaChallenge; solution: { counter: number; derivedKey: string } };
