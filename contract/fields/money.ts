import * as v from 'valibot';

/** Minor units of the currency beside it: whole, exact, not below zero. */
export const centsSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The code of a currency; whether accounts can be opened in it is for the rules to say. */
export const currencySchema = v.pipe(v.string(), v.regex(/^[A-Z]{3,5}$/, 'fields.invalid'));

/** An amount of money on the wire. */
export const moneySchema = v.strictObject({ amount_cents: centsSchema, currency: currencySchema });
