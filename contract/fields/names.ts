import * as v from 'valibot';

const nameCharacters = /^[\p{L}\p{M}0-9 .-]+$/u;

const NAME_LENGTH = 60;

/** Letters, spaces, digits, dot, hyphen (FORM-005); spaces around it are dropped, as in all fields of a person. */
export const nameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.regex(nameCharacters, 'fields.wrong_characters'),
  v.maxLength(NAME_LENGTH),
);

/** English letters and spaces (FORM-015). */
export const englishNameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.regex(/^[A-Za-z ]+$/, 'fields.english_only'),
  v.maxLength(NAME_LENGTH),
);

/** The public name: as a name, empty or 3 to 15 characters (FORM-016). */
export const nicknameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[\p{L}\p{M}0-9 .-]*$/u, 'fields.wrong_characters'),
  v.check((text) => text === '' || (text.length >= 3 && text.length <= 15), 'fields.nickname_length'),
);

const lineOf = (length: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.regex(/^[^\p{Cc}<>]+$/u, 'fields.wrong_characters'), v.maxLength(length));

/** City, street and the like: any one-line text. */
export const lineSchema = lineOf(120);

/** The longest holder of a card or an account: first and last name. */
export const HOLDER_LENGTH = 2 * NAME_LENGTH + 1;

/** The holder of a card or an account. */
export const holderSchema = lineOf(HOLDER_LENGTH);

/** A personal identification code: exactly 11 characters (FORM-003). */
export const personalIdSchema = v.pipe(v.string(), v.trim(), v.length(11, 'fields.personal_id'));
