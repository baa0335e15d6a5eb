import { useQueryClient } from '@tanstack/react-query';
import type { PaymentProgress } from '#contract/fields/payment';
import { setCachedResponse } from '../../../platform/reads/set-cached-response';
import { accountsQuery, paymentQuery, paymentsQuery } from '../queries';

/** Applies the server's response about a payment; history and balances are refetched (CASH-008). */
export function useTakeProgress(): (progress: PaymentProgress) => void {
  const queryClient = useQueryClient();
  return (progress) => {
    setCachedResponse(queryClient, paymentQuery(progress.payment.id).queryKey, progress);
    for (const { queryKey } of [paymentsQuery(), accountsQuery()]) void queryClient.invalidateQueries({ queryKey });
  };
}
