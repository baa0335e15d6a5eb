import * as v from 'valibot';
import { breakTypes } from './limit';
import { localeSchema } from './locale';

const text = v.nullable(v.string());
const instant = v.string();

/** How a VIP player contacts the manager. */
const managerSchema = v.strictObject({
  name: v.string(),
  avatar: text,
  whatsapp: text,
  telegram: text,
  email: text,
  time_zone: v.string(),
});

/** The player's own data (USER-001). Instants are ISO; `date_of_birth` is YYYY-MM-DD. */
export const userSchema = v.strictObject({
  id: v.number(),
  user_id: v.number(),
  email: v.string(),
  nickname: text,
  nick_name: text,
  first_name: text,
  last_name: text,
  gender: text,
  date_of_birth: text,
  country: text,
  city: text,
  address: text,
  postal_code: text,
  state: text,
  mobile_phone: text,
  /** Since when the number is confirmed by a code. */
  phone_confirmed_at: v.nullable(instant),
  receive_promos: v.boolean(),
  receive_sms_promos: v.boolean(),
  receive_phone_promos: v.boolean(),
  receive_post_promos: v.boolean(),
  currency: v.string(),
  language: v.string(),
  locale: localeSchema,
  statuses: v.array(v.strictObject({ id: v.number(), name: v.string() })),
  created_at: instant,
  current_sign_in_at: v.nullable(instant),
  confirmed_at: v.nullable(instant),
  deposit_bonus_code: text,
  can_issue_bonuses: v.boolean(),
  profession: text,
  personal_id: text,
  autoregistered: v.boolean(),
  /** A path of this site that signs the player in to the sportsbook; null during a break. */
  autologin_link: text,
  verified: v.boolean(),
  sumsub_verified: v.boolean(),
  license_name: text,
  sow_questionnaire_expires_at: v.nullable(instant),
  two_factor_enabled: v.boolean(),
  /** What the player still has to accept or fill in, including `terms_acceptance` (AUTH-019). */
  auth_fields_missed: v.array(v.picklist(['terms_acceptance'])),
  groups: v.array(v.number()),
  /** The current break from play; `until` is null for one without an end (LIMIT-006). */
  play_break: v.nullable(v.strictObject({ type: v.picklist(breakTypes), until: v.nullable(instant) })),
  manager: v.nullable(managerSchema),
  /** Identifies the session on this device; a new one after every sign-in. */
  session_epoch: v.string(),
});

export type User = v.InferOutput<typeof userSchema>;

export const genders = ['f', 'm', 'x'] as const;
export const genderSchema = v.picklist(genders, 'fields.invalid');

/** A device's fingerprint computed by the browser; a hint for locks and fraud checks, never proof. */
export const fingerprintSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,128}$/, 'fields.invalid'));

/** The solution of a captcha. */
export const captchaSchema = v.pipe(v.string(), v.maxLength(4000));

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat(undefined, { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** A time zone by its IANA name; no offset such as `+02:00`, which PostgreSQL would read with the opposite sign. */
export const timeZoneSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z][A-Za-z0-9_+/-]{1,59}$/, 'fields.invalid'),
  v.check(isTimeZone, 'fields.invalid'),
);
