import * as v from 'valibot';

export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;

/** Letters, digits and | @ # $ ^ & = " ! № ' ; % : ? ( ) _ + - / , . < > (FORM-004). */
const alphabet = /^[\p{L}\p{M}0-9|@#$^&="!№';%:?()_+/,.<>-]+$/u;

/** A new password. */
export const passwordSchema = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.regex(alphabet, 'fields.wrong_characters'),
  v.minLength(PASSWORD_LENGTH.least),
  v.maxLength(PASSWORD_LENGTH.most),
);

/** A password to check: any text is compared, so only its size is limited. */
export const typedPasswordSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(PASSWORD_LENGTH.most));
