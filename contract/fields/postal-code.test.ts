import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { postalCodeOf } from './postal-code';
import { problemsByField } from './problems';
import { registrationSchema } from './registration';

describe('postal codes', () => {
  it.each([
    ['AT', '1010', '10101'],
    ['AU', '2000', '200'],
    ['BE', '1000', '10000'],
    ['BR', '01310-100', '0131-100'],
    ['BR', '01310100', '013101000'],
    ['CA', 'k1a-0b1', 'K1A 0B11'],
    ['CH', '8001', '800'],
    ['CZ', '110 00', '11 000'],
    ['DE', '10115', '101150'],
    ['DK', '1050', '10500'],
    ['ES', '28013', '2801'],
    ['FI', '00100', '0010'],
    ['FR', '75001', '7500'],
    ['GB', 'SW1A 1AA', 'SW1A 1A'],
    ['GB', 'm11ae', 'm1'],
    ['GR', '10431', '1043'],
    ['HU', '1011', '10110'],
    ['IE', 'D6W XY00', 'D6X XY00'],
    ['IN', '110 001', '11001'],
    ['IT', '00184', '0184'],
    ['JP', '100-0001', '1000-001'],
    ['KW', '13001', '1300'],
    ['KZ', '050000', '50000'],
    ['LT', 'LT-01100', 'LV-01100'],
    ['LU', 'L-1009', 'B-1009'],
    ['MX', '06000', '6000'],
    ['NL', '1012 ab', '1012 a'],
    ['NO', '0150', '150'],
    ['NZ', '1010', '101'],
    ['PT', '1100-148', '1100148'],
    ['SE', '111 20', '1112'],
    ['SK', '81101', '8110'],
    ['US', '10001-0001', '10001-'],
  ])('of %s: accepts %s, refuses %s [FORM-018a]', (country, code, other) => {
    expect([
      v.is(postalCodeOf(country), code),
      v.is(postalCodeOf(country), other),
      v.is(postalCodeOf(country), `${code}!`),
      v.is(postalCodeOf(country), ''),
    ]).toEqual([true, false, false, false]);
  });

  it.each([
    ['BR', '01310'],
    ['CA', 'K1A'],
    ['CZ', '110'],
    ['GB', 'SW1A'],
    ['GR', '104'],
    ['IE', 'D6W'],
    ['IN', '110'],
    ['JP', '100'],
    ['LT', 'LT-'],
    ['LU', 'L-'],
    ['NL', '1012'],
    ['PT', '1100'],
    ['SE', '111'],
    ['SK', '811'],
    ['US', '1000'],
  ])('of %s: refuses a part of one, %s [FORM-018a]', (country, part) => {
    expect([v.is(postalCodeOf(country), part), v.is(postalCodeOf(country), `${part}-`), v.is(postalCodeOf(country), `${part} `)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it.each(['CL', null])(
    'of %s, which has no pattern of its own, are letters and digits with single hyphens or spaces between [FORM-018b]',
    (country) => {
      expect(['AB-12 34', '12', 'a', 'AB--12', 'A  1', '-12', '12-', 'A_1', ''].map((code) => v.is(postalCodeOf(country), code))).toEqual([
        true,
        true,
        true,
        false,
        false,
        false,
        false,
        false,
        false,
      ]);
    },
  );

  it.each(['constructor', 'toString', '__proto__'])(
    'use the general pattern for the country %s, and a sign-up with it is refused',
    (country) => {
      expect([v.is(postalCodeOf(country), '10115'), v.is(postalCodeOf(country), '-1')]).toEqual([true, false]);
      const signUp = {
        email: 'ada@orbit.example',
        password: 'Secret123',
        first_name: 'Ada',
        last_name: 'Orbit',
        date_of_birth: '1990-01-02',
        mobile_phone: '+49 151 2345678',
        country,
        city: 'Berlin',
        address: 'Allee 1',
        postal_code: '10115',
        currency: 'EUR',
        terms_acceptance: true,
      };
      expect(Object.keys(problemsByField(v.safeParse(registrationSchema, signUp).issues ?? []))).toEqual(['country']);
      expect(v.is(registrationSchema, { ...signUp, country: 'DE' })).toBe(true);
    },
  );

  it('have at most twelve characters', () => {
    expect([v.is(postalCodeOf(null), 'A'.repeat(12)), v.is(postalCodeOf(null), 'A'.repeat(13))]).toEqual([true, false]);
  });
});
