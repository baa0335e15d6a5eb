import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { doubtAboutLimit, type LimitDoubt, suggestedLimits } from '#rules/limits/suggestions';
import { typedAmount, unitName } from '#rules/money/typed-amount';
import type { LimitRequest } from '#contract/fields/limit';
import type { LimitCycle, LimitPolicyResponse } from '#contract/fields/limit-policy';
import { failureText, type FormValues, useAmountWarning, useForm, useTypedAmount } from '../../platform/form';
import { useFormat, useText } from '../../platform/i18n';
import { AmountField } from '../../ui/amount-field';
import { Button } from '../../ui/button';
import { Message } from '../../ui/message';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { toast } from '../../ui/toast';
import { askForLimit } from './limits';
import styles from './limits.module.css';

const types = ['deposit', 'loss', 'wager', 'single_bet', 'session'] as const;
/** The limits on money within a period. */
const cyclicTypes = ['deposit', 'loss', 'wager'] as const;
type CyclicType = (typeof cyclicTypes)[number];
const usualCycle: LimitCycle = 'week';

const anything = v.string();
type Name = 'type' | 'period' | 'amount' | 'minutes';

const minutesSchema = v.pipe(v.string(), v.regex(/^\d+$/, 'fields.not_integer'), v.transform(Number), v.minValue(15), v.maxValue(1440));

type Parse = (text: string) => number | null;

function shapeOf(parse: Parse) {
  const isTime = (values: FormValues<Name>) => values.type === 'session';
  return {
    name: 'limit',
    fields: { type: anything, period: anything, amount: anything, minutes: anything },
    also: {
      amount: (values: FormValues<Name>) =>
        isTime(values) || parse(String(values.amount)) !== null ? null : { key: 'fields.invalid' as const, values: {} },
      minutes: (values: FormValues<Name>) =>
        !isTime(values) || v.is(minutesSchema, values.minutes) ? null : { key: 'fields.invalid' as const, values: {} },
    },
  };
}

function requestOf(values: FormValues<Name>, currency: string, parse: Parse): LimitRequest {
  if (values.type === 'session') return { type: 'session', period: 'day', minutes: Number(values.minutes) };
  const amount_cents = parse(String(values.amount)) ?? 0;
  if (values.type === 'single_bet') return { type: 'single_bet', period: 'bet', currency, amount_cents };
  return { type: values.type as CyclicType, period: values.period as LimitCycle, currency, amount_cents };
}

const suggestionsFor = ({ type, period }: FormValues<Name>, currency: string) =>
  type === 'single_bet' ? suggestedLimits(type, 'bet', currency) : suggestedLimits(type as CyclicType, period as LimitCycle, currency);

const typedLimit = ({ type, period, amount }: FormValues<Name>) => `${type} ${period} ${amount}`;

const doubtAbout = (request: LimitRequest): LimitDoubt | null =>
  'amount_cents' in request ? doubtAboutLimit(request.amount_cents, request.type, request.period, request.currency) : null;

interface LimitFormProps {
  currency: string;
  policy: LimitPolicyResponse;
}

/** Sets a limit of money or time, as the player's policy offers them; any amount can be typed, presets only save typing. */
export function LimitForm({ currency, policy }: LimitFormProps) {
  const t = useText();
  const queryClient = useQueryClient();
  const { wholeMoney } = useFormat();
  const warning = useAmountWarning<LimitDoubt>();
  const typed = useTypedAmount(currency);
  const form = useForm<Name>(shapeOf(typed.parse), { type: 'deposit', period: usualCycle, amount: '', minutes: '60' }, async (values) => {
    const request = requestOf(values, currency, typed.parse);
    if (!warning.mayGoOn(typedLimit(values), doubtAbout(request))) return;
    const limit = await askForLimit(queryClient, request);
    toast({ id: 'limit-set', tone: 'success', title: t(limit.pending ? 'limits.waits' : 'limits.is-set') });
  });
  const doubt = warning.doubtAbout(typedLimit(form.values));
  const isTime = form.values.type === 'session';
  const cycles = cyclicTypes.some((type) => type === form.values.type) ? policy.cycles[form.values.type as CyclicType] : null;
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
          onChange={(event) => form.setAll({ ...form.values, type: event.currentTarget.value, period: usualCycle })}
        >
          {types.map((type) => (
            <option key={type} value={type}>
              {t(`limits.type.${type}`)}
            </option>
          ))}
        </SelectField>
        {cycles && (
          <SelectField
            label={t('limits.period')}
            name="period"
            value={String(form.values.period)}
            onChange={(event) => form.set('period', event.currentTarget.value)}
          >
            {cycles.map((period) => (
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
          choices={suggestionsFor(form.values, currency).map((preset) => ({
            value: typedAmount(preset, currency),
            text: wholeMoney(preset, currency),
          }))}
          choicesLabel={t('limits.amount.choices')}
          hint={form.values.type === 'single_bet' ? t('limits.single.hint') : undefined}
          currency={unitName(currency)}
          error={amountError && (typed.unclear(String(amount)) ?? t('limits.amount.wrong'))}
        />
      )}
      {doubt && <Message tone="warning">{t(`limits.${doubt}`)}</Message>}
      <Button type="submit" variant="secondary" size="large" isWide isBusy={form.isBusy}>
        {t(doubt ? `limits.${doubt}.set` : 'limits.set')}
      </Button>
    </form>
  );
}
