import * as v from 'valibot';

const instant = v.string();
const place = v.nullable(v.string());

/** How a sign-in was proven, in addition to the password. */
export const signInWays = ['password', 'code', 'recovery_code', 'trusted_device', 'passkey'] as const;
export type SignInWay = (typeof signInWays)[number];

/** What the history of security events contains. */
export const securityEventKinds = [
  'sign_up',
  'sign_in',
  'sign_in_failed',
  'password_changed',
  'two_factor_on',
  'two_factor_off',
  'recovery_codes_new',
  'device_trusted',
  'device_forgotten',
  'passkey_added',
  'passkey_removed',
  'session_ended',
  'sessions_ended',
  'factor_reset_requested',
  'factor_reset_cancelled',
  'factor_reset_done',
  'email_change_requested',
  'email_changed',
  'email_change_cancelled',
  'email_change_undone',
  'phone_confirmed',
  'phone_change_requested',
  'phone_changed',
  'phone_change_cancelled',
  'phone_change_undone',
  'account_closed',
  'account_reopened',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

/** One security event. `country` is an ISO code, `device` such as "Chrome, Android". */
export const securityEventSchema = v.strictObject({
  id: v.number(),
  at: instant,
  kind: v.picklist(securityEventKinds),
  way: v.nullable(v.picklist(signInWays)),
  country: place,
  device: place,
});
export type SecurityEvent = v.InferOutput<typeof securityEventSchema>;

/** A device that skips the second step until `expires_at`. */
export const trustedDeviceSchema = v.strictObject({
  id: v.string(),
  is_current: v.boolean(),
  user_agent: v.nullable(v.string()),
  country: place,
  created_at: instant,
  last_used_at: instant,
  expires_at: instant,
});
export type TrustedDevice = v.InferOutput<typeof trustedDeviceSchema>;

/** The security settings of an account, as its player sees them. */
export const securitySchema = v.strictObject({
  two_factor: v.strictObject({ enabled: v.boolean(), recovery_codes_left: v.number() }),
  trusted_devices: v.array(trustedDeviceSchema),
  /** The sign-in before the one of this session. */
  last_sign_in: v.nullable(v.strictObject({ at: instant, country: place, device: place })),
  /** A pending reset of the second factor; the player can cancel it. */
  factor_reset: v.nullable(v.strictObject({ requested_at: instant, due_at: instant })),
});
export type Security = v.InferOutput<typeof securitySchema>;
