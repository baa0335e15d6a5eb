import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { isCrypto } from '#rules/money/crypto';
import { parseTypedAmount, typedAmount, unitName } from '#rules/money/typed-amount';
import type { LimitRequest } from '#contract/fields/limit';
import { failureText, type FormValues, useForm } from '../../platform/form';
import { useFormat, useText } from '../../platform/i18n';
import { AmountField } from '../../ui/amount-field';
import { Button } from '../../ui/button';
import { Message } from '../../ui/message';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { toast } from '../../ui/toast';
import { askForLimit } from './limits';
import styles from './limits.module.css';

const types = ['deposit', 'loss', 'wager', 'session'] as const;
const periods = ['day', 'week', 'month'] as const;
/** Minor units; a crypto amount has to be typed. */
const presets = [2_000, 5_000, 10_000, 50_000];

const anything = v.string();
type Name = 'type' | 'period' | 'amount' | 'minutes';

const minutesSchema = v.pipe(v.string(), v.regex(/^\d+$/, 'fields.not_integer'), v.transform(Number), v.minValue(15), v.maxValue(1440));

function shapeOf(currency: string) {
  const isTime = (values: FormValues<Name>) => values.type === 'session';
  return {
    name: 'limit',
    fields: { type: anything, period: anything, amount: anything, minutes: anything },
    also: {
      amount: (values: FormValues<Name>) =>
        isTime(values) || parseTypedAmount(String(values.amount), currency) !== null
          ? null
          : { key: 'fields.invalid' as const, values: {} },
      minutes: (values: FormValues<Name>) =>
        !isTime(values) || v.is(minutesSchema, values.minutes) ? null : { key: 'fields.invalid' as const, values: {} },
    },
  };
}

function requestOf(values: FormValues<Name>, currency: string): LimitRequest {
  const period = values.period as (typeof periods)[number];
  if (values.type === 'session') return { type: 'session', period: 'day', minutes: Number(values.minutes) };
  const type = values.type as 'deposit' | 'loss' | 'wager';
  return { type, period, currency, amount_cents: parseTypedAmount(String(values.amount), currency) ?? 0 };
}

/** Sets a limit of money or time; any amount can be typed, presets only save typing. */
export function LimitForm({ currency, onSet }: { currency: string; onSet?: (() => void) | undefined }) {
  const t = useText();
  const queryClient = useQueryClient();
  const { wholeMoney } = useFormat();
  const form = useForm<Name>(shapeOf(currency), { type: 'deposit', period: 'week', amount: '', minutes: '60' }, async (values) => {
    const limit = await askForLimit(queryClient, requestOf(values, currency));
    toast({ tone: 'success', title: t(limit.pending ? 'limits.waits' : 'limits.is-set') });
    onSet?.();
  });
  const isTime = form.values.type === 'session';
  const { error: amountError, onChange: _change, value: amount, ...amountField } = form.field('amount');
  const { error: minutesError, ...minutes } = form.field('minutes');
  return (
    <form {...form.props} className={styles.form}>
      {form.failure && <Message tone="danger">{failureText(t, form.failure)}</Message>}
      <div className={styles.pair}>
        <SelectField
          label={t('limits.type')}
          name="type"
          value={String(form.values.type)}
          onChange={(event) => form.set('type', event.currentTarget.value)}
        >
          {types.map((type) => (
            <option key={type} value={type}>
              {t(`limits.type.${type}`)}
            </option>
          ))}
        </SelectField>
        {!isTime && (
          <SelectField
            label={t('limits.period')}
            name="period"
            value={String(form.values.period)}
            onChange={(event) => form.set('period', event.currentTarget.value)}
          >
            {periods.map((period) => (
              <option key={period} value={period}>
                {t(`limits.period.${period}`)}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {isTime ? (
        <TextField {...minutes} label={t('limits.minutes')} inputMode="numeric" error={minutesError && t('limits.minutes.wrong')} />
      ) : (
        <AmountField
          {...amountField}
          label={t('limits.amount')}
          value={amount}
          onValueChange={(value) => form.set('amount', value)}
          choices={(isCrypto(currency) ? [] : presets).map((preset) => ({
            value: typedAmount(preset, currency),
            text: wholeMoney(preset, currency),
          }))}
          choicesLabel={t('limits.amount.choices')}
          currency={unitName(currency)}
          error={amountError && t('limits.amount.wrong')}
        />
      )}
      <Button type="submit" variant="secondary" size="large" isWide isBusy={form.isBusy}>
        {t('limits.set')}
      </Button>
    </form>
  );
}
