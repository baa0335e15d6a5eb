import { windowWith } from '#tests/support/window-with';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { visitorCountry } from './country';

it('waits three seconds for the country, and a third of a second if the page was served without network', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  document.documentElement.dataset['away'] = '';
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  for (let at = 0; at < 2; at += 1) expect(await visitorCountry(windowWith(queryClient))).toBeUndefined();
  expect(timeout.mock.calls.map(([milliseconds]) => milliseconds).filter((milliseconds) => milliseconds <= 3_000)).toEqual([300, 3_000]);
});
