import * as v from 'valibot';

/** Names of the rules that a field may carry, in the words of FORM-001 to FORM-018. */
export const fieldRuleNames = [
  'required',
  'min_length',
  'max_length',
  'email',
  'password',
  'nameCharts',
  'onlyEnglishCharacters',
  'nickname',
  'phone',
  'birthday_inline',
  'postalCodeByCountry',
  'personalId',
] as const;
export type FieldRuleName = (typeof fieldRuleNames)[number];

/** One field of a form: what it is called on the wire, which rules judge it and whether it may be edited. */
export const playerFieldSchema = v.strictObject({
  name: v.string(),
  editable: v.boolean(),
  rules: v.array(v.strictObject({ rule: v.picklist(fieldRuleNames), value: v.optional(v.number()) })),
});

export type PlayerField = v.InferOutput<typeof playerFieldSchema>;

/** The fields of every form, by its context (FORM-019). */
export const playerFieldsSchema = v.strictObject({
  registration: v.array(playerFieldSchema),
  profile: v.array(playerFieldSchema),
  cashbox: v.array(playerFieldSchema),
  provider: v.array(playerFieldSchema),
});

export type PlayerFields = v.InferOutput<typeof playerFieldsSchema>;
