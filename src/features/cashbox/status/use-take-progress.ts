import { useQueryClient } from '@tanstack/react-query';
import type { PaymentProgress } from '#contract/fields/payment';
import { getPayoutOrder } from '#contract/calls/cashbox/withdrawals';
import { setCachedResponse } from '../../../platform/reads/set-cached-response';
import { accountsQuery, paymentQuery, paymentsQuery } from '../queries';

/** Applies the server's response about a payment; history, balances and where withdrawals go first are refetched (CASH-008). */
export function useTakeProgress(): (progress: PaymentProgress) => void {
  const queryClient = useQueryClient();
  return (progress) => {
    setCachedResponse(queryClient, paymentQuery(progress.payment.id).queryKey, progress);
    const changed = [paymentsQuery().queryKey, accountsQuery().queryKey, [getPayoutOrder.privacy, getPayoutOrder.id]];
    for (const queryKey of changed) void queryClient.invalidateQueries({ queryKey });
  };
}
