import * as v from 'valibot';

/** A phone number: digits, plus, parentheses, space, hyphen, at least 8 of them (FORM-006); spaces around them are dropped. */
export const phoneSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.regex(/^[0-9+() -]{8,}$/, 'fields.phone'), v.maxLength(32));

/** A phone number that a text message reaches from anywhere: with its country code, after a plus or two zeros. */
export const mobilePhoneSchema = v.pipe(phoneSchema, v.regex(/^[( ]*(?:\+|00)/, 'fields.phone_country'));
