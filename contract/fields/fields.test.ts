import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { cardDigits, cardExpirySchema, cardNumberSchema, isLuhn } from './card';
import { constraintsOf } from './constraints';
import { countries, countrySchema } from './country';
import { dateSchema, formatDate, formatIsoDate, isoDateSchema, parseDate, parseIsoDate } from './dates';
import { emailSchema } from './email';
import { isFieldMessage } from './field-messages';
import { ibanSchema } from './iban';
import { tokenizeCard } from '../calls/cashbox/provider';
import { paymentFieldsSchema } from '../calls/cashbox/deposits';
import { englishNameSchema, lineSchema, nameSchema, nicknameSchema } from './names';
import { linkTokenSchema, oneTimeCodeSchema } from './one-time-code';
import { passwordSchema } from './password';
import { phoneSchema } from './phone';
import { postalCodeOf } from './postal-code';
import { problemBy, problemsByField } from './problems';

it('a cardholder may be as long as the longest first and last name, wherever it’s sent', () => {
  const takes = (holder: string) => [
    v.is(tokenizeCard.body, { number: '4242 4242 4242 4242', expiry: '12/39', security_code: '123', holder }),
    v.is(paymentFieldsSchema, { holder }),
  ];
  const longest = 'A'.repeat(60);
  expect(v.is(nameSchema, longest)).toBe(true);
  expect(takes(`${longest} ${longest}`)).toEqual([true, true]);
  expect(takes(`${longest} ${longest}A`)).toEqual([false, false]);
});

describe('constraintsOf', () => {
  it('expresses the schema as attributes of an input', () => {
    expect(constraintsOf(passwordSchema)).toMatchObject({ required: true, minLength: 8, maxLength: 128 });
    expect(constraintsOf(v.optional(nameSchema))).toMatchObject({ required: false, maxLength: 60 });
    expect(constraintsOf(v.pipe(v.number(), v.minValue(1), v.maxValue(9), v.multipleOf(2)))).toMatchObject({ min: 1, max: 9, step: 2 });
  });

  it('gives patterns that a browser compiles and that match the schema', () => {
    const samples = ['a@b.eu', 'Ärger', "O'Neil", 'Secret№1', '+49 (30) 123-456', 'x', '12345', 'K1A 0B1', '2000', '<b>', '123456'];
    const schemas = [
      emailSchema,
      passwordSchema,
      nameSchema,
      nicknameSchema,
      englishNameSchema,
      phoneSchema,
      ibanSchema,
      lineSchema,
      postalCodeOf('CA'),
      postalCodeOf('DE'),
      postalCodeOf(null),
      oneTimeCodeSchema,
      linkTokenSchema,
    ];
    for (const schema of schemas) {
      const { pattern } = constraintsOf(schema);
      const inBrowser = new RegExp(`^(?:${pattern})$`, 'v');
      for (const sample of samples) {
        const isRefusedForForm = [
          'fields.wrong_characters',
          'fields.email',
          'fields.phone',
          'fields.english_only',
          'fields.postal_code',
          'fields.code',
          'fields.invalid',
        ].includes(problemBy(schema, sample)?.key ?? '');
        expect([pattern, sample, !inBrowser.test(sample)]).toEqual([pattern, sample, isRefusedForForm]);
      }
    }
  });
});

describe('fields of a person', () => {
  it.each([
    ['email', emailSchema, 'ada@perigee.example'],
    ['name', nameSchema, 'Ada Lovelace'],
    ['English name', englishNameSchema, 'Ada'],
    ['nickname', nicknameSchema, 'Captain Ten'],
    ['line', lineSchema, '1 Main Street'],
    ['phone', phoneSchema, '+49 30 123456'],
    ['postal code', postalCodeOf('DE'), '10115'],
  ] as const)('drop spaces around their text: %s', (_name, schema, text) => {
    expect(v.parse(schema, ` ${text}\t `)).toBe(text);
  });

  it('take spaces alone for nothing', () => {
    expect(v.parse(nicknameSchema, '   ')).toBe('');
    for (const schema of [nameSchema, lineSchema, phoneSchema, postalCodeOf(null)]) expect(v.is(schema, '   ')).toBe(false);
  });
});

