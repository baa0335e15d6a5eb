import type { FormEvent } from 'react';
import type { PaymentAction } from '#contract/fields/payment';
import { depositProblem, readyAmounts, withdrawalProblem } from '#rules/cashbox/amounts/amount';
import { rangeOf } from '#rules/cashbox/methods/methods';
import type { Choice } from '#rules/cashbox/payments/payment-machine';
import { typedAmount, unitName } from '#rules/money/typed-amount';
import { useFormat, useText } from '../../../platform/i18n';
import { AmountField } from '../../../ui/amount-field';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { MethodMark } from '../methods/method-mark';
import { brandName } from '../methods/names';
import { PaymentFields } from './payment-fields';
import styles from './payment-form.module.css';
import { PaymentSummary } from './payment-summary';
import { SandboxCards } from '../methods/sandbox-cards';
import { useAmountTrouble } from './use-amount-trouble';
import type { PaymentFormState } from './use-payment-form';
import { useWorth } from '../accounts/use-worth';

interface PaymentFormProps {
  id: string;
  action: PaymentAction;
  choice: Choice;
  form: PaymentFormState;
  isSandbox: boolean;
  availableCents: number;
  /** What's left of the deposit limits; null without one. */
  limitCents: number | null;
  /** Whether a confirmation is being sent. */
  isSending: boolean;
  onChangeMethod: () => void;
  onSubmit: () => void;
}

function choicesOf({ action, choice, availableCents, limitCents }: PaymentFormProps): number[] {
  const range = rangeOf(choice.method, action);
  if (!range) return [];
  if (action === 'deposit') return readyAmounts(range).filter((cents) => depositProblem(cents, range, limitCents) === null);
  const possible = (cents: number) => withdrawalProblem(cents, range, availableCents) === null;
  const all = Math.min(availableCents, range.max_cents ?? availableCents);
  const some = readyAmounts(range)
    .filter((cents) => cents < all)
    .slice(0, 2);
  return [...some, all].filter(possible);
}

/** Amount, the method's fields, and fee, limits and time before confirmation. */
export function PaymentForm(props: PaymentFormProps) {
  const { id, action, choice, form, isSandbox, availableCents, isSending, onChangeMethod, onSubmit } = props;
  const t = useText();
  const { money } = useFormat();
  const { method, profile } = choice;
  const troubleText = useAmountTrouble(method.currency);
  const worth = useWorth(method.currency, form.amountCents);
  const hints = [
    action === 'cashout' && t('cashbox.available', { amount: money(availableCents, method.currency) }),
    worth !== null && t('cashbox.worth', { amount: worth }),
  ].filter(Boolean);
  const isCard = form.fields.some(({ name }) => name === 'card_number');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
    const place = event.currentTarget;
    requestAnimationFrame(() => place.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const choices = choicesOf(props).map((cents) => ({
    value: typedAmount(cents, method.currency),
    text: action === 'cashout' && cents === availableCents ? t('cashbox.amount-all') : money(cents, method.currency),
  }));
  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.method}>
        <MethodMark brand={profile?.brand ?? method.brand} />
        <p className={styles.name}>
          {brandName(t, profile?.brand ?? method.brand)} <span className="tabular">{profile?.title}</span>
        </p>
        <Button variant="quiet" size="small" disabled={isSending} onClick={onChangeMethod}>
          {t('cashbox.change')}
        </Button>
      </div>
      <AmountField
        label={action === 'deposit' ? t('cashbox.amount-deposit') : t('cashbox.amount-withdraw')}
        hint={hints.length > 0 ? hints.join(' ') : undefined}
        name="amount"
        value={form.amountText}
        onValueChange={form.setAmountText}
        onBlur={() => form.leave('amount')}
        choices={choices}
        choicesLabel={t('cashbox.amount-ready')}
        currency={unitName(method.currency)}
        error={form.amountTrouble && troubleText(form.amountTrouble)}
      />
      {isCard && isSandbox && <SandboxCards onUse={form.setValues} />}
      {form.fields.length > 0 && (
        <PaymentFields
          brand={method.brand}
          fields={form.fields}
          values={form.values}
          problems={form.problems}
          onChange={form.setValue}
          onLeave={form.leave}
        />
      )}
      {isCard && <Checkbox label={t('cashbox.keep-card')} checked={form.isKept} onChange={(event) => form.setKept(event.target.checked)} />}
      <PaymentSummary action={action} method={method} amountCents={form.amountTrouble ? null : form.amountCents} />
    </form>
  );
}
