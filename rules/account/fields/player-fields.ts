import { formatDate, parseIsoDate } from '#contract/fields/dates';
import type { Problem } from '#contract/fields/field-messages';
import type { FieldRuleName, FurtherRules, PlayerField, PlayerFields } from '#contract/fields/player-field';
import { hasPostalCodes } from '#contract/fields/postal-code';
import * as form from './form-rules';
import type { Licence } from '../restrictions';

type Rules = PlayerField['rules'];

const required = { rule: 'required' } as const;
const only = (rule: FieldRuleName): Rules => [{ rule }];
const must = (...rules: FieldRuleName[]): Rules => [required, ...rules.map((rule) => ({ rule }))];

const field = (name: string, rules: Rules, editable = true): PlayerField => ({ name, rules, editable });

const person = [
  field('first_name', must('nameCharts')),
  field('last_name', must('nameCharts')),
  field('date_of_birth', must('birthday_inline')),
  field('mobile_phone', must('phone')),
];
const place = [
  field('country', must()),
  field('city', must()),
  field('address', must()),
  field('postal_code', must('postalCodeByCountry')),
];
const extras = [field('state', []), field('nickname', only('nickname')), field('gender', [])];

/** The product's own fields of each form with their rules (FORM-019). Fields that prove identity can't be edited in the profile. */
export const playerFields: PlayerFields = {
  registration: [field('email', must('email')), field('password', must('password')), ...person, ...place, ...extras],
  profile: [
    field('email', must('email'), false),
    ...person.map((one) => ({ ...one, editable: one.name !== 'date_of_birth' })),
    ...place.map((one) => ({ ...one, editable: one.name !== 'country' })),
    ...extras,
    field('profession', [{ rule: 'max_length', value: 60 }]),
  ],
  cashbox: [...person, ...place],
  provider: person.slice(0, 3),
};

/** The fields with the rules that operators add; a field that a context lacks is added to it (FORM-019). */
export function withFurtherRules(fields: PlayerFields, further: readonly FurtherRules[]): PlayerFields {
  const added = (context: keyof PlayerFields) =>
    further
      .filter(({ contexts }) => contexts.includes(context))
      .reduce<PlayerField[]>((known, { name, rules }) => {
        if (!known.some((one) => one.name === name)) return [...known, field(name, rules)];
        return known.map((one) => (one.name === name ? { ...one, rules: [...one.rules, ...rules] } : one));
      }, fields[context]);
  return { registration: added('registration'), profile: added('profile'), cashbox: added('cashbox'), provider: added('provider') };
}

/** What a named rule needs in addition to the text. */
export interface ValidationContext {
  licence: Licence;
  country: string | null;
  now: Date;
}

function ruleOf({ rule, value = 0 }: Rules[number], validation: ValidationContext): form.FormRule {
  switch (rule) {
    case 'required':
      return form.required;
    case 'min_length':
      return form.minLength(value);
    case 'max_length':
      return form.maxLength(value);
    case 'email':
      return form.email;
    case 'password':
      return form.password;
    case 'nameCharts':
      return form.nameCharts;
    case 'minValue':
      return form.minValue(value);
    case 'maxValue':
      return form.maxValue(value);
    case 'integer':
      return form.integer;
    case 'multiple_of':
      return form.multipleOf(value);
    case 'must_checked':
      return (text) => form.mustChecked(text === 'true');
    case 'checkBalance':
      return form.checkBalance(value);
    case 'birthDay':
      return form.birthDay;
    case 'birthMonth':
      return form.birthMonth;
    case 'birthYear':
      return form.birthYear(validation.licence, validation.now);
    case 'isValidDate':
      return form.isValidDate;
    case 'isExpirationValid':
      return form.isExpirationValid;
    case 'onlyEnglishCharacters':
      return form.onlyEnglishCharacters;
    case 'nickname':
      return form.nickname;
    case 'phone':
      return form.phone;
    case 'birthday_inline':
      return form.birthdayInline(validation.licence, validation.now);
    case 'postalCodeByCountry':
      return form.postalCodeByCountry(validation.country);
    case 'personalId':
      return form.personalId;
  }
}

/** The rules of a field for a player of a country. Where there are no postal codes, none is required. */
const rulesIn = ({ name, rules }: PlayerField, country: string | null): Rules =>
  rules
    .filter(({ countries }) => !countries || (country !== null && countries.includes(country)))
    .filter(({ rule }) => name !== 'postal_code' || rule !== 'required' || hasPostalCodes(country));

/** The first error of a field by the rules of its context (FORM-019). Dates are DD/MM/YYYY here. */
export function fieldProblem(one: PlayerField, text: string, validation: ValidationContext): Problem | null {
  return form.firstProblem(
    rulesIn(one, validation.country).map((rule) => ruleOf(rule, validation)),
    text,
  );
}

/** Returns whether a context has a field at all for a player of a country. */
export function isAskedFor(fields: readonly PlayerField[], name: string, country: string | null): boolean {
  return fields.some((one) => one.name === name && (one.rules.length === 0 || rulesIn(one, country).length > 0));
}

/**
 * Validates the fields of a context in a request, by name, with ISO dates. `only` limits it to a change; without it a
 * missing field counts as empty (FORM-019).
 */
export function problemsOf(
  fields: readonly PlayerField[],
  values: Readonly<Record<string, unknown>>,
  validation: ValidationContext,
  only?: readonly string[],
): Record<string, Problem> {
  const judged = fields.filter(({ name }) => !only || only.includes(name));
  const found = judged.map((one) => [one.name, fieldProblem(one, typed(values[one.name]), validation)] as const);
  return Object.fromEntries(found.flatMap(([name, problem]) => (problem ? [[name, problem]] : [])));
}

/** Converts a wire value to its form value. */
function typed(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
  const day = parseIsoDate(text);
  return day ? formatDate(day) : text;
}

/** Names of the required fields of a context that are empty (PROF-002, PROF-003). */
export function missingFields(fields: readonly PlayerField[], values: Readonly<Record<string, unknown>>): string[] {
  const country = typeof values['country'] === 'string' ? values['country'] : null;
  return fields
    .filter((one) => rulesIn(one, country).some(({ rule }) => rule === 'required'))
    .filter((one) => values[one.name] === null || values[one.name] === undefined || values[one.name] === '')
    .map((one) => one.name);
}
