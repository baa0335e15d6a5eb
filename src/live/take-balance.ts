import type { QueryClient } from '@tanstack/react-query';
import { getAccounts } from '#contract/calls/cashbox/accounts';
import type { RealTimePayload } from '#contract/events/real-time';
import { queryOf } from '../platform/api/query';
import { setCachedResponse } from '../platform/reads/set-cached-response';

/** A new balance, put where every screen reads it. */
export function takeBalance(queryClient: QueryClient, balance: RealTimePayload<'balance'>): void {
  const { queryKey } = queryOf(getAccounts, {});
  setCachedResponse(queryClient, queryKey, (known) => {
    if (!known) return known;
    const data = known.data.map((account) =>
      account.currency === balance.currency
        ? { ...account, amount_cents: balance.amount_cents, available_to_cashout_cents: balance.available_to_cashout_cents }
        : account,
    );
    return { ...known, data };
  });
}
