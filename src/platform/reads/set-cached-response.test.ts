import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { getAccounts } from '#contract/calls/cashbox/accounts';
import { queryOf } from '../api/query';
import { setCachedResponse } from './set-cached-response';

const { queryKey } = queryOf(getAccounts, {});
const accounts = (amount_cents: number) => ({
  data: [{ currency: 'EUR', active: true, amount_cents, available_to_cashout_cents: amount_cents }],
});

/** A cache with a read under way; each of its answers is given by hand. */
function reading(known?: ReturnType<typeof accounts>) {
  const queryClient = new QueryClient();
  const asked: ((amount: number) => void)[] = [];
  if (known) queryClient.setQueryData(queryKey, known);
  const queryFn = () => new Promise<ReturnType<typeof accounts>>((resolve) => void asked.push((amount) => resolve(accounts(amount))));
  const loaded = queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 });
  return { queryClient, asked, loaded, known: () => queryClient.getQueryData(queryKey) };
}

it('the answer of a write is not undone by an older one, and who waits for that gets a newer one', async () => {
  for (const before of [undefined, accounts(100)]) {
    const { queryClient, asked, loaded, known } = reading(before);
    setCachedResponse(queryClient, queryKey, accounts(90));
    asked[0]!(100);
    await expect.poll(() => asked.length).toBe(2);
    expect(known()).toEqual(accounts(90));
    asked[1]!(80);
    expect(await loaded).toEqual(accounts(80));
    expect(known()).toEqual(accounts(80));
  }
});

it('a change of what nobody knows yet leaves the read that is on its way alone', async () => {
  const { queryClient, asked, loaded, known } = reading();
  setCachedResponse(queryClient, queryKey, (before) => before && accounts(90));
  asked[0]!(100);
  expect(await loaded).toEqual(accounts(100));
  expect([asked.length, known()]).toEqual([1, accounts(100)]);
});

it('asks for nothing where nothing is on its way', () => {
  const queryClient = new QueryClient();
  setCachedResponse(queryClient, queryKey, accounts(90));
  expect([queryClient.isFetching(), queryClient.getQueryState(queryKey)?.isInvalidated]).toEqual([0, false]);
});
