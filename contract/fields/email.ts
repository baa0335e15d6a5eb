import * as v from 'valibot';

/** The pattern of HTML's own e-mail field, in any case, with a dotted domain; dots stand between other characters (FORM-002). */
const pattern =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$/;

/** An e-mail address, at most 254 characters. Its case is kept; accounts are told apart without it. */
export const emailSchema = v.pipe(v.string(), v.nonEmpty(), v.regex(pattern, 'fields.email'), v.maxLength(254));
