import * as v from 'valibot';
import { countrySchema } from './country';
import { isoDateSchema } from './dates';
import { emailSchema } from './email';
import { localeSchema } from './locale';
import { lineSchema, nameSchema, nicknameSchema, personalIdSchema } from './names';
import { passwordSchema } from './password';
import { phoneSchema } from './phone';
import { postalCodeOf, postalCodeSchema } from './postal-code';
import { captchaSchema, fingerprintSchema, genderSchema, timeZoneSchema } from './user';

/** The wire format of a sign-up; form and server validate each field with the same schema. */
export const registrationSchema = v.pipe(
  v.strictObject({
    email: emailSchema,
    password: passwordSchema,
    first_name: nameSchema,
    last_name: nameSchema,
    date_of_birth: isoDateSchema,
    mobile_phone: phoneSchema,
    gender: v.optional(genderSchema),
    nickname: v.optional(nicknameSchema),
    country: countrySchema,
    city: lineSchema,
    address: lineSchema,
    // Countries without postal codes have none; `playerFields` requires it everywhere else.
    postal_code: v.optional(postalCodeSchema),
    state: v.optional(v.pipe(v.string(), v.maxLength(60))),
    personal_id: v.optional(personalIdSchema),
    currency: v.pipe(v.string(), v.nonEmpty(), v.regex(/^[A-Z]{3,5}$/, 'fields.invalid')),
    locale: v.optional(localeSchema),
    // A browser may know a zone that the server doesn't know yet; that mustn't refuse a registration.
    time_zone: v.optional(v.fallback(timeZoneSchema, 'UTC')),
    terms_acceptance: v.literal(true, 'fields.must_be_checked'),
    receive_promos: v.optional(v.boolean()),
    receive_sms_promos: v.optional(v.boolean()),
    dfpc: v.optional(fingerprintSchema),
    captcha: v.optional(captchaSchema),
  }),
  v.forward(
    v.partialCheck(
      [['country'], ['postal_code']],
      ({ country, postal_code }) => postal_code === undefined || v.is(postalCodeOf(country), postal_code),
      'fields.postal_code',
    ),
    ['postal_code'],
  ),
);

export type Registration = v.InferOutput<typeof registrationSchema>;
