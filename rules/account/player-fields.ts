import type { Problem } from '#contract/fields/field-messages';
import type { FieldRuleName, PlayerField, PlayerFields } from '#contract/fields/player-field';
import * as form from './form-rules';
import type { Licence } from './restrictions';

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

/** The fields of each form with their rules (FORM-019). What proves an identity is not edited in the profile. */
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

/** What a rule by name needs to know besides the text. */
export interface FieldScene {
  licence: Licence;
  country: string | null;
  now: Date;
}

function ruleOf({ rule, value = 0 }: Rules[number], scene: FieldScene): form.FormRule {
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
    case 'onlyEnglishCharacters':
      return form.onlyEnglishCharacters;
    case 'nickname':
      return form.nickname;
    case 'phone':
      return form.phone;
    case 'birthday_inline':
      return form.birthdayInline(scene.licence, scene.now);
    case 'postalCodeByCountry':
      return form.postalCodeByCountry(scene.country);
    case 'personalId':
      return form.personalId;
  }
}

/** The first thing wrong with a field by the rules that its context gives it (FORM-019). Dates are DD/MM/YYYY here. */
export function fieldProblem(one: PlayerField, text: string, scene: FieldScene): Problem | null {
  return form.firstProblem(one.rules.map((rule) => ruleOf(rule, scene)), text);
}

/** Names of the fields of a context that must be filled and are not (PROF-002, PROF-003). */
export function missingFields(fields: readonly PlayerField[], values: Readonly<Record<string, unknown>>): string[] {
  return fields
    .filter((one) => one.rules.some(({ rule }) => rule === 'required'))
    .filter((one) => values[one.name] === null || values[one.name] === undefined || values[one.name] === '')
    .map((one) => one.name);
}
