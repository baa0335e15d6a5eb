import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/call';
import { getAccounts } from '#contract/calls/cashbox/accounts';
import type { RealTimePayload } from '#contract/events/real-time';
import { queryOf } from '../platform/api/query';

type Accounts = AnswerOf<typeof getAccounts>;

/**
 * A new balance, put where every screen reads it. An answer that is still on its way may be older than the event:
 * it is asked for anew.
 */
export function takeBalance(queryClient: QueryClient, balance: RealTimePayload<'balance'>): void {
  const { queryKey } = queryOf(getAccounts, {});
  queryClient.setQueryData<Accounts>(queryKey, (known) => {
    if (!known) return known;
    const data = known.data.map((account) =>
      account.currency === balance.currency
        ? { ...account, amount_cents: balance.amount_cents, available_to_cashout_cents: balance.available_to_cashout_cents }
        : account,
    );
    return { ...known, data };
  });
  if (queryClient.isFetching({ queryKey, exact: true }) > 0) void queryClient.invalidateQueries({ queryKey, exact: true });
}
