import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { constraintsOf } from './constraints';
import { countries, countrySchema } from './country';
import { formatDate, formatIsoDate, parseDate, parseIsoDate } from './dates';
import { emailSchema } from './email';
import { ibanSchema } from './iban';
import { englishNameSchema, lineSchema, nameSchema, nicknameSchema } from './names';
import { linkTokenSchema, oneTimeCodeSchema } from './one-time-code';
import { passwordSchema } from './password';
import { phoneSchema } from './phone';
import { postalCodeOf } from './postal-code';
import { problemBy, problemsByField } from './problems';

describe('constraintsOf', () => {
  it('says the same as the schema in the attributes of an input', () => {
    expect(constraintsOf(passwordSchema)).toMatchObject({ required: true, minLength: 8, maxLength: 128 });
    expect(constraintsOf(v.optional(nameSchema))).toMatchObject({ required: false, maxLength: 60 });
    expect(constraintsOf(v.pipe(v.number(), v.minValue(1), v.maxValue(9), v.multipleOf(2)))).toMatchObject({ min: 1, max: 9, step: 2 });
  });

  it('gives patterns that a browser compiles and that judge as the schema does', () => {
    const samples = ['a@b.eu', 'Ärger', "O'Neil", 'Secret№1', '+49 (30) 123-456', 'x', '12345', 'K1A 0B1', '2000', '<b>', '123456'];
    const schemas = [
      emailSchema, passwordSchema, nameSchema, nicknameSchema, englishNameSchema, phoneSchema, ibanSchema, lineSchema,
      postalCodeOf('CA'), postalCodeOf('DE'), postalCodeOf(null), oneTimeCodeSchema, linkTokenSchema,
    ];
    for (const schema of schemas) {
      const { pattern } = constraintsOf(schema);
      const inBrowser = new RegExp(`^(?:${pattern})$`, 'v');
      for (const sample of samples) {
        const isRefusedForForm = ['fields.wrong_characters', 'fields.email', 'fields.phone', 'fields.english_only', 'fields.postal_code', 'fields.code', 'fields.invalid']
          .includes(problemBy(schema, sample)?.key ?? '');
        expect([pattern, sample, !inBrowser.test(sample)]).toEqual([pattern, sample, isRefusedForForm]);
      }
    }
  });
});

describe('problemsByField', () => {
  it('asks for a choice where none was made, and takes no other than there are [SUPP-002]', () => {
    const choice = v.strictObject({ topic: v.picklist(['payments', 'games']) });
    const keys = ['', undefined, 'weather'].map((topic) => problemsByField(v.safeParse(choice, { topic }).issues ?? [])['topic']?.[0]?.key);
    expect(keys).toEqual(['fields.required', 'fields.required', 'fields.invalid']);
  });


  const schema = v.strictObject({ user: v.strictObject({ email: emailSchema, age: v.optional(v.pipe(v.number(), v.minValue(18))) }) });
  const problems = (value: unknown) => problemsByField(v.safeParse(schema, value).issues ?? []);

  it('answers keys of the catalogue with the bound that was passed [FORM-019]', () => {
    expect(problems({ user: { email: 'x', age: 17 } })).toEqual({
      'user.email': [{ key: 'fields.email', values: {} }],
      'user.age': [{ key: 'fields.too_small', values: { n: 18 } }],
    });
  });

  it('tells a missing field from a wrong one and from one that nobody declared', () => {
    expect(problems({ user: {} })['user.email']?.[0]?.key).toBe('fields.required');
    expect(problems({ user: { email: 5 } })['user.email']?.[0]?.key).toBe('fields.invalid');
    expect(problems({ user: { email: 'a@b.eu', groups: [1401] } })['user.groups']?.[0]?.key).toBe('fields.unknown');
  });
});

describe('dates', () => {
  it('reads and writes both forms', () => {
    expect(parseDate('29/02/2024')).toEqual({ day: 29, month: 2, year: 2024 });
    expect(parseDate('29/02/2023')).toBeNull();
    expect(parseIsoDate('2024-13-01')).toBeNull();
    expect(formatIsoDate({ day: 1, month: 2, year: 1990 })).toBe('1990-02-01');
    expect(formatDate({ day: 1, month: 2, year: 1990 })).toBe('01/02/1990');
  });
});

describe('countries', () => {
  it('are all those of ISO 3166, each once', () => {
    expect(countries).toHaveLength(249);
    expect(new Set(countries).size).toBe(249);
    expect(v.is(countrySchema, 'de')).toBe(false);
  });
});
