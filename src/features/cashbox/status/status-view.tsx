import { useMutation } from '@tanstack/react-query';
import { cancelDeposit } from '#contract/calls/cashbox/deposits';
import { recallPayment } from '#contract/calls/cashbox/history';
import type { PaymentProgress } from '#contract/fields/payment';
import { paymentStatus, nextSteps } from '#rules/cashbox/payments/payment-status';
import { ask } from '../../../platform/api/client';
import { useText } from '../../../platform/i18n';
import { useBreak } from '../../../platform/session';
import { Button, buttonClass } from '../../../ui/button';
import { SkeletonRows } from '../../../ui/skeleton-rows';
import { brandName } from '../methods/names';
import { PaymentFailure } from '../pay/payment-failure';
import { PaymentStatus } from './payment-status';
import styles from './status-view.module.css';
import { StopPayment } from './stop-payment';
import { usePayment } from './use-payment';

interface StatusViewProps {
  id: string;
  isSandbox: boolean;
  onProgress: (progress: PaymentProgress) => void;
  onAgain: () => void;
  onClose: () => void;
}

/** One payment from start to end, with a next step in every state. */
export function StatusView({ id, isSandbox, onProgress, onAgain, onClose }: StatusViewProps) {
  const t = useText();
  const playBreak = useBreak();
  const looking = usePayment(id);
  const progress = looking.data;
  const stopping = useMutation({
    // The request reaches the server even if the player leaves the page right after the click.
    mutationFn: (call: typeof cancelDeposit | typeof recallPayment) => ask(call, { params: { id } }, { keepalive: true }),
    onSuccess: onProgress,
  });
  if (!progress) {
    if (paymentStatus(progress, looking.error !== null) === 'unreachable') return <PaymentFailure error={looking.error} />;
    return (
      <div aria-busy="true" aria-label={t('cashbox.loading')} role="status">
        <SkeletonRows count={3} />
      </div>
    );
  }
  const { payment, next } = progress;
  const ways = nextSteps(progress, playBreak !== null);
  return (
    <div className={styles.view}>
      <PaymentStatus progress={progress} isSandbox={isSandbox} onProgress={onProgress} />
      <PaymentFailure error={stopping.error} />
      <div className={styles.actions}>
        {ways.includes('continue') && next.kind === 'redirect' && (
          <a href={next.url} className={buttonClass({ variant: 'primary', isWide: true })}>
            {t('cashbox.continue-at', { brand: brandName(t, payment.brand) })}
          </a>
        )}
        {ways.includes('try_other') && (
          <Button variant="primary" isWide onClick={onAgain}>
            {t('cashbox.try-other')}
          </Button>
        )}
        {ways.includes('done') && (
          <Button isWide onClick={onClose}>
            {t('cashbox.done-deposit')}
          </Button>
        )}
        {ways.includes('recall') && <StopPayment way="recall" isBusy={stopping.isPending} onStop={() => stopping.mutate(recallPayment)} />}
        {ways.includes('cancel') && <StopPayment way="cancel" isBusy={stopping.isPending} onStop={() => stopping.mutate(cancelDeposit)} />}
        {(ways.includes('close') || ways.includes('close_waiting')) && (
          <Button variant="quiet" isWide onClick={onClose}>
            {ways.includes('close') ? t('cashbox.close') : t('cashbox.close-waiting')}
          </Button>
        )}
      </div>
    </div>
  );
}
