import * as v from 'valibot';

/** The six-digit code with every mailed link, and of an authenticator. */
export const oneTimeCodeSchema = v.pipe(v.string(), v.nonEmpty(), v.regex(/^\d{6}$/, 'fields.code'));

/** The secret of a mailed link: 256 bits as 43 characters. */
export const linkTokenSchema = v.pipe(v.string(), v.nonEmpty(), v.regex(/^[A-Za-z0-9_-]{43}$/, 'fields.invalid'));

/** A recovery code as somebody types it: three groups of four, with or without hyphens. */
export const recoveryCodeSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(30),
  v.regex(/^(?:[\s-]*[2-9A-HJKMNP-TV-Za-hjkmnp-tv-z]){12}[\s-]*$/, 'fields.recovery_code'),
);
