import { useQueryClient } from '@tanstack/react-query';
import type { PaymentProgress } from '#contract/fields/payment';
import { getPayoutOrder } from '#contract/calls/cashbox/withdrawals';
import { getDepositRoom, getLimits } from '#contract/calls/limits';
import { setCachedResponse } from '../../../platform/reads/set-cached-response';
import { accountsQuery, paymentQuery, paymentsQuery } from '../queries';

/**
 * Applies the server's response about a payment. History, balances, where withdrawals go first (CASH-008) and what limits leave
 * (LIMIT-005) are refetched.
 */
export function useTakeProgress(): (progress: PaymentProgress) => void {
  const queryClient = useQueryClient();
  return (progress) => {
    setCachedResponse(queryClient, paymentQuery(progress.payment.id).queryKey, progress);
    const byCall = [getPayoutOrder, getDepositRoom, getLimits].map(({ privacy, id }) => [privacy, id]);
    const changed = [paymentsQuery().queryKey, accountsQuery().queryKey, ...byCall];
    for (const queryKey of changed) void queryClient.invalidateQueries({ queryKey });
  };
}
