import * as v from 'valibot';

const hex = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2})+$/), v.maxLength(128));
const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** A challenge of ALTCHA's proof of work, signed by the server; `issued_at` is in epoch milliseconds. */
export const challengeSchema = v.strictObject({
  parameters: v.strictObject({
    algorithm: v.literal('PBKDF2/SHA-256'),
    cost: positive,
    data: v.strictObject({ issued_at: positive }),
    keyLength: positive,
    keyPrefix: hex,
    keySignature: hex,
    nonce: hex,
    salt: hex,
  }),
  signature: hex,
});

export type CaptchaChallenge = v.InferOutput<typeof challengeSchema>;

/** A browser's solution: the counter, and the key derived from it. */
export const captchaSolutionSchema = v.object({ challenge: challengeSchema, solution: v.object({ counter: v.number(), derivedKey: hex }) });
