import { useQuery } from '@tanstack/react-query';
import { isRunning } from '#rules/cashbox/payments/states';
import { PAYMENT_POLL_MS } from '../../../platform/timing';
import { paymentQuery } from '../queries';

/** One payment while it’s shown: live events update it, and it’s polled while it’s pending, in case none come. */
export function usePayment(id: string) {
  return useQuery({
    ...paymentQuery(id),
    refetchInterval: ({ state: { data } }) => (data && !isRunning(data.payment.state) ? false : PAYMENT_POLL_MS),
    staleTime: 0,
  });
}
