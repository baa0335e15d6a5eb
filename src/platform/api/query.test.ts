import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { getVipLevels } from '#contract/calls/vip';
import { wireClient } from './client';
import { queryOf } from './query';

const levels = queryOf(getVipLevels, {});
let asked: number;

beforeEach(() => {
  asked = 0;
  vi.useFakeTimers();
  wireClient({
    locale: () => 'en',
    onSignedOut: () => undefined,
    fetch: async () => {
      asked += 1;
      return Response.json([]);
    },
  });
});

it('fetches missing data immediately, and refetches data that’s already shown once the page is painted', async () => {
  const client = new QueryClient();
  const first = client.fetchQuery(levels);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(100);
  await first;

  const again = client.fetchQuery({ ...levels, staleTime: 0 });
  expect([asked, client.getQueryData(levels.queryKey)]).toEqual([1, []]);
  await vi.advanceTimersByTimeAsync(100);
  await again;
  expect(asked).toBe(2);
});
