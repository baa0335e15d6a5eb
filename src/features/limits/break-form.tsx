import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import type { LimitRequest } from '#contract/fields/limit';
import type { CoolingOffLength, ExclusionLength, LimitPolicyResponse } from '#contract/fields/limit-policy';
import { failureText, type FormValues, useForm } from '../../platform/form';
import { useText } from '../../platform/i18n';
import { lazyPart } from '../../platform/loading/lazy-part';
import { endSession } from '../../platform/session';
import { keepDeviceBreak } from '../../platform/storage/device-break';
import { Button } from '../../ui/button';
import { Message } from '../../ui/message';
import { SelectField } from '../../ui/select-field';
import { beginBreak } from './limits';
import styles from './limits.module.css';

const BreakSheet = lazyPart(async () => (await import('./break-sheet')).default);

const kinds = ['coolingoff', 'selfexclusion'] as const;
type Kind = (typeof kinds)[number];
type BreakLength = CoolingOffLength | ExclusionLength;
/** Chosen first; every policy offers them. */
const usual = { coolingoff: 'day', selfexclusion: 'month_6' } as const;

const shape = { name: 'break', fields: { kind: v.string(), period: v.string() } };

/** Starts a cooling-off or a self-exclusion after a summary of what it means: immediately, on all devices, irreversibly (LIMIT-006). */
export function BreakForm({ policy }: { policy: LimitPolicyResponse }) {
  const t = useText();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const lengths: Record<Kind, readonly BreakLength[]> = { coolingoff: policy.cooling_off, selfexclusion: policy.exclusions };
  const form = useForm(shape, { kind: 'coolingoff', period: usual.coolingoff } as FormValues<keyof typeof shape.fields>, async () =>
    setAsking(true),
  );
  const kind = form.values.kind as Kind;
  const period = form.values.period as BreakLength;
  const begin = async () => {
    const begun = await beginBreak({ type: kind, period } as LimitRequest);
    keepDeviceBreak({ type: kind, until: begun.active_until }, Date.now());
    endSession({ isRevoked: true });
    await navigate({ to: '/' });
  };
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
            form.setAll({ kind: next, period: usual[next] });
          }}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {t(`limits.type.${one}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('limits.break.length')}
          name="period"
          value={period}
          onChange={(event) => form.set('period', event.currentTarget.value)}
        >
          {lengths[kind].map((length) => (
            <option key={length} value={length}>
              {t(`limits.period.${length}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <Button type="submit" size="large" isWide isBusy={form.isBusy}>
        {t('limits.break.review')}
      </Button>
      {isAsking && <BreakSheet kind={kind} period={period} onBegin={begin} onClosed={() => setAsking(false)} />}
    </form>
  );
}
