import { describe, expect, it } from 'vitest';
import type { FurtherRules } from '#contract/fields/player-field';
import { fieldProblem, isAskedFor, missingFields, playerFields, problemsOf, withFurtherRules } from './player-fields';

const now = new Date('2026-11-21T12:00:00Z');

describe('fields by context', () => {
  const validation = { licence: 'curacao', country: 'DE', now } as const;
  const field = (context: keyof typeof playerFields, name: string) => playerFields[context].find((one) => one.name === name)!;

  it('have the rules of their context, and report a problem as a message key [FORM-019b]', () => {
    expect(fieldProblem(field('registration', 'postal_code'), '1234', validation)?.key).toBe('fields.postal_code');
    expect(fieldProblem(field('registration', 'date_of_birth'), '01/01/2020', validation)?.key).toBe('fields.too_young');
    expect(fieldProblem(field('registration', 'first_name'), '', validation)?.key).toBe('fields.required');
    expect(fieldProblem(field('profile', 'nickname'), '', validation)).toBeNull();
    expect(field('profile', 'email').editable).toBe(false);
    expect(field('registration', 'email').editable).toBe(true);
  });

  it('require a postal code only where there are any', () => {
    const problemIn = (country: string, text: string) =>
      fieldProblem(field('registration', 'postal_code'), text, { ...validation, country });
    expect(['HK', 'AE'].map((country) => problemIn(country, ''))).toEqual([null, null]);
    expect([problemIn('DE', '')?.key, problemIn('HK', 'A_1')?.key]).toEqual(['fields.required', 'fields.postal_code']);
    expect(missingFields(playerFields.cashbox, { country: 'HK' })).not.toContain('postal_code');
  });

  it('that prove identity can’t be changed once known [FORM-019b]', () => {
    expect(playerFields.profile.filter(({ editable }) => !editable).map(({ name }) => name)).toEqual(['email', 'date_of_birth', 'country']);
    expect(playerFields.registration.every(({ editable }) => editable)).toBe(true);
  });

  const personalId: FurtherRules = {
    contexts: ['registration', 'cashbox'],
    name: 'personal_id',
    rules: [
      { rule: 'required', countries: ['LT'] },
      { rule: 'personalId', countries: ['LT'] },
    ],
  };

  it('get the rules that operators add for players of certain countries [FORM-003, FORM-019b]', () => {
    const { registration, cashbox, profile } = withFurtherRules(playerFields, [personalId]);
    const judged = (country: string, personal_id: string) =>
      problemsOf(registration, { personal_id }, { ...validation, country }, ['personal_id'])['personal_id']?.key;
    expect([judged('LT', ''), judged('LT', '123'), judged('LT', '39001010000'), judged('DE', '')]).toEqual([
      'fields.required',
      'fields.personal_id',
      undefined,
      undefined,
    ]);
    expect([
      isAskedFor(registration, 'personal_id', 'LT'),
      isAskedFor(registration, 'personal_id', 'DE'),
      isAskedFor(profile, 'personal_id', 'LT'),
    ]).toEqual([true, false, false]);
    expect(missingFields(cashbox, { first_name: 'A', country: 'LT' })).toContain('personal_id');
    expect(missingFields(cashbox, { first_name: 'A', country: 'DE' })).not.toContain('personal_id');
  });

  it('keep their own rules when operators add some [FORM-019b]', () => {
    const { registration } = withFurtherRules(playerFields, [
      { contexts: ['registration'], name: 'city', rules: [{ rule: 'max_length', value: 3 }] },
    ]);
    const judged = (city: string) => problemsOf(registration, { city }, validation, ['city'])['city']?.key;
    expect([judged(''), judged('Rome'), judged('Bo')]).toEqual(['fields.required', 'fields.too_long', undefined]);
  });

  it.each([
    ['min_length', 'FORM-001a', 3, 'ab', 'fields.too_short'],
    ['minValue', 'FORM-001b', 3, '2', 'fields.too_small'],
    ['maxValue', 'FORM-001b', 3, '4', 'fields.too_big'],
    ['integer', 'FORM-001b', undefined, '1.5', 'fields.not_integer'],
    ['checkBalance', 'FORM-007', 10, '11', 'fields.not_enough_money'],
    ['multiple_of', 'FORM-009a', 5, '7', 'fields.multiple_of'],
    ['must_checked', 'FORM-009b', undefined, 'false', 'fields.must_be_checked'],
    ['birthDay', 'FORM-012a', undefined, '32', 'fields.birth_day'],
    ['birthMonth', 'FORM-012b', undefined, '13', 'fields.birth_month'],
    ['birthYear', 'FORM-012c', undefined, '2020', 'fields.too_young'],
    ['isValidDate', 'FORM-013', undefined, '31/02/2020', 'fields.date'],
    ['isExpirationValid', 'FORM-014b', undefined, '13/30', 'fields.card_expiry'],
    ['onlyEnglishCharacters', 'FORM-015', undefined, 'Zoë', 'fields.english_only'],
  ] as const)('can have the rule %s [%s]', (rule, _clause, value, text, key) => {
    const one = { name: 'profession', editable: true, rules: [{ rule, ...(value !== undefined && { value }) }] };
    expect(fieldProblem(one, text, validation)?.key).toBe(key);
  });

  it.each([
    ['email', 'nobody', 'fields.email'],
    ['password', 'short', 'fields.too_short'],
    ['nameCharts', 'a_b', 'fields.wrong_characters'],
    ['nickname', 'ab', 'fields.nickname_length'],
    ['phone', '12', 'fields.phone'],
  ] as const)('are validated by the rule %s', (rule, text, key) => {
    expect(fieldProblem({ name: 'profession', editable: true, rules: [{ rule }] }, text, validation)?.key).toBe(key);
  });

  it.each([
    [
      'registration',
      {
        email: 'nobody',
        password: 'x',
        first_name: '_',
        last_name: '_',
        date_of_birth: 'x',
        mobile_phone: 'x',
        country: '',
        city: '',
        address: '',
        postal_code: 'x',
        state: '',
        nickname: 'x',
        gender: '',
      },
      [
        'email',
        'password',
        'first_name',
        'last_name',
        'date_of_birth',
        'mobile_phone',
        'country',
        'city',
        'address',
        'postal_code',
        'nickname',
      ],
    ],
    [
      'profile',
      { profession: 'x'.repeat(61), nickname: 'x', email: 'nobody' },
      [
        'email',
        'first_name',
        'last_name',
        'date_of_birth',
        'mobile_phone',
        'country',
        'city',
        'address',
        'postal_code',
        'nickname',
        'profession',
      ],
    ],
    ['cashbox', {}, ['first_name', 'last_name', 'date_of_birth', 'mobile_phone', 'country', 'city', 'address', 'postal_code']],
    ['provider', {}, ['first_name', 'last_name', 'date_of_birth']],
  ] as const)('of the context %s are validated each by its own rules [FORM-019b]', (context, values, wrong) => {
    expect(Object.keys(problemsOf(playerFields[context], values, validation))).toEqual(wrong);
  });

  it('accept an ISO date and a boolean checkbox; any other type counts as empty', () => {
    const one = (name: string, ...rules: FurtherRules['rules']) => [{ name, rules, editable: true }];
    const judged = (fields: ReturnType<typeof one>, value: unknown) => problemsOf(fields, { it: value }, validation)['it']?.key;
    expect([
      judged(one('it', { rule: 'birthday_inline' }), '1990-05-17'),
      judged(one('it', { rule: 'birthday_inline' }), '2020-05-17'),
    ]).toEqual([undefined, 'fields.too_young']);
    expect([judged(one('it', { rule: 'must_checked' }), true), judged(one('it', { rule: 'must_checked' }), false)]).toEqual([
      undefined,
      'fields.must_be_checked',
    ]);
    expect([judged(one('it', { rule: 'required' }), 5), judged(one('it', { rule: 'required' }), null)]).toEqual([
      'fields.required',
      'fields.required',
    ]);
  });

  it('are validated alone when a change names them', () => {
    expect(Object.keys(problemsOf(playerFields.provider, {}, validation, ['last_name']))).toEqual(['last_name']);
  });

  it('that are required need no further rule, and unknown ones aren’t required', () => {
    expect([isAskedFor(playerFields.registration, 'state', 'DE'), isAskedFor(playerFields.cashbox, 'state', 'DE')]).toEqual([true, false]);
  });

  it('for one country aren’t required while the country is unknown', () => {
    const [registration, judged] = [withFurtherRules(playerFields, [personalId]).registration, { ...validation, country: null }];
    expect(problemsOf(registration, { personal_id: '' }, judged, ['personal_id'])).toEqual({});
    expect(missingFields(registration, { country: 5 })).not.toContain('personal_id');
  });

  it('include those of operators once each, in their contexts', () => {
    const fields = withFurtherRules(playerFields, [
      { contexts: ['provider'], name: 'city', rules: [{ rule: 'required' }] },
      { contexts: ['provider'], name: 'city', rules: [{ rule: 'nickname' }] },
    ]);
    expect(fields.provider.map(({ name, rules, editable }) => [name, rules.length, editable])).toEqual([
      ['first_name', 2, true],
      ['last_name', 2, true],
      ['date_of_birth', 2, true],
      ['city', 2, true],
    ]);
    expect(fields.profile).toEqual(playerFields.profile);
  });

  it('list what a player still has to fill in', () => {
    expect(missingFields(playerFields.provider, { first_name: 'A', last_name: '', date_of_birth: null })).toEqual([
      'last_name',
      'date_of_birth',
    ]);
  });
});