describe('problemsByField', () => {
  it('reports a missing choice as required, and refuses unlisted ones', () => {
    const choice = v.strictObject({ topic: v.picklist(['payments', 'games']) });
    const keys = ['', undefined, 'weather'].map((topic) => problemsByField(v.safeParse(choice, { topic }).issues ?? [])['topic']?.[0]?.key);
    expect(keys).toEqual(['fields.required', 'fields.required', 'fields.invalid']);
  });

  const schema = v.strictObject({ user: v.strictObject({ email: emailSchema, age: v.optional(v.pipe(v.number(), v.minValue(18))) }) });
  const problems = (value: unknown) => problemsByField(v.safeParse(schema, value).issues ?? []);

  it('returns keys of the catalogue with the violated bound [FORM-019a]', () => {
    expect(problems({ user: { email: 'x', age: 17 } })).toEqual({
      'user.email': [{ key: 'fields.email', values: {} }],
      'user.age': [{ key: 'fields.too_small', values: { n: 18 } }],
    });
  });

  it.each([
    [v.pipe(v.string(), v.nonEmpty()), '', { key: 'fields.required', values: {} }],
    [v.pipe(v.string(), v.minLength(3)), 'ab', { key: 'fields.too_short', values: { n: 3 } }],
    [v.pipe(v.string(), v.maxLength(3)), 'abcd', { key: 'fields.too_long', values: { n: 3 } }],
    [v.pipe(v.string(), v.length(3)), 'ab', { key: 'fields.invalid', values: { n: 3 } }],
    [v.pipe(v.number(), v.minValue(3)), 2, { key: 'fields.too_small', values: { n: 3 } }],
    [v.pipe(v.number(), v.maxValue(3)), 4, { key: 'fields.too_big', values: { n: 3 } }],
    [v.pipe(v.number(), v.integer()), 1.5, { key: 'fields.not_integer', values: {} }],
    [v.pipe(v.number(), v.safeInteger()), 2 ** 60, { key: 'fields.not_integer', values: {} }],
    [v.pipe(v.number(), v.multipleOf(5)), 7, { key: 'fields.multiple_of', values: { n: 5 } }],
    [v.pipe(v.string(), v.regex(/^a$/)), 'b', { key: 'fields.invalid', values: {} }],
    [v.pipe(v.string(), v.regex(/^a$/, 'fields.code')), 'b', { key: 'fields.code', values: {} }],
    [v.string(), null, { key: 'fields.required', values: {} }],
    [v.string(), undefined, { key: 'fields.required', values: {} }],
    [v.picklist(['a']), '', { key: 'fields.required', values: {} }],
    [v.number(), '', { key: 'fields.invalid', values: {} }],
    [v.string(), 'fine', null],
  ] as const)('gives each check its message: %#', (schema, value, problem) => {
    expect(problemBy(schema, value)).toEqual(problem);
  });

  it('keeps the first problem of a field, even if its name is special', () => {
    const both = v.pipe(v.string(), v.minLength(3), v.regex(/^a/, 'fields.code'));
    const said = problemsByField(v.safeParse(v.record(v.string(), both), JSON.parse('{"__proto__x":"b"}')).issues ?? []);
    expect(said['__proto__x']?.map(({ key }) => key)).toEqual(['fields.too_short', 'fields.code']);
    expect(problemsByField(v.safeParse(both, 'abc').issues ?? [])).toEqual({});
    expect(Object.keys(problemsByField(v.safeParse(both, 'b').issues ?? []))).toEqual(['']);
  });

  it('tells a missing field from a wrong one and from an undeclared one', () => {
    expect(problems({ user: {} })['user.email']?.[0]?.key).toBe('fields.required');
    expect(problems({ user: { email: 5 } })['user.email']?.[0]?.key).toBe('fields.invalid');
    expect(problems({ user: { email: 'a@b.eu', groups: [1401] } })['user.groups']?.[0]?.key).toBe('fields.unknown');
  });
});

