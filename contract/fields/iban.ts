import * as v from 'valibot';

/** Letters, digits and spaces (FORM-017). */
export const ibanSchema = v.pipe(v.string(), v.nonEmpty(), v.regex(/^[A-Za-z0-9 ]+$/, 'fields.wrong_characters'), v.maxLength(42));
