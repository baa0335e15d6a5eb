import * as v from 'valibot';
import { defineCall } from '../../call';
import { emailSchema } from '../../fields/email';
import { oneTimeCodeSchema, recoveryCodeSchema } from '../../fields/one-time-code';
import { passkeyAssertionSchema } from '../../fields/passkey';
import { typedPasswordSchema } from '../../fields/password';
import { securityEventSchema } from '../../fields/security';
import { captchaSchema, fingerprintSchema, userSchema } from '../../fields/user';

const nothing = v.strictObject({});

/** A guest becomes a player (AUTH-001, AUTH-002). The session is an HttpOnly cookie. */
export const signIn = defineCall({
  id: 'account.sign-in',
  method: 'POST',
  path: '/api/users/sign_in',
  who: 'guest',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Signs a player in; an unknown email gets the same response in the same time as a wrong password.',
  proves: ['API-017', 'AUTH-001', 'AUTH-002'],
  body: v.strictObject({
    user: v.strictObject({
      email: emailSchema,
      password: typedPasswordSchema,
      dfpc: v.optional(fingerprintSchema),
      captcha: v.optional(captchaSchema),
      /** Whether it was sent by the page /login rather than by a dialog; recorded with the sign-in. */
      custom_login_reg: v.optional(v.boolean()),
      otp_attempt: v.optional(oneTimeCodeSchema),
      /** A recovery code in place of the authenticator's code; each works once. */
      recovery_code: v.optional(recoveryCodeSchema),
      /** Skips the second step on this device for 14 days after passing it once. */
      trust_device: v.optional(v.boolean()),
    }),
  }),
  response: userSchema,
  refusals: [
    'wrong_credentials',
    'second_factor_required',
    'second_factor_wrong',
    'account_locked',
    'account_closed',
    'login_restricted',
    'EE_LICENSE_BLOCKED',
    'too_young',
    'captcha_failed',
  ],
  example: { body: { user: { email: 'regular@perigee.example', password: 'Perigee!2026', dfpc: 'example-device' } } },
});

/** Identifies a session without its token. */
const sessionId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/, 'fields.invalid'));

/**
 * Ends this session and its streams. Without a session it does nothing, so that a late click never fails. With `session`
 * it's the delayed sign-out of a device that was offline: it ends that session of the player and no other, and leaves the
 * cookie alone, which may belong to a newer one by then.
 */
export const signOut = defineCall({
  id: 'account.sign-out',
  method: 'DELETE',
  path: '/api/users/sign_out',
  who: 'guest',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Ends the session of this browser, or the one named by `session`.',
  proves: ['API-018', 'AUTH-008'],
  query: v.strictObject({ session: v.optional(sessionId) }),
  response: nothing,
  refusals: [],
  example: {},
});

/** Required before a sensitive change if the password was last entered a while ago. */
export const reauthenticate = defineCall({
  id: 'account.reauthenticate',
  method: 'POST',
  path: '/api/users/reauthenticate',
  who: 'player',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Checks the password or a passkey again; sensitive changes are allowed for a while after it.',
  body: v.union([v.strictObject({ password: typedPasswordSchema }), v.strictObject({ passkey: passkeyAssertionSchema })]),
  response: nothing,
  refusals: ['wrong_credentials', 'passkey_not_accepted', 'account_locked'],
  example: { body: { password: 'Perigee!2026' } },
});

const sessionSchema = v.strictObject({
  id: v.string(),
  is_current: v.boolean(),
  user_agent: v.nullable(v.string()),
  country: v.nullable(v.string()),
  created_at: v.string(),
  last_seen_at: v.string(),
});

export const getSessions = defineCall({
  id: 'account.sessions',
  method: 'GET',
  path: '/api/player/sessions',
  who: 'player',
  privacy: 'private',
  offline: 'online-only',
  summary: 'The player’s active sessions, this one first.',
  proves: ['PROF-001'],
  response: v.strictObject({ data: v.array(sessionSchema) }),
  refusals: [],
  example: {},
});

/** This session continues. Other devices also lose their trust and need the second step again. */
export const revokeOtherSessions = defineCall({
  id: 'account.sessions-revoke',
  method: 'DELETE',
  path: '/api/player/sessions',
  who: 'player',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Ends every other session of the player, their streams, and the trust in other devices.',
  proves: ['PROF-001'],
  response: v.strictObject({ ended: v.number() }),
  refusals: [],
  example: {},
});

const eventId = v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'fields.invalid'), v.transform(Number));

/** A page of the history, the latest first; `before` is the `next` of the page before. */
export const getSecurityEvents = defineCall({
  id: 'account.security-events',
  method: 'GET',
  path: '/api/player/security_events',
  who: 'player',
  privacy: 'private',
  offline: 'online-only',
  summary: 'Security events of the account: sign-ins, failed sign-ins, and changes of password, factors and the like.',
  proves: ['PROF-001'],
  query: v.strictObject({ before: v.optional(eventId) }),
  response: v.strictObject({ data: v.array(securityEventSchema), next: v.nullable(v.number()) }),
  refusals: [],
  example: {},
});

/** A session of somebody else, or one that has ended, isn't found. */
export const revokeSession = defineCall({
  id: 'account.session-revoke',
  method: 'DELETE',
  path: '/api/player/sessions/{id}',
  who: 'player',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Ends another session of the player and its streams.',
  proves: ['PROF-001'],
  params: v.strictObject({ id: sessionId }),
  response: nothing,
  refusals: ['not_found'],
  example: { params: { id: 'AAAAAAAAAAAA' } },
});
