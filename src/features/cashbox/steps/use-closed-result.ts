import type { PaymentAction, PaymentProgress } from '#contract/fields/payment';
import { type Confirmation, failureKind } from '#rules/cashbox/payments/payment-machine';
import { CallFailed } from '../../../platform/api/refusal';
import { failureText } from '../../../platform/form';
import { useFormat, useText } from '../../../platform/i18n';
import { session } from '../../../platform/session';
import { toast } from '../../../ui/toast';
import { headlineOf } from '../status/headline';

/** What the sheet couldn't show any more: the payment, or why no payment was made. */
type Result = { progress: PaymentProgress } | { error: unknown };

/** Announces the result of a confirmation whose sheet was closed meanwhile; a payment that waits for a code has a notice of its own. */
export function useClosedResult(action: PaymentAction): (confirmation: Confirmation, result: Result) => void {
  const t = useText();
  const { money } = useFormat();
  const isUnknown = (error: unknown) => error instanceof CallFailed && failureKind(error.code, error.isRetryable) === 'unknown';
  const reasonOf = (error: unknown) => {
    if (!(error instanceof CallFailed)) return t('cashbox.closed-unsent');
    return isUnknown(error) ? t('cashbox.closed-unknown') : failureText(t, error);
  };
  return ({ key, filled }, result) => {
    if (session.status !== 'player') return;
    const id = `closed-${key}`;
    const amount = money(filled.amountCents, filled.choice.method.currency);
    if ('error' in result) {
      const failed = action === 'deposit' ? 'cashbox.closed-deposit' : 'cashbox.closed-withdrawal';
      const title = t(isUnknown(result.error) ? 'cashbox.closed-no-response' : failed, { amount });
      toast({ id, tone: 'warning', title, text: reasonOf(result.error) });
    } else if (result.progress.next.kind !== 'challenge') toast({ id, title: t(headlineOf(result.progress).title), text: amount });
  };
}
