import { useNavigate } from '@tanstack/react-router';
import * as v from 'valibot';
import type { LimitRequest } from '#contract/fields/limit';
import { failureText, type FormValues, useForm } from '../../platform/form';
import { useText } from '../../platform/i18n';
import { endSession } from '../../platform/session';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Message } from '../../ui/message';
import { SelectField } from '../../ui/select-field';
import { toast } from '../../ui/toast';
import { beginBreak } from './limits';
import styles from './limits.module.css';

const lengths = {
  coolingoff: ['day', 'day_3', 'week', 'month', 'month_3'],
  selfexclusion: ['month_6', 'month_9', 'month_12', 'forever'],
} as const;

type Kind = keyof typeof lengths;

const shape = {
  name: 'break',
  fields: { kind: v.string(), period: v.string(), sure: v.literal(true, 'fields.must_be_checked') },
};

/** Starts a cooling-off or a self-exclusion: immediately, on all devices, irreversibly (LIMIT-006). */
export function BreakForm() {
  const t = useText();
  const navigate = useNavigate();
  const form = useForm(
    shape,
    { kind: 'coolingoff', period: 'day', sure: false } as FormValues<keyof typeof shape.fields>,
    async (values) => {
      await beginBreak({ type: values.kind, period: values.period } as LimitRequest);
      endSession({ isRevoked: true });
      toast({ title: t('limits.break.begun'), duration: null });
      await navigate({ to: '/' });
    },
  );
  const kind = form.values.kind as Kind;
  return (
    <form {...form.props} className={styles.form}>
      <p className={styles.note}>{t('limits.break.lead')}</p>
      {form.failure && <Message tone="danger">{failureText(t, form.failure)}</Message>}
      <div className={styles.pair}>
        <SelectField
          label={t('limits.break.kind')}
          name="kind"
          value={kind}
          onChange={(event) => {
            const next = event.currentTarget.value as Kind;
            form.setAll({ ...form.values, kind: next, period: lengths[next][0] });
          }}
        >
          {(Object.keys(lengths) as Kind[]).map((one) => (
            <option key={one} value={one}>
              {t(`limits.type.${one}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('limits.break.length')}
          name="period"
          value={String(form.values.period)}
          onChange={(event) => form.set('period', event.currentTarget.value)}
        >
          {lengths[kind].map((period) => (
            <option key={period} value={period}>
              {t(`limits.period.${period}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <Checkbox {...form.box('sure')} label={t('limits.break.sure')} />
      <Button type="submit" variant="danger" size="large" isWide isBusy={form.isBusy}>
        {t('limits.break.action')}
      </Button>
    </form>
  );
}
