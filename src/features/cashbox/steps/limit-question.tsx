import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import type { ResponseOf } from '#contract/call';
import { declineDepositLimit, type getDepositQuestion, getLimits, setLimit } from '#contract/calls/limits';
import { doubtAboutLimit, type LimitDoubt, suggestedLimits } from '#rules/limits/suggestions';
import { typedAmount, unitName } from '#rules/money/typed-amount';
import { ask } from '../../../platform/api/client';
import { queryOf } from '../../../platform/api/query';
import { CallFailed } from '../../../platform/api/refusal';
import { failureText, type FormValues, useAmountWarning, useForm, useTypedAmount } from '../../../platform/form';
import { useFormat, useText } from '../../../platform/i18n';
import { AmountField } from '../../../ui/amount-field';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/message';
import { depositQuestionQuery } from '../queries';
import styles from './limit-question.module.css';

type Question = ResponseOf<typeof getDepositQuestion>;

/** The open question about a deposit limit; null if it isn't due or isn't known. */
export function useOpenQuestion(isAsked: boolean): Question | null {
  const { data } = useQuery({ ...depositQuestionQuery(), enabled: isAsked });
  return isAsked && data?.is_due ? data : null;
}

const shapeOf = (parse: (text: string) => number | null) => ({
  name: 'limit-question',
  fields: { amount: v.string() },
  also: {
    amount: ({ amount }: FormValues<'amount'>) => (parse(String(amount)) === null ? { key: 'fields.invalid' as const, values: {} } : null),
  },
});

/**
 * The question about a monthly deposit limit. If the licence allows it, the player may choose no limit; some licences require that the
 * benefits of one are named first.
 */
export function LimitQuestion({ question, currency }: { question: Question; currency: string }) {
  const t = useText();
  const { wholeMoney } = useFormat();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<CallFailed | null>(null);
  const [isDeclining, setDeclining] = useState(false);
  const [isWarned, setWarned] = useState(false);
  const { may_decline: mayDecline, names_benefits: namesBenefits } = question;
  const answered = async () => {
    await queryClient.invalidateQueries({ queryKey: queryOf(getLimits, {}).queryKey });
    await queryClient.invalidateQueries({ queryKey: depositQuestionQuery().queryKey });
  };
  const warning = useAmountWarning<LimitDoubt>();
  const typed = useTypedAmount(currency);
  const form = useForm<'amount'>(shapeOf(typed.parse), { amount: '' }, async ({ amount }) => {
    const amount_cents = typed.parse(String(amount)) ?? 0;
    if (!warning.mayGoOn(String(amount), doubtAboutLimit(amount_cents, 'deposit', 'month', currency))) return;
    await ask(setLimit, { body: { type: 'deposit', period: 'month', currency, amount_cents } }, { retries: 2 });
    await answered();
  });
  const doubt = warning.doubtAbout(String(form.values.amount));
  const decline = async () => {
    if (namesBenefits && !isWarned) {
      setWarned(true);
      return;
    }
    setDeclining(true);
    try {
      await ask(declineDepositLimit, { body: { choice: 'none' } }, { retries: 2 });
      await answered();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setFailure(error);
    } finally {
      setDeclining(false);
    }
  };
  const { error, onChange: _change, value, ...field } = form.field('amount');
  const failed = form.failure ?? failure;
  return (
    <form {...form.props} className={styles.question}>
      <h3 className={styles.title}>{t('cashbox.question')}</h3>
      <p className={styles.note}>{t(mayDecline ? 'cashbox.question.text' : 'cashbox.question.required')}</p>
      {failed && <Message tone="danger">{failureText(t, failed)}</Message>}
      <AmountField
        {...field}
        label={t('cashbox.question.amount')}
        value={value}
        onValueChange={(text) => form.set('amount', text)}
        choices={suggestedLimits('deposit', 'month', currency).map((amount) => ({
          value: typedAmount(amount, currency),
          text: wholeMoney(amount, currency),
        }))}
        choicesLabel={t('limits.amount.choices')}
        currency={unitName(currency)}
        error={error && (typed.unclear(String(value)) ?? t('limits.amount.wrong'))}
      />
      {isWarned && (
        <Message title={t('cashbox.question.benefits')}>
          <ul className={styles.benefits}>
            <li>{t('cashbox.question.benefit.plan')}</li>
            <li>{t('cashbox.question.benefit.holds')}</li>
            <li>{t('cashbox.question.benefit.left')}</li>
          </ul>
        </Message>
      )}
      {doubt && <Message tone="warning">{t(`limits.${doubt}`)}</Message>}
      <Button type="submit" size="large" isWide isBusy={form.isBusy}>
        {t(doubt ? `limits.${doubt}.set` : 'limits.set')}
      </Button>
      {mayDecline && (
        <Button variant="quiet" size="large" isWide isBusy={isDeclining} onClick={() => void decline()}>
          {t('cashbox.question.none')}
        </Button>
      )}
    </form>
  );
}
