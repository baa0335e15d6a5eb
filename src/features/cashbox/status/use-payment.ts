import { useQuery } from '@tanstack/react-query';
import { isRunning } from '#rules/cashbox/payments/states';
import { PAYMENT_POLL_MS } from '../../../platform/timing';
import { paymentQuery } from '../queries';

/** One payment while it is looked at: live events make it fresh, and it is asked for again while it runs, in case none come. */
export function usePayment(id: string) {
  return useQuery({
    ...paymentQuery(id),
    refetchInterval: ({ state: { data } }) => (data && !isRunning(data.payment.state) ? false : PAYMENT_POLL_MS),
    staleTime: 0,
  });
}
