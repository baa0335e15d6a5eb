import type { PaymentMethod } from '#contract/fields/payment-method';
import type { PaymentAction } from '#contract/fields/payment';
import { feeOf, payoutOf, totalToPay } from '#rules/cashbox/amounts/fee';
import { rangeOf } from '#rules/cashbox/methods/methods';
import { useFormat, useText } from '../../../platform/i18n';
import { timeText } from '../methods/names';
import styles from './payment-summary.module.css';

interface PaymentSummaryProps {
  action: PaymentAction;
  method: PaymentMethod;
  /** Null while the field has no amount. */
  amountCents: number | null;
}

/** Fee, limits and time before confirmation. */
export function PaymentSummary({ action, method, amountCents }: PaymentSummaryProps) {
  const t = useText();
  const { money } = useFormat();
  const { currency, fee } = method;
  const range = rangeOf(method, action);
  const show = (cents: number | null) => (cents === null ? '–' : money(cents, currency));
  const total = amountCents === null ? null : action === 'deposit' ? totalToPay(fee, amountCents) : payoutOf(fee, amountCents);
  const cost = amountCents === null ? null : feeOf(fee, amountCents);
  return (
    <dl className={styles.summary}>
      <div>
        <dt>{t('cashbox.summary-fee')}</dt>
        <dd>{fee.basis_points === 0 && fee.fixed_cents === 0 ? t('cashbox.fee-none') : show(cost)}</dd>
      </div>
      <div>
        <dt>{t('cashbox.summary-time')}</dt>
        <dd>{timeText(t, method.processingTime)}</dd>
      </div>
      {range && (
        <div>
          <dt>{t('cashbox.summary-limits')}</dt>
          <dd>
            {range.max_cents === null
              ? t('cashbox.limits-from', { least: money(range.min_cents, currency) })
              : t('cashbox.limits-between', { least: money(range.min_cents, currency), most: money(range.max_cents, currency) })}
          </dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{action === 'deposit' ? t('cashbox.summary-pay') : t('cashbox.summary-get')}</dt>
        <dd>{show(total)}</dd>
      </div>
    </dl>
  );
}
