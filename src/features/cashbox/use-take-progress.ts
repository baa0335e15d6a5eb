import { useQueryClient } from '@tanstack/react-query';
import type { PaymentProgress } from '#contract/fields/payment';
import { accountsQuery, paymentQuery, paymentsQuery } from './queries';

/** Takes what the platform answered about a payment; history and balances are read anew (CASH-008). */
export function useTakeProgress(): (progress: PaymentProgress) => void {
  const queryClient = useQueryClient();
  return (progress) => {
    queryClient.setQueryData(paymentQuery(progress.payment.id).queryKey, progress);
    for (const { queryKey } of [paymentsQuery(), accountsQuery()]) void queryClient.invalidateQueries({ queryKey });
  };
}
