import * as v from 'valibot';

/** The pattern of HTML's email field, in any case, with a dotted domain; dots only between other characters (FORM-002). */
const pattern =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$/;

/** An email address, at most 254 characters. Its case is stored; accounts are compared without it. Spaces around it are dropped. */
export const emailSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.regex(pattern, 'fields.email'), v.maxLength(254));
