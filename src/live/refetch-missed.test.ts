import { beforeEach, describe, expect, it, vi } from 'vitest';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { eventually } from '#tests/support/eventually';
import { CallFailed } from '../platform/api/refusal';
import { missFailures, refetchMissed } from './refetch-missed';

let asked: string[][];
let missed: (url: string) => void;
const see = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  asked = [];
  missed = refetchMissed({ refetch: (urls) => void asked.push([...urls]), chance: () => 0.5 });
});

describe('a stale response', () => {
  it('is refetched after some seconds, all together, and again as long as it’s stale', () => {
    missed('/api/player/accounts');
    missed('/api/vip');
    missed('/api/vip');
    vi.advanceTimersByTime(3_999);
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(asked).toEqual([['/api/player/accounts', '/api/vip']]);
    missed('/api/vip');
    vi.advanceTimersByTime(4_000);
    expect(asked[1]).toEqual(['/api/vip']);
    vi.advanceTimersByTime(60_000);
    expect(asked).toHaveLength(2);
  });

  it('waits for the network, and for a visible window', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    missed('/api/vip');
    vi.advanceTimersByTime(60_000);
    expect(asked).toEqual([]);
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(asked).toEqual([['/api/vip']]);
    see('hidden');
    missed('/api/lobby');
    vi.advanceTimersByTime(60_000);
    expect(asked).toHaveLength(1);
    see('visible');
    expect(asked[1]).toEqual(['/api/lobby']);
  });
});

describe('a read without any response', () => {
  it.each([
    ['no_response', true, {}],
    ['offline', true, {}],
    ['unavailable', true, {}],
    ['rate_limited', false, {}],
    ['forbidden', false, {}],
    ['no_response', false, { waitsForReturn: true }],
  ] as const)('because of %s: is requested again %s %j', async (code, isAgain, more) => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
    const stop = missFailures(queryClient.getQueryCache(), missed);
    const queryFn = () => Promise.reject(new CallFailed(code, '', 0));
    const unmount = new QueryObserver(queryClient, { queryKey: ['private', 'vip'], queryFn, meta: { url: '/api/vip', ...more } }).subscribe(
      () => undefined,
    );
    await eventually(() => expect(queryClient.getQueryState(['private', 'vip'])?.status).toBe('error'));
    vi.advanceTimersByTime(5_000);
    expect(asked).toEqual(isAgain ? [['/api/vip']] : []);
    unmount();
    stop();
  });
});