describe('dates', () => {
  it('parse and format both forms', () => {
    expect(parseDate('29/02/2024')).toEqual({ day: 29, month: 2, year: 2024 });
    expect(parseDate('29/02/2023')).toBeNull();
    expect(parseIsoDate('2024-13-01')).toBeNull();
    expect(formatIsoDate({ day: 1, month: 2, year: 1990 })).toBe('1990-02-01');
    expect(formatDate({ day: 1, month: 2, year: 1990 })).toBe('01/02/1990');
    expect([formatIsoDate({ day: 31, month: 12, year: 90 }), formatDate({ day: 31, month: 12, year: 90 })]).toEqual([
      '0090-12-31',
      '31/12/0090',
    ]);
    expect([parseDate('31/12/0001'), parseIsoDate('2024-02-29')]).toEqual([
      { day: 31, month: 12, year: 1 },
      { day: 29, month: 2, year: 2024 },
    ]);
  });

  it('refuse nonexistent days and any other format', () => {
    for (const text of [
      '',
      '1/02/2024',
      '01/2/2024',
      '01/02/24',
      '01/02/20244',
      ' 01/02/2024',
      '01/02/2024 ',
      '00/02/2024',
      '01/00/2024',
      '31/04/2024',
      '32/01/2024',
      '01/13/2024',
      '01/01/0000',
      '2024-02-01',
    ]) {
      expect([text, parseDate(text), v.is(dateSchema, text)]).toEqual([text, null, false]);
    }
    for (const text of [
      '',
      '2024-2-01',
      '2024-02-1',
      '24-02-01',
      '12024-02-01',
      '2024-02-01T',
      '2024-02-00',
      '2024-00-01',
      '2023-02-29',
      '0000-01-01',
      '01/02/2024',
    ]) {
      expect([text, parseIsoDate(text), v.is(isoDateSchema, text)]).toEqual([text, null, false]);
    }
    expect([v.is(dateSchema, '01/02/2024'), v.is(isoDateSchema, '2024-02-01')]).toEqual([true, true]);
  });
});

describe('cards', () => {
  it('have a number of 12 to 19 digits with a check digit [FORM-011a]', () => {
    expect(['4242424242424242', '79927398713', '79927398710', '18', '81', '0'].map(isLuhn)).toEqual([true, true, false, true, false, true]);
    expect(cardDigits('4242-4242 4242')).toBe('424242424242');
    expect(
      ['4242 4242 4242 4242', '4242-4242-4242-4242', '000000000000', '0'.repeat(19)].map((text) => v.is(cardNumberSchema, text)),
    ).toEqual([true, true, true, true]);
    expect(
      ['', '4242 4242 4242 4241', '00000000000', '0'.repeat(20), '4242x4242y4242z4242', '4242_4242_4242_4242'].map((text) =>
        v.is(cardNumberSchema, text),
      ),
    ).toEqual(Array(6).fill(false));
  });

  it('have an expiry of month and year [FORM-014b]', () => {
    expect(['01/01', '09/10', '10/99', '12/26'].map((text) => v.is(cardExpirySchema, text))).toEqual([true, true, true, true]);
    expect(['', '00/26', '13/26', '1/26', '01/00', '01/2026', '101/26'].map((text) => v.is(cardExpirySchema, text))).toEqual(
      Array(7).fill(false),
    );
  });
});

it('every field message is in the catalogue', () => {
  expect(['fields.required', 'fields.never', '', null].map(isFieldMessage)).toEqual([true, false, false, false]);
});

describe('the attributes of an input', () => {
  it('are those of the wrapped schema, and not required', () => {
    const part = v.pipe(v.string(), v.minLength(2), v.maxLength(4), v.regex(/^[a|b-]$/), v.regex(/^c$/));
    for (const wrapped of [v.optional(part), v.nullish(part), v.nullable(part), v.exactOptional(part), v.undefinedable(part)]) {
      expect(constraintsOf(wrapped)).toEqual({ required: false, minLength: 2, maxLength: 4, pattern: String.raw`[a\|b\-]` });
    }
    expect(constraintsOf(part)).toMatchObject({ required: true });
    expect(constraintsOf(v.string())).toEqual({ required: true });
  });
});

describe('countries', () => {
  it('are all those of ISO 3166, each once', () => {
    expect(countries).toHaveLength(249);
    expect(new Set(countries).size).toBe(249);
    expect(v.is(countrySchema, 'de')).toBe(false);
  });
});
