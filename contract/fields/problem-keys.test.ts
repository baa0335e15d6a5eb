import type * as v from 'valibot';
import { expect, it } from 'vitest';
import { cardExpirySchema, cardNumberSchema } from './card';
import { countrySchema } from './country';
import { dateSchema, isoDateSchema } from './dates';
import { emailSchema } from './email';
import { ibanSchema } from './iban';
import { englishNameSchema, lineSchema, nameSchema, nicknameSchema, personalIdSchema } from './names';
import { linkTokenSchema, oneTimeCodeSchema } from './one-time-code';
import { passwordSchema, typedPasswordSchema } from './password';
import { mobilePhoneSchema, phoneSchema } from './phone';
import { postalCodeOf } from './postal-code';
import { problemBy } from './problems';
import { captchaSchema, fingerprintSchema, timeZoneSchema } from './user';

const email = (length: number) => `${'a'.repeat(length - 5)}@b.eu`;

it.each<[string, v.GenericSchema, string, string | null]>([
  ['an email', emailSchema, 'ada@orbit.example', null],
  ['an email without a domain', emailSchema, 'ada@', 'fields.email'],
  ['an email of 255 characters', emailSchema, email(255), 'fields.too_long'],
  ['a password', passwordSchema, 'Secret#1', null],
  ['a password of 7 characters', passwordSchema, 'Secret1', 'fields.too_short'],
  ['a password with a space', passwordSchema, 'Secret 12', 'fields.wrong_characters'],
  ['a password of 129 characters', passwordSchema, 'a'.repeat(129), 'fields.too_long'],
  ['a typed password of any characters', typedPasswordSchema, 'a b', null],
  ['a typed password of 129 characters', typedPasswordSchema, 'a'.repeat(129), 'fields.too_long'],
  ['a name', nameSchema, 'Åsa-Li St. 2', null],
  ['a name with a slash', nameSchema, 'a/b', 'fields.wrong_characters'],
  ['a name of 61 characters', nameSchema, 'a'.repeat(61), 'fields.too_long'],
  ['a name in English letters', englishNameSchema, 'Ada Orbit', null],
  ['a name in other letters', englishNameSchema, 'Åda', 'fields.english_only'],
  ['a name in English letters, too long', englishNameSchema, 'a'.repeat(61), 'fields.too_long'],
  ['no nickname', nicknameSchema, '', null],
  ['a nickname of 3 characters', nicknameSchema, 'ada', null],
  ['a nickname of 15 characters', nicknameSchema, 'a'.repeat(15), null],
  ['a nickname of 2 characters', nicknameSchema, 'ad', 'fields.nickname_length'],
  ['a nickname of 16 characters', nicknameSchema, 'a'.repeat(16), 'fields.nickname_length'],
  ['a nickname with a slash', nicknameSchema, 'a/da', 'fields.wrong_characters'],
  ['a line', lineSchema, 'Allee 1/2, #3', null],
  ['a line with a tag', lineSchema, 'a <b>', 'fields.wrong_characters'],
  ['a line of two', lineSchema, 'a\nb', 'fields.wrong_characters'],
  ['a line of 121 characters', lineSchema, 'a'.repeat(121), 'fields.too_long'],
  ['a personal id of 11 characters', personalIdSchema, '1'.repeat(11), null],
  ['a personal id of 10 characters', personalIdSchema, '1'.repeat(10), 'fields.personal_id'],
  ['a phone number', phoneSchema, '+49 (30) 123-45', null],
  ['a mobile number without its country code', mobilePhoneSchema, '017012345678', 'fields.phone_country'],
  ['a phone number of 7 characters', phoneSchema, '1234567', 'fields.phone'],
  ['a phone number of 33 characters', phoneSchema, '1'.repeat(33), 'fields.too_long'],
  ['an IBAN', ibanSchema, 'LT12 1000 0111 0100 1000', null],
  ['an IBAN with a hyphen', ibanSchema, 'LT12-1000', 'fields.wrong_characters'],
  ['an IBAN that begins with another character', ibanSchema, '-LT12', 'fields.wrong_characters'],
  ['an IBAN of 43 characters', ibanSchema, '1'.repeat(43), 'fields.too_long'],
  ['a card number with a wrong check digit', cardNumberSchema, '4242424242424241', 'fields.card_number'],
  ['a card number with letters', cardNumberSchema, '4242 x', 'fields.card_number'],
  ['a card expiry in a 13th month', cardExpirySchema, '13/26', 'fields.card_expiry'],
  ['a country', countrySchema, 'DE', null],
  ['an unknown country', countrySchema, 'XX', 'fields.country'],
  ['a date in another format', dateSchema, '2024-01-01', 'fields.date'],
  ['a date that does not exist', dateSchema, '31/02/2024', 'fields.date'],
  ['a date of the wire in another format', isoDateSchema, '01/02/2024', 'fields.date'],
  ['a British postal code after something else', postalCodeOf('GB'), '1SW1A 1AA', 'fields.postal_code'],
  ['a code of five digits', oneTimeCodeSchema, '12345', 'fields.code'],
  ['a code after something else', oneTimeCodeSchema, 'a123456', 'fields.code'],
  ['a code before something else', oneTimeCodeSchema, '1234567', 'fields.code'],
  ['a token of 42 characters', linkTokenSchema, 'A'.repeat(42), 'fields.invalid'],
  ['a token of 44 characters', linkTokenSchema, 'A'.repeat(44), 'fields.invalid'],
  ['a fingerprint of 7 characters', fingerprintSchema, 'A'.repeat(7), 'fields.invalid'],
  ['a time zone', timeZoneSchema, 'Etc/GMT+1', null],
  ['a time zone with a space', timeZoneSchema, 'a b', 'fields.invalid'],
  ['a time zone that doesn’t exist', timeZoneSchema, 'Nowhere/City', 'fields.invalid'],
  ['an offset as time zone', timeZoneSchema, '+05:30', 'fields.invalid'],
  ['a captcha of 4001 characters', captchaSchema, 'a'.repeat(4001), 'fields.too_long'],
])('%s gives the expected message or none', (_value, schema, value, key) => {
  expect(problemBy(schema, value)?.key ?? null).toBe(key);
});

it.each<[string, v.GenericSchema]>([
  ['email', emailSchema],
  ['password', passwordSchema],
  ['typed password', typedPasswordSchema],
  ['name', nameSchema],
  ['English name', englishNameSchema],
  ['line', lineSchema],
  ['phone', phoneSchema],
  ['IBAN', ibanSchema],
  ['card number', cardNumberSchema],
  ['card expiry', cardExpirySchema],
  ['country', countrySchema],
  ['date', dateSchema],
  ['date of the wire', isoDateSchema],
  ['postal code', postalCodeOf('DE')],
  ['code', oneTimeCodeSchema],
  ['token', linkTokenSchema],
])('an empty %s is required', (_field, schema) => {
  expect(problemBy(schema, '')?.key).toBe('fields.required');
});
