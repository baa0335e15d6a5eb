import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { batchedInvalidation } from './batched-invalidation';

beforeEach(() => vi.useFakeTimers());

it('refetches stale data once after a replay of many events, and nothing else', async () => {
  const queryClient = new QueryClient();
  for (const call of ['vip.progress', 'competitions.list', 'games.lobby']) queryClient.setQueryData(['private', call, {}], {});
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
  const renew = batchedInvalidation(queryClient);
  for (let event = 0; event < 2_000; event += 1) renew('competitions', 'vip');
  await vi.advanceTimersByTimeAsync(500);
  const old = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey }) => queryKey[1]);
  expect([invalidate.mock.calls.length, old]).toEqual([1, ['vip.progress', 'competitions.list']]);
  renew('games');
  await vi.advanceTimersByTimeAsync(500);
  expect(invalidate).toHaveBeenCalledTimes(2);
});
