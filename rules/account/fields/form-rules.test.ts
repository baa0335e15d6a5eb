import { describe, expect, it } from 'vitest';
import * as form from './form-rules';

const now = new Date('2026-11-21T12:00:00Z');
const key = (rule: form.FormRule, text: string) => rule(text)?.key ?? null;
const keys = (rule: form.FormRule, texts: readonly string[]) => texts.map((text) => key(rule, text));

describe('form rules', () => {
  it('validate presence, length, value and whole numbers [FORM-001a, FORM-001b]', () => {
    expect(keys(form.required, ['', '  ', 'x'])).toEqual(['fields.required', 'fields.required', null]);
    expect(form.minLength(3)('ab')).toEqual({ key: 'fields.too_short', values: { n: 3 } });
    expect(form.maxLength(3)('abcd')).toEqual({ key: 'fields.too_long', values: { n: 3 } });
    expect([form.minLength(3)('abc'), form.maxLength(3)('abc')]).toEqual([null, null]);
    expect([form.minValue(10)('9'), form.maxValue(10)('11')].map((problem) => problem?.values)).toEqual([{ n: 10 }, { n: 10 }]);
    expect(keys(form.minValue(10), ['9.99', '10', 'x'])).toEqual(['fields.too_small', null, 'fields.too_small']);
    expect(keys(form.maxValue(10), ['10.01', '10'])).toEqual(['fields.too_big', null]);
    expect(keys(form.integer, ['1', '-42', '1.5', '1e3'])).toEqual([null, null, 'fields.not_integer', 'fields.not_integer']);
  });

  it('accept an empty field, except for `required`', () => {
    for (const rule of [form.minLength(3), form.email, form.phone, form.isValidDate, form.cardNumber, form.nickname]) {
      expect(rule('')).toBeNull();
    }
  });

  it('accept an email in any case [FORM-002]', () => {
    expect(keys(form.email, ['Jo.Doe+casino@Mail.Example.COM', 'x@y.co', "o'neil@example.ie"])).toEqual([null, null, null]);
    expect(keys(form.email, ['jo', 'jo@doe', '@doe.com', 'jo@doe..com', 'jo..d@doe.com', 'jo @doe.com', 'jo@-doe.com'])).toEqual(
      Array(7).fill('fields.email'),
    );
  });

  it('accept a personal code of exactly 11 characters [FORM-003]', () => {
    expect(keys(form.personalId, ['3850101234', '38501012345', '385010123456'])).toEqual([
      'fields.personal_id',
      null,
      'fields.personal_id',
    ]);
  });

  it('accept passwords of the allowed characters only [FORM-004]', () => {
    expect(key(form.password, `aZ09|@#$^&="!№';%:?()_+-/,.<>`)).toBeNull();
    expect(keys(form.password, ['with space1', 'tilde~tilde', 'star*star1', 'back\\slash'])).toEqual(
      Array(4).fill('fields.wrong_characters'),
    );
    expect(form.password('short1!')).toEqual({ key: 'fields.too_short', values: { n: 8 } });
  });

  it('accept names of letters, spaces, digits, dot and hyphen [FORM-005]', () => {
    expect(keys(form.nameCharts, ['Anna-Lena', 'José M. 3'])).toEqual([null, null]);
    expect(keys(form.nameCharts, ['a_b', '<b>', "O'Neil"])).toEqual(Array(3).fill('fields.wrong_characters'));
  });

  it('accept phones of at least 8 fitting characters [FORM-006]', () => {
    expect(keys(form.phone, ['+49 (30) 123-456', '12345678', '1234567', '12345678a'])).toEqual([
      null,
      null,
      'fields.phone',
      'fields.phone',
    ]);
  });

  it('refuse an amount above the balance [FORM-007]', () => {
    expect(keys(form.checkBalance(5000), ['5000', '5001'])).toEqual([null, 'fields.not_enough_money']);
  });

  it('require the repeated password to be the same [FORM-008]', () => {
    expect(keys(form.confirmedBy('Secret12'), ['Secret12', 'secret12'])).toEqual([null, 'fields.passwords_differ']);
  });

  it('require amounts in steps and ticked boxes [FORM-009a, FORM-009b]', () => {
    expect(keys(form.multipleOf(0.1), ['0.3', '0.35'])).toEqual([null, 'fields.multiple_of']);
    expect(key(form.multipleOf(5), 'x')).toBe('fields.multiple_of');
    expect(form.multipleOf(5)('7')?.values).toEqual({ n: 5 });
    expect([form.mustChecked(true), form.mustChecked(false)?.key]).toEqual([null, 'fields.must_be_checked']);
  });

  it('require the player to be 18 today, 21 in the Estonian variant, DD/MM/YYYY strictly [FORM-010a, FORM-010b, FORM-010c]', () => {
    const home = form.birthdayInline('curacao', now);
    expect(keys(home, ['21/11/2008', '22/11/2008', '1/1/1990', '1990-01-01', '31/02/1990', '01/01/1850'])).toEqual([
      null,
      'fields.too_young',
      'fields.date',
      'fields.date',
      'fields.date',
      'fields.date',
    ]);
    const estonia = form.birthdayInline('EE', now);
    expect(key(estonia, '21/11/2005')).toBeNull();
    expect(estonia('22/11/2005')).toEqual({ key: 'fields.too_young', values: { n: 21 } });
  });

  it('check card numbers by Luhn and their first digits against a list [FORM-011a, FORM-011b]', () => {
    expect(keys(form.cardNumber, ['4242 4242 4242 4242', '4242424242424241', '424242'])).toEqual([
      null,
      'fields.card_number',
      'fields.card_number',
    ]);
    expect(keys(form.cardNumberDepBin(), ['424242', '42424', 'x424242', '424242x'])).toEqual([
      null,
      'fields.card_number',
      'fields.card_number',
      'fields.card_number',
    ]);
    expect(key(form.cardNumberDepBin(['424242']), '5555 5542 4242')).toBeNull();
    expect(key(form.cardNumberDepBin(['424242']), '4242 4242 4242 4242')).toBe('fields.card_blocked');
  });

  it('validate day, month and year of birth separately [FORM-012a, FORM-012b, FORM-012c]', () => {
    expect(keys(form.birthDay, ['31', '1', '32', '0', '031'])).toEqual([
      null,
      null,
      'fields.birth_day',
      'fields.birth_day',
      'fields.birth_day',
    ]);
    expect(keys(form.birthMonth, ['12', '13', '012'])).toEqual([null, 'fields.birth_month', 'fields.birth_month']);
    expect(keys(form.birthYear('curacao', now), ['2008', '2009', '98', 'x1990', '1990x'])).toEqual([
      null,
      'fields.too_young',
      'fields.birth_year',
      'fields.birth_year',
      'fields.birth_year',
    ]);
    expect(form.birthYear('EE', now)('2006')?.values).toEqual({ n: 21 });
  });

  it('accept existing dates only [FORM-013]', () => {
    expect(keys(form.isValidDate, ['29/02/2024', '29/02/2025', '31/04/2025', '2025/04/01'])).toEqual([
      null,
      'fields.date',
      'fields.date',
      'fields.date',
    ]);
  });

  it('refuse cards past their month and malformed expiries [FORM-014a, FORM-014b]', () => {
    expect(keys(form.isValidCardExpire(now), ['11/26', '12/26', '10/26', '13/27'])).toEqual([
      null,
      null,
      'fields.card_expired',
      'fields.card_expiry',
    ]);
    expect(keys(form.isExpirationValid, ['01/01', '00/25', '13/25', '12/00', '1/25'])).toEqual([
      null,
      'fields.card_expiry',
      'fields.card_expiry',
      'fields.card_expiry',
      'fields.card_expiry',
    ]);
  });

  it('accept English letters and spaces only [FORM-015]', () => {
    expect(keys(form.onlyEnglishCharacters, ['Anna Lena', 'José', 'Anna2'])).toEqual([null, 'fields.english_only', 'fields.english_only']);
  });

  it('accept nicknames of 3 to 15 fitting characters, or none [FORM-016a, FORM-016b]', () => {
    expect(keys(form.nickname, ['', 'Ace', 'Fifteen letters', 'ab', 'Sixteen letters.', 'a_b'])).toEqual([
      null,
      null,
      null,
      'fields.nickname_length',
      'fields.nickname_length',
      'fields.wrong_characters',
    ]);
  });

  // For each country a valid code, then one with a digit too few or too many, or in a neighbour's format.
  it.each([
    ['AT', '1010', '10100'],
    ['AU', '2000', '20000'],
    ['BE', '1000', 'B-1000'],
    ['BR', '01310-100', '0131-0100'],
    ['CA', 'K1A 0B1', '1KA 0B1'],
    ['CH', '8001', '80010'],
    ['CZ', '110 00', '11 000'],
    ['DE', '10115', '1011'],
    ['DK', '2100', '21000'],
    ['ES', '28001', '2800'],
    ['FI', '00100', '0010'],
    ['FR', '75001', '7500'],
    ['GB', 'SW1A 1AA', '1SW 1AA'],
    ['GB', 'M1 1AE', 'M1 AE1'],
    ['GR', '104 31', '1043'],
    ['HU', '1051', '10510'],
    ['IE', 'D02 AF30', '02D AF30'],
    ['IE', 'D6W XH71', 'D6X XH71'],
    ['IN', '110 001', '11000'],
    ['IT', '00118', '0118'],
    ['JP', '100-0001', '1000-001'],
    ['KW', '13001', '1300'],
    ['KZ', '050000', '05000'],
    ['LT', 'LT-01100', 'LV-1010'],
    ['LU', 'L-1009', 'L-10090'],
    ['MX', '06000', '0600'],
    ['NL', '1012 AB', '1012 A'],
    ['NO', '0150', '150'],
    ['NZ', '6011', '601'],
    ['PT', '1000-001', '1000001'],
    ['SE', '111 20', '1112'],
    ['SK', '811 01', '8110'],
    ['US', '20500-0003', '20500-03'],
  ])('for %s accept the postal code %s and refuse %s [FORM-018a]', (country, right, wrong) => {
    expect(keys(form.postalCodeByCountry(country), [right, wrong])).toEqual([null, 'fields.postal_code']);
  });

  it('validate postal codes by country, with a general rule for any other [FORM-018a, FORM-018b]', () => {
    expect(keys(form.postalCodeByCountry('DE'), ['10115', '1011', 'AB 12'])).toEqual([null, 'fields.postal_code', 'fields.postal_code']);
    expect(keys(form.postalCodeByCountry('AU'), ['0200', '200'])).toEqual([null, 'fields.postal_code']);
    expect(keys(form.postalCodeByCountry('CA'), ['K1A 0B1', 'k1a0b1', '12345'])).toEqual([null, null, 'fields.postal_code']);
    expect(keys(form.postalCodeByCountry('CL'), ['AB-12 34', 'AB--12', '-12', 'A_1'])).toEqual([
      null,
      'fields.postal_code',
      'fields.postal_code',
      'fields.postal_code',
    ]);
  });

  it('accept the IBAN of a form, with a notice for a Lithuanian one [FORM-017a, FORM-017c]', () => {
    expect(keys(form.iban, ['DE89 3704 0044 0532 0130 00', 'DE89-3704', 'LT12 1000 0111 0100 1000'])).toEqual([
      null,
      'fields.wrong_characters',
      'fields.iban_lithuania',
    ]);
  });
});
