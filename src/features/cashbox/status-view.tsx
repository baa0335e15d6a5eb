import { useMutation } from '@tanstack/react-query';
import { cancelDeposit } from '#contract/calls/cashbox/deposits';
import { recallPayment } from '#contract/calls/cashbox/history';
import type { PaymentProgress } from '#contract/fields/payment';
import { hasArrived, isCancellable, isRunning } from '#rules/cashbox/states';
import { ask } from '../../platform/api/client';
import { useText } from '../../platform/i18n';
import { useBreak } from '../../platform/session';
import { Button, buttonClass } from '../../ui/button';
import { SkeletonRows } from '../../ui/skeleton';
import { brandName } from './names';
import { PaymentFailure } from './payment-failure';
import { PaymentStatus } from './payment-status';
import styles from './status-view.module.css';
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
    mutationFn: (call: typeof cancelDeposit | typeof recallPayment) => ask(call, { params: { id } }),
    onSuccess: onProgress,
  });
  if (!progress) {
    if (looking.error) return <PaymentFailure error={looking.error} />;
    return (
      <div aria-busy="true" aria-label={t('cashbox.loading')} role="status">
        <SkeletonRows count={3} />
      </div>
    );
  }
  const { payment, next } = progress;
  const isOver = !isRunning(payment.state);
  const isFailed = isOver && !hasArrived(payment.state);
  const isPlayersTurn = next.kind === 'challenge' || next.kind === 'redirect';
  return (
    <div className={styles.view}>
      <PaymentStatus progress={progress} isSandbox={isSandbox} onProgress={onProgress} />
      <PaymentFailure error={stopping.error} />
      <div className={styles.actions}>
        {next.kind === 'redirect' && (
          <a href={next.url} className={buttonClass({ variant: 'primary', isWide: true })}>
            {t('cashbox.continue-at', { brand: brandName(t, payment.brand) })}
          </a>
        )}
        {isFailed && payment.action === 'deposit' && !playBreak && (
          <Button variant="primary" isWide onClick={onAgain}>
            {t('cashbox.try-other')}
          </Button>
        )}
        {hasArrived(payment.state) && payment.action === 'deposit' && (
          <Button isWide onClick={onClose}>
            {t('cashbox.done-deposit')}
          </Button>
        )}
        {payment.recallable && !playBreak && (
          <Button variant="quiet" isWide isBusy={stopping.isPending} onClick={() => stopping.mutate(recallPayment)}>
            {t('cashbox.recall')}
          </Button>
        )}
        {isCancellable(payment) && (
          <Button variant="quiet" isWide isBusy={stopping.isPending} onClick={() => stopping.mutate(cancelDeposit)}>
            {t('cashbox.cancel-deposit')}
          </Button>
        )}
        {(payment.action === 'cashout' || !isOver || isFailed) && (
          <Button variant="quiet" isWide onClick={onClose}>
            {isOver || isPlayersTurn ? t('cashbox.close') : t('cashbox.close-waiting')}
          </Button>
        )}
      </div>
    </div>
  );
}
