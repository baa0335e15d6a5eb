import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getPayments } from '#contract/calls/cashbox/history';
import { useText } from '../../../platform/i18n';
import { LastKnownNote } from '../../../platform/reads/last-known-note';
import { useBreak } from '../../../platform/session';
import { buttonClass } from '../../../ui/button';
import { SkeletonRows } from '../../../ui/skeleton-rows';
import aged from './known-as-of.module.css';
import { PaymentFailure } from '../pay/payment-failure';
import { PaymentsList } from './payments-list';
import { paymentsQuery } from '../queries';

interface PaymentsHistoryProps {
  onOpenPayment: (id: string) => void;
  /** A sheet covers the bar that says how old a page's data is, so it says that itself. */
  isInSheet?: boolean;
}

/** Every payment of the last twelve months with its state (CASH-008). */
export function PaymentsHistory({ onOpenPayment, isInSheet = false }: PaymentsHistoryProps) {
  const t = useText();
  const playBreak = useBreak();
  const payments = useQuery(paymentsQuery());
  if (!payments.data)
    return payments.error ? <PaymentFailure error={payments.error} onAgain={() => void payments.refetch()} /> : <SkeletonRows count={6} />;
  return (
    <>
      {isInSheet && <LastKnownNote url={getPayments.path} className={aged.age} />}
      <PaymentsList
        payments={payments.data.data}
        onOpenPayment={onOpenPayment}
        wayOn={
          playBreak ? undefined : (
            <Link to="/deposit" className={buttonClass({ variant: 'primary' })}>
              {t('shell.deposit')}
            </Link>
          )
        }
      />
    </>
  );
}
