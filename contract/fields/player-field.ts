import * as v from 'valibot';

/** Names of the rules of a field, from FORM-001 to FORM-018. Those with a bound take it from `value`. */
export const fieldRuleNames = [
  'required',
  'min_length',
  'max_length',
  'minValue',
  'maxValue',
  'integer',
  'multiple_of',
  'must_checked',
  'checkBalance',
  'email',
  'password',
  'nameCharts',
  'onlyEnglishCharacters',
  'nickname',
  'phone',
  'birthday_inline',
  'birthDay',
  'birthMonth',
  'birthYear',
  'isValidDate',
  'isExpirationValid',
  'postalCodeByCountry',
  'personalId',
] as const;
export type FieldRuleName = (typeof fieldRuleNames)[number];

/** The forms that fields belong to: sign-up, the profile, required before the cashbox, required before play. */
export const fieldContexts = ['registration', 'profile', 'cashbox', 'provider'] as const;

/** One rule of a field. With `countries` it only applies to players of these countries. */
export const fieldRuleSchema = v.strictObject({
  rule: v.picklist(fieldRuleNames),
  value: v.optional(v.number()),
  countries: v.optional(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)))),
});

/** One field of a form: its name on the wire, its rules and whether it's editable. */
export const playerFieldSchema = v.strictObject({ name: v.string(), editable: v.boolean(), rules: v.array(fieldRuleSchema) });

export type PlayerField = v.InferOutput<typeof playerFieldSchema>;

/** The fields of every form, by its context (FORM-019). */
export const playerFieldsSchema = v.strictObject({
  registration: v.array(playerFieldSchema),
  profile: v.array(playerFieldSchema),
  cashbox: v.array(playerFieldSchema),
  provider: v.array(playerFieldSchema),
});

export type PlayerFields = v.InferOutput<typeof playerFieldsSchema>;

/** Fields to which operators may add rules; `personal_id` isn't requested anywhere unless a rule requires it. */
export const ruledFields = [
  'first_name',
  'last_name',
  'date_of_birth',
  'mobile_phone',
  'country',
  'city',
  'address',
  'postal_code',
  'state',
  'nickname',
  'gender',
  'profession',
  'personal_id',
] as const;

/** Operators' additions to the built-in rules: rules of a field in some contexts. */
export const furtherRulesSchema = v.strictObject({
  contexts: v.pipe(v.array(v.picklist(fieldContexts)), v.minLength(1)),
  name: v.picklist(ruledFields),
  rules: v.pipe(v.array(fieldRuleSchema), v.minLength(1)),
});
export type FurtherRules = v.InferOutput<typeof furtherRulesSchema>;
