import type { InputHTMLAttributes } from 'react';
import { HOLDER_LENGTH } from '#contract/fields/names';
import type { Problem } from '#contract/fields/field-messages';
import type { MethodField, MethodFieldName } from '#contract/fields/payment-method';
import type { MessageKey } from '#locales/index';
import { cardBrand, groupedCardNumber, groupedExpiry } from '#rules/cashbox/methods/card';
import { useText } from '../../../platform/i18n';
import { TextField } from '../../../ui/text-field';
import { fieldNotice } from './field-rules';
import { brandName } from '../methods/names';
import styles from './payment-fields.module.css';

export type FieldValues = Partial<Record<MethodFieldName, string>>;

interface FieldLook {
  label: MessageKey;
  input: InputHTMLAttributes<HTMLInputElement>;
  /** Formats the input. */
  shape?: (text: string) => string;
}

const digits = (text: string) => text.replace(/\D/g, '').slice(0, 4);

const looks: Record<MethodFieldName, FieldLook> = {
  card_number: {
    label: 'cashbox.field-card-number',
    input: { inputMode: 'numeric', autoComplete: 'cc-number', placeholder: '1234 1234 1234 1234' },
    shape: groupedCardNumber,
  },
  expiry: { label: 'cashbox.field-expiry', input: { inputMode: 'numeric', autoComplete: 'cc-exp' }, shape: groupedExpiry },
  security_code: { label: 'cashbox.field-security-code', input: { inputMode: 'numeric', autoComplete: 'cc-csc' }, shape: digits },
  holder: { label: 'cashbox.field-holder', input: { autoComplete: 'cc-name', maxLength: HOLDER_LENGTH } },
  iban: { label: 'cashbox.field-iban', input: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } },
  address: { label: 'cashbox.field-address', input: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } },
  email: { label: 'cashbox.field-email', input: { type: 'email', autoComplete: 'email' } },
};

/** The look of a method's field: without a card, the holder is an account's. */
const lookOf = (name: MethodFieldName, isCard: boolean): FieldLook =>
  name === 'holder' && !isCard
    ? { label: 'cashbox.field-account-holder', input: { autoComplete: 'name', maxLength: HOLDER_LENGTH } }
    : looks[name];

interface PaymentFieldsProps {
  /** The method's brand. */
  brand: string;
  fields: readonly MethodField[];
  values: FieldValues;
  /** The error of each field that may show one already. */
  problems: Partial<Record<MethodFieldName, Problem | null>>;
  onChange: (name: MethodFieldName, value: string) => void;
  onLeave: (name: MethodFieldName) => void;
}

/** A method's fields. The card's number goes to the payments script and nowhere else. */
export function PaymentFields({ brand, fields, values, problems, onChange, onLeave }: PaymentFieldsProps) {
  const t = useText();
  const isCard = fields.some(({ name }) => name === 'card_number');
  return (
    <div className={styles.fields}>
      {fields.map(({ name, is_debit_only: isDebitOnly }) => {
        const { label, input, shape = (text: string) => text } = lookOf(name, isCard);
        const value = values[name] ?? '';
        const problem = problems[name];
        const notice = fieldNotice(name, value);
        const hint = notice ? t(notice.key, notice.values) : isDebitOnly ? t('cashbox.debit-only') : undefined;
        return (
          <TextField
            key={name}
            {...input}
            className={name === 'expiry' || name === 'security_code' ? styles.half : styles.whole}
            name={name}
            label={t(label, { name: brandName(t, brand) })}
            placeholder={name === 'expiry' ? t('cashbox.field-expiry-shape') : input.placeholder}
            value={value}
            onChange={(event) => onChange(name, shape(event.target.value))}
            onBlur={() => onLeave(name)}
            error={problem && t(problem.key, problem.values)}
            hint={hint}
            after={
              name === 'card_number' && value !== '' ? <span className={styles.brand}>{brandName(t, cardBrand(value))}</span> : undefined
            }
          />
        );
      })}
    </div>
  );
}
