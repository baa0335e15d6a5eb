import type { UseQueryResult } from '@tanstack/react-query';
import type { PaymentAction } from '#contract/fields/payment';
import type { Choice } from '#rules/cashbox/payments/payment-machine';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Skeleton } from '../../../ui/skeleton';
import { type BlockedText, MethodPicker } from './method-picker';
import picker from './method-picker.module.css';
import type { LoadedMethods } from '../pay/payments-script';
import { useOnline } from '../../../platform/presence/use-online';

interface MethodsViewProps {
  action: PaymentAction;
  loading: UseQueryResult<LoadedMethods>;
  /** Other data needed before selecting one are still loading. */
  isWaiting?: boolean;
  /** The most that may be paid in or out now, in minor units; null is any amount. */
  mostCents: number | null;
  /** Why a method or a saved profile can't be used now, as its note; null if it can. */
  blockedText?: BlockedText | undefined;
  onChoose: (choice: Choice) => void;
}

/** The methods: loading, to select from, or with a retry. */
export function MethodsView({ action, loading, isWaiting = false, mostCents, blockedText, onChoose }: MethodsViewProps) {
  const t = useText();
  const isOnline = useOnline();
  const { data, error, isFetching, refetch } = loading;
  if (data && !isWaiting) {
    return <MethodPicker action={action} methods={data.methods} mostCents={mostCents} blockedText={blockedText} onChoose={onChoose} />;
  }
  if (!error && isOnline) {
    return (
      <div className={picker.section} aria-busy="true" aria-label={t('cashbox.loading')} role="status">
        <Skeleton width="40%" />
        {Array.from({ length: 5 }, (_, at) => (
          <Skeleton key={at} shape="block" className={picker.coming} />
        ))}
      </div>
    );
  }
  return (
    <EmptyState
      title={isOnline ? t('cashbox.methods-failed') : t('cashbox.offline-title')}
      action={
        <Button isBusy={isFetching && isOnline} onClick={() => void refetch()}>
          {t('cashbox.try-again')}
        </Button>
      }
    >
      {isOnline ? t('cashbox.methods-failed-text') : t('cashbox.offline')}
    </EmptyState>
  );
}
