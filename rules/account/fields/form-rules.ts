import { cardDigits, cardExpirySchema, cardNumberSchema } from '#contract/fields/card';
import { dateSchema } from '#contract/fields/dates';
import { emailSchema } from '#contract/fields/email';
import type { FieldMessage, Problem } from '#contract/fields/field-messages';
import { englishNameSchema, holderSchema, nameSchema, nicknameSchema, personalIdSchema } from '#contract/fields/names';
import { passwordSchema } from '#contract/fields/password';
import { phoneSchema } from '#contract/fields/phone';
import { postalCodeOf } from '#contract/fields/postal-code';
import { problemBy } from '#contract/fields/problems';
import { ageOn, birthdayProblem, minimumAge } from './age';
import { judgeIban } from './iban';
import type { Licence } from '../restrictions';

/** Validates the text of a field; null means valid. All but `required` accept an empty field. */
export type FormRule = (text: string) => Problem | null;

type Schema = Parameters<typeof problemBy>[0];

const problem = (key: FieldMessage, values: Problem['values'] = {}): Problem => ({ key, values });

function filled(judge: FormRule): FormRule {
  return (text) => (text === '' ? null : judge(text));
}

function when(isWrong: (text: string) => boolean, key: FieldMessage, values: Problem['values'] = {}): FormRule {
  return filled((text) => (isWrong(text) ? problem(key, values) : null));
}

const by = (schema: Schema): FormRule => filled((text) => problemBy(schema, text));

/** FORM-001: the field isn't blank. */
export const required: FormRule = (text) => (text.trim() === '' ? problem('fields.required') : null);
/** FORM-001. */
export const minLength = (n: number): FormRule => when((text) => text.length < n, 'fields.too_short', { n });
/** FORM-001. */
export const maxLength = (n: number): FormRule => when((text) => text.length > n, 'fields.too_long', { n });
/** FORM-001; a text that isn't a number is below every minimum. */
export const minValue = (n: number): FormRule => when((text) => !(Number(text) >= n), 'fields.too_small', { n });
/** FORM-001. */
export const maxValue = (n: number): FormRule => when((text) => !(Number(text) <= n), 'fields.too_big', { n });
/** FORM-001. */
export const integer: FormRule = when((text) => !/^-?\d+$/.test(text), 'fields.not_integer');
/** FORM-002. */
export const email: FormRule = by(emailSchema);
/** FORM-003. */
export const personalId: FormRule = by(personalIdSchema);
/** FORM-004. */
export const password: FormRule = by(passwordSchema);
/** FORM-005. */
export const nameCharts: FormRule = by(nameSchema);
/** The holder of a card or an account. */
export const holder: FormRule = by(holderSchema);
/** FORM-006. */
export const phone: FormRule = by(phoneSchema);
/** FORM-007: amount and maximum in the same unit. */
export const checkBalance = (most: number): FormRule => when((text) => !(Number(text) <= most), 'fields.not_enough_money');
/** FORM-008. */
export const confirmedBy = (other: string): FormRule => when((text) => text !== other, 'fields.passwords_differ');
/** FORM-009: a step such as 0.1 has no exact double, so a tiny difference is tolerated. */
export const multipleOf = (n: number): FormRule =>
  when((text) => !(Math.abs(Number(text) / n - Math.round(Number(text) / n)) < 1e-9), 'fields.multiple_of', { n });
/** FORM-009. */
export const mustChecked = (isChecked: boolean): Problem | null => (isChecked ? null : problem('fields.must_be_checked'));
/** FORM-010. */
export const birthdayInline = (licence: Licence, now: Date): FormRule => filled((text) => birthdayProblem(text, licence, now));
/** FORM-011. */
export const cardNumber: FormRule = by(cardNumberSchema);
/** FORM-011: at least the six digits that name the issuer, and not one of the blocked issuers. */
export const cardNumberDepBin = (blockedBins: readonly string[] = []): FormRule =>
  filled((text) => {
    const digits = cardDigits(text);
    if (!/^\d{6,}$/.test(digits)) return problem('fields.card_number');
    return blockedBins.some((bin) => digits.startsWith(bin)) ? problem('fields.card_blocked') : null;
  });
/** FORM-012. */
export const birthDay: FormRule = when((text) => !isNumberUpTo(text, 31), 'fields.birth_day');
/** FORM-012. */
export const birthMonth: FormRule = when((text) => !isNumberUpTo(text, 12), 'fields.birth_month');
/** FORM-012: the year in which this player comes of age isn't after this one; `birthdayInline` checks the whole day. */
export const birthYear = (licence: Licence, now: Date): FormRule =>
  filled((text) => {
    if (!/^\d{4}$/.test(text)) return problem('fields.birth_year');
    const n = minimumAge(licence);
    return ageOn({ year: Number(text), month: 1, day: 1 }, now) < n ? problem('fields.too_young', { n }) : null;
  });
/** FORM-013. */
export const isValidDate: FormRule = by(dateSchema);
/** FORM-014: MM/YY, not before this month in UTC. */
export const isValidCardExpire = (now: Date): FormRule =>
  filled((text) => {
    const wrong = problemBy(cardExpirySchema, text);
    if (wrong) return wrong;
    const [month = 0, year = 0] = text.split('/').map(Number);
    const isOver = (2000 + year) * 12 + month - 1 < now.getUTCFullYear() * 12 + now.getUTCMonth();
    return isOver ? problem('fields.card_expired') : null;
  });
/** FORM-014. */
export const isExpirationValid: FormRule = by(cardExpirySchema);
/** FORM-015. */
export const onlyEnglishCharacters: FormRule = by(englishNameSchema);
/** FORM-016. */
export const nickname: FormRule = by(nicknameSchema);
/** FORM-017; a Lithuanian account gets a notice at its field, see `judgeIban` for the consequences. */
export const iban: FormRule = filled((text) => judgeIban(text).problem ?? judgeIban(text).notice);
/** FORM-018. */
export const postalCodeByCountry = (country: string | null): FormRule => by(postalCodeOf(country));

function isNumberUpTo(text: string, most: number): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= most;
}

/** The first error of several rules for a text, or null. */
export function firstProblem(rules: readonly FormRule[], text: string): Problem | null {
  for (const rule of rules) {
    const found = rule(text);
    if (found) return found;
  }
  return null;
}
