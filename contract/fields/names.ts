import * as v from 'valibot';

const nameCharacters = /^[\p{L}\p{M}0-9 .-]+$/u;

/** Letters, spaces, digits, dot, hyphen (FORM-005); spaces around it are dropped, as in all fields of a person. */
export const nameSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.regex(nameCharacters, 'fields.wrong_characters'), v.maxLength(60));

/** English letters and spaces (FORM-015). */
export const englishNameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.regex(/^[A-Za-z ]+$/, 'fields.english_only'),
  v.maxLength(60),
);

/** The public name: as a name, empty or 3 to 15 characters (FORM-016). */
export const nicknameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[\p{L}\p{M}0-9 .-]*$/u, 'fields.wrong_characters'),
  v.check((text) => text === '' || (text.length >= 3 && text.length <= 15), 'fields.nickname_length'),
);

/** City, street and the like: any one-line text. */
export const lineSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.regex(/^[^\p{Cc}<>]+$/u, 'fields.wrong_characters'),
  v.maxLength(120),
);

/** A personal identification code: exactly 11 characters (FORM-003). */
export const personalIdSchema = v.pipe(v.string(), v.trim(), v.length(11, 'fields.personal_id'));
