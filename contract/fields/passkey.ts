import * as v from 'valibot';

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const base64url = (longest: number) =>
  v.pipe(v.string(), v.nonEmpty(), v.maxLength(longest), v.regex(/^[A-Za-z0-9_-]+={0,2}$/, 'fields.invalid'));
/** Results of extensions; we request none. */
const extensions = v.optional(v.record(text(100), v.unknown()));

/** The id of a passkey, as authenticators name it. */
export const passkeyIdSchema = base64url(1400);

const credential = {
  id: passkeyIdSchema,
  rawId: passkeyIdSchema,
  type: v.literal('public-key', 'fields.invalid'),
  authenticatorAttachment: v.optional(text(40)),
  clientExtensionResults: extensions,
};

/** The result of `navigator.credentials.create`, as JSON (WebAuthn, RegistrationResponseJSON). */
export const passkeyRegistrationSchema = v.strictObject({
  ...credential,
  response: v.strictObject({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(4_000),
    authenticatorData: v.optional(base64url(4_000)),
    transports: v.optional(v.pipe(v.array(text(40)), v.maxLength(10))),
    publicKeyAlgorithm: v.optional(v.number()),
    publicKey: v.optional(base64url(4_000)),
  }),
});
export type PasskeyRegistration = v.InferOutput<typeof passkeyRegistrationSchema>;

/** The result of `navigator.credentials.get`, as JSON (WebAuthn, AuthenticationResponseJSON). */
export const passkeyAssertionSchema = v.strictObject({
  ...credential,
  response: v.strictObject({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
    userHandle: v.nullish(text(200)),
  }),
});
export type PasskeyAssertion = v.InferOutput<typeof passkeyAssertionSchema>;

/** Options for the browser, as JSON; the WebAuthn library validates their shape. */
export const passkeyOptionsSchema = v.record(v.string(), v.unknown());

export const passkeyNameSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60));

/** A passkey as its player sees it. */
export const passkeySchema = v.strictObject({
  id: v.string(),
  name: v.string(),
  created_at: v.string(),
  last_used_at: v.nullable(v.string()),
});
export type Passkey = v.InferOutput<typeof passkeySchema>;
