import * as v from 'valibot';

/** The digits of an input typed in groups. */
export function cardDigits(text: string): string {
  return text.replace(/[ -]/g, '');
}

/** Whether the check digit is right (Luhn). */
export function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const counted = place % 2 === 0 ? digit : digit * 2;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum % 10 === 0;
}

/** A payment card's number, 12 to 19 digits, spaces or hyphens between groups (FORM-011). */
export const cardNumberSchema = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.regex(/^[0-9 -]+$/, 'fields.card_number'),
  v.check((text) => /^\d{12,19}$/.test(cardDigits(text)) && isLuhn(cardDigits(text)), 'fields.card_number'),
);

/** NN/NN with a month from 1 to 12 and a year above 0 (FORM-014). */
export const cardExpirySchema = v.pipe(v.string(), v.nonEmpty(), v.regex(/^(?:0[1-9]|1[0-2])\/(?:0[1-9]|[1-9]\d)$/, 'fields.card_expiry'));
