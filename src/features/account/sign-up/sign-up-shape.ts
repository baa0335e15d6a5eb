import type * as v from 'valibot';
import { dateSchema, formatIsoDate, parseDate } from '#contract/fields/dates';
import { registrationSchema } from '#contract/fields/registration';
import type { Registration } from '#contract/fields/registration';
import type { PlayerField } from '#contract/fields/player-field';
import { fieldProblem } from '#rules/account/fields/player-fields';
import type { RegistrationVariant } from '#rules/account/sign-up/registration-variant';
import { typedStateProblem } from '../state-problem';
import { fullyRestricted, type Licence } from '#rules/account/restrictions';
import type { FormShape, FormValues } from '../../../platform/form';

const { entries } = registrationSchema;

const fields = {
  email: entries.email,
  password: entries.password,
  first_name: entries.first_name,
  last_name: entries.last_name,
  date_of_birth: dateSchema,
  mobile_phone: entries.mobile_phone,
  country: entries.country,
  postal_code: entries.postal_code,
  city: entries.city,
  address: entries.address,
  state: entries.state,
  personal_id: entries.personal_id,
  currency: entries.currency,
  terms_acceptance: entries.terms_acceptance,
  receive_promos: entries.receive_promos,
} satisfies Record<string, v.GenericSchema>;

export type SignUpField = keyof typeof fields;
export type SignUpValues = FormValues<SignUpField>;

const access = { name: 'access', fields: ['email', 'password'] } as const;
const person = { name: 'person', fields: ['first_name', 'last_name', 'date_of_birth', 'mobile_phone'] } as const;
const address = { name: 'address', fields: ['country', 'postal_code', 'state', 'city', 'address', 'personal_id'] } as const;
const terms = { name: 'terms', fields: ['currency', 'terms_acceptance', 'receive_promos'] } as const;

export type SignUpStep = typeof access | typeof person | typeof address | typeof terms;

/** The four steps and their fields (AUTH-018), in the order of the variant (AUTH-014). */
export const stepsOf: Readonly<Record<RegistrationVariant, readonly SignUpStep[]>> = {
  a: [access, person, address, terms],
  b: [person, address, access, terms],
};

/** The step, from 0, that a field belongs to. */
export function stepOf(field: SignUpField, steps: readonly SignUpStep[]): number {
  return steps.findIndex((step) => (step.fields as readonly string[]).includes(field));
}

/**
 * The form with the schema of the call and the server's rules for its fields (FORM-019); the birth date is
 * typed DD/MM/YYYY.
 */
export function signUpShape(licence: Licence, now: () => Date, ruled: readonly PlayerField[] = []): FormShape<SignUpField> {
  return {
    name: 'sign-up',
    fields,
    rules: (name, values) => {
      const field = ruled.find((one) => one.name === name);
      return field ? fieldProblem(field, String(values[name]), { licence, country: String(values.country) || null, now: now() }) : null;
    },
    also: {
      country: (values) => (fullyRestricted.includes(String(values.country)) ? { key: 'fields.country', values: {} } : null),
      state: typedStateProblem,
    },
  };
}

/** An empty form; country and currency are guesses, which can be changed. */
export function emptySignUp(guess: { country: string; currency: string }): SignUpValues {
  return {
    email: '',
    password: '',
    first_name: '',
    last_name: '',
    date_of_birth: '',
    mobile_phone: '',
    postal_code: '',
    state: '',
    personal_id: '',
    city: '',
    address: '',
    terms_acceptance: false,
    receive_promos: false,
    ...guess,
  };
}

/** The input in wire format: dates as ISO, empty optional fields omitted. */
export function registrationOf(values: SignUpValues, more: Pick<Registration, 'dfpc' | 'locale' | 'time_zone'>): Registration {
  const text = (field: SignUpField) => String(values[field]);
  const day = parseDate(text('date_of_birth'));
  return {
    email: text('email'),
    password: text('password'),
    first_name: text('first_name'),
    last_name: text('last_name'),
    date_of_birth: day ? formatIsoDate(day) : text('date_of_birth'),
    mobile_phone: text('mobile_phone'),
    country: text('country'),
    ...(values.postal_code && { postal_code: text('postal_code') }),
    city: text('city'),
    address: text('address'),
    ...(values.state && { state: text('state') }),
    ...(values.personal_id && { personal_id: text('personal_id') }),
    currency: text('currency'),
    terms_acceptance: true,
    receive_promos: values.receive_promos === true,
    ...more,
  };
}
