import * as v from 'valibot';

/** A phone number: digits, plus, parentheses, space, hyphen, at least 8 of them (FORM-006); spaces around them are dropped. */
export const phoneSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.regex(/^[0-9+() -]{8,}$/, 'fields.phone'), v.maxLength(32));
