import { useQuery } from '@tanstack/react-query';
import { getPayments } from '#contract/calls/cashbox/history';
import type { Payment } from '#contract/fields/payment';
import { useFormat, useText } from '../../platform/i18n';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { SkeletonRows } from '../../ui/skeleton';
import { Table, type TableColumn } from '../../ui/table';
import { KnownAsOf } from './known-as-of';
import { brandName, signedAmount, stateName } from './names';
import { PaymentFailure } from './payment-failure';
import styles from './payments-list.module.css';
import { paymentsQuery } from './queries';

/** Every payment of the last twelve months with its state (CASH-008). */
export function PaymentsTable({ onLook }: { onLook: (id: string) => void }) {
  const t = useText();
  const format = useFormat();
  const { dateTime } = format;
  const payments = useQuery(paymentsQuery());
  if (!payments.data) return payments.error ? <PaymentFailure error={payments.error} /> : <SkeletonRows count={6} />;
  const columns: TableColumn<Payment>[] = [
    { key: 'action', title: t('cashbox.column-action'), isName: true, cell: ({ action }) => (action === 'deposit' ? t('cashbox.action-deposit') : t('cashbox.action-cashout')) },
    { key: 'date', title: t('cashbox.column-date'), cell: ({ created_at: at }) => <time dateTime={at}>{dateTime(at)}</time> },
    { key: 'method', title: t('cashbox.column-method'), cell: ({ brand, detail }) => `${brandName(t, brand)} ${detail ?? ''}` },
    { key: 'state', title: t('cashbox.column-state'), cell: ({ state }) => <Badge tone={stateName(t, state).tone}>{stateName(t, state).text}</Badge> },
    {
      key: 'amount',
      title: t('cashbox.column-amount'),
      isFigure: true,
      cell: (payment) => <span className={styles.amount}>{signedAmount(payment, format)}</span>,
    },
    {
      key: 'look',
      title: t('cashbox.column-details'),
      cell: ({ id, created_at: at }) => (
        <Button variant="quiet" size="small" onClick={() => onLook(id)} aria-label={t('cashbox.look-named', { date: dateTime(at) })}>
          {t('cashbox.look')}
        </Button>
      ),
    },
  ];
  return (
    <>
      <KnownAsOf url={getPayments.path} />
      <Table caption={t('cashbox.history')} columns={columns} rows={payments.data.data} rowKey={({ id }) => id} />
    </>
  );
}
