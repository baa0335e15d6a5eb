import * as v from 'valibot';

/** The six-digit code with every mailed link, and of an authenticator. */
export const oneTimeCodeSchema = v.pipe(v.string(), v.nonEmpty(), v.regex(/^\d{6}$/, 'fields.code'));

/** The secret of a mailed link: 256 bits as 43 characters. */
export const linkTokenSchema = v.pipe(v.string(), v.nonEmpty(), v.regex(/^[A-Za-z0-9_-]{43}$/, 'fields.invalid'));
