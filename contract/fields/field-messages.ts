/** Every message of a field: a key of the catalogue (FORM-019). `{n}` in its text is the violated bound. */
export const fieldMessages = [
  'fields.required',
  'fields.invalid',
  'fields.unknown',
  'fields.too_short',
  'fields.too_long',
  'fields.too_small',
  'fields.too_big',
  'fields.not_integer',
  'fields.multiple_of',
  'fields.must_be_checked',
  'fields.email',
  'fields.email_taken',
  'fields.email_same',
  'fields.email_confirmed',
  'fields.personal_id',
  'fields.wrong_characters',
  'fields.breached_password',
  'fields.same_password',
  'fields.passwords_differ',
  'fields.phone',
  'fields.phone_country',
  'fields.not_enough_money',
  'fields.date',
  'fields.date_order',
  'fields.too_young',
  'fields.birth_day',
  'fields.birth_month',
  'fields.birth_year',
  'fields.card_number',
  'fields.card_blocked',
  'fields.security_code',
  'fields.iban_check',
  'fields.card_expiry',
  'fields.card_expired',
  'fields.english_only',
  'fields.nickname_length',
  'fields.nickname_taken',
  'fields.iban_lithuania',
  'fields.postal_code',
  'fields.country',
  'fields.code',
  'fields.phone_confirmed',
  'fields.fixed',
  'fields.state_of_postal_code',
] as const;

export type FieldMessage = (typeof fieldMessages)[number];

/** A field error: the key of the message and the values for its text. */
export interface Problem {
  key: FieldMessage;
  values: Record<string, string | number>;
}

const known: ReadonlySet<string> = new Set(fieldMessages);

/** Whether a schema's message is one of the keys. */
export function isFieldMessage(value: unknown): value is FieldMessage {
  return typeof value === 'string' && known.has(value);
}
