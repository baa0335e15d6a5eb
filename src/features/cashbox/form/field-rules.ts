import type { Problem } from '#contract/fields/field-messages';
import type { MethodField, MethodFieldName } from '#contract/fields/payment-method';
import {
  cardNumber,
  cardNumberDepBin,
  email,
  firstProblem,
  type FormRule,
  holder,
  iban,
  isValidCardExpire,
  required,
} from '#rules/account/fields/form-rules';
import { judgeIban } from '#rules/account/fields/iban';
import { isValidIban } from '#rules/cashbox/methods/instruments';
import { isCryptoAddress } from '#rules/cashbox/amounts/crypto';

const invalid: Problem = { key: 'fields.invalid', values: {} };

function rulesOf({ name, blocked_bins: blocked }: MethodField, currency: string, now: Date): FormRule[] {
  switch (name) {
    case 'card_number':
      return [cardNumber, cardNumberDepBin(blocked)];
    case 'expiry':
      return [isValidCardExpire(now)];
    case 'security_code':
      return [(text) => (/^\d{3,4}$/.test(text) ? null : { key: 'fields.security_code', values: {} })];
    case 'iban':
      return [(text) => judgeIban(text).problem ?? (isValidIban(text) ? null : { key: 'fields.iban_check', values: {} })];
    case 'address':
      return [(text) => (isCryptoAddress(currency, text) ? null : invalid)];
    case 'email':
      return [email];
    case 'holder':
      return [holder];
  }
}

/** The first error of a method's field; the server refuses the same (FORM-011, FORM-014). */
export function fieldProblem(field: MethodField, text: string, currency: string, now: Date): Problem | null {
  if (text.trim() === '') return field.required ? required('') : null;
  return firstProblem(rulesOf(field, currency, now), text);
}

/** The notice on a valid field: an account in Lithuania takes longer (FORM-017). */
export function fieldNotice(name: MethodFieldName, text: string): Problem | null {
  return name === 'iban' && text !== '' && iban(text)?.key === 'fields.iban_lithuania' ? iban(text) : null;
}
