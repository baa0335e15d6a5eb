import { useQuery } from '@tanstack/react-query';
import { isRunning } from '#rules/cashbox/states';
import { paymentQuery } from './queries';

const POLL_MS = 3_000;

/** One payment while it is looked at: live events make it fresh, and it is asked for again while it runs, in case none come. */
export function usePayment(id: string) {
  return useQuery({
    ...paymentQuery(id),
    refetchInterval: ({ state: { data } }) => (data && !isRunning(data.payment.state) ? false : POLL_MS),
    staleTime: 0,
  });
}
