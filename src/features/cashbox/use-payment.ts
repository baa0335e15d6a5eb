import { useQuery } from '@tanstack/react-query';
import { isRunning } from '#rules/cashbox/states';
import { paymentQuery } from './queries';

const POLL_MS = 3_000;

/** One displayed payment: live events update it, and it's polled while it runs, in case none arrive. */
export function usePayment(id: string) {
  return useQuery({
    ...paymentQuery(id),
    refetchInterval: ({ state: { data } }) => (data && !isRunning(data.payment.state) ? false : POLL_MS),
    staleTime: 0,
  });
}
