import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { getAccounts } from '#contract/calls/cashbox/accounts';
import { queryOf } from '../platform/api/query';
import { takeBalance } from './take-balance';

const { queryKey } = queryOf(getAccounts, {});
const accounts = (amount_cents: number) => ({
  data: [{ currency: 'EUR', active: true, amount_cents, available_to_cashout_cents: amount_cents }],
});
const moved = (amount_cents: number) => ({ currency: 'EUR', amount_cents, available_to_cashout_cents: amount_cents, bonus_cents: 0 });

describe('a changed balance', () => {
  it('is shown immediately', () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(queryKey, accounts(100));
    takeBalance(queryClient, moved(90));
    expect(queryClient.getQueryData(queryKey)).toMatchObject({ data: [{ amount_cents: 90 }] });
  });

  it('isn’t overwritten by an older response', async () => {
    const queryClient = new QueryClient();
    const late: ((amount: number) => void)[] = [];
    const queryFn = () => new Promise((resolve) => void late.push((amount) => resolve(accounts(amount))));
    const stop = new QueryObserver(queryClient, { queryKey, queryFn, initialData: accounts(100), staleTime: 0 }).subscribe(() => undefined);
    takeBalance(queryClient, moved(90));
    late[0]!(100);
    await expect.poll(() => late.length).toBe(2);
    expect(queryClient.getQueryData(queryKey)).toMatchObject({ data: [{ amount_cents: 90 }] });
    late[1]!(90);
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    expect(queryClient.getQueryData(queryKey)).toMatchObject({ data: [{ amount_cents: 90 }] });
    stop();
  });
});
