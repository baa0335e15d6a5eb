import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getPlayer } from '#contract/calls/account/profile';
import { sampleNotification } from '#tests/support/notifications';
import { CallFailed } from '../platform/api/refusal';
import type { startServiceWorker } from '../platform/service-worker';
import { followWorker } from './follow-worker';

let worker: Parameters<typeof startServiceWorker>[0];
/** What the window was made to do, in order. */
let done: unknown[];

vi.mock('../platform/service-worker', () => ({ startServiceWorker: (handlers: typeof worker) => void (worker = handlers) }));
vi.mock('../platform/session', () => ({ loadSession: () => done.push('session') }));
vi.mock('../features/notifications/inbox/inbox', () => ({ takeIn: (taken: { id: string }[]) => done.push(taken.map(({ id }) => id)) }));
vi.mock('./show-notification', () => ({
  showClicked: (_router: unknown, { id }: { id: string }) => done.push(`shown ${id}`),
  openNotification: (_router: unknown, { id }: { id: string }) => done.push(`opened ${id}`),
}));

let queryClient: QueryClient;
const language = { locale: 'de', refresh: () => done.push('texts') };
const watching: (() => void)[] = [];

/** A read that is on the screen: `respond` throws, or returns its response. */
async function read(url: string, respond: () => unknown = () => ({})): Promise<void> {
  const queryFn = async () => {
    done.push(url);
    return respond();
  };
  watching.push(new QueryObserver(queryClient, { queryKey: [url], queryFn, meta: { url } }).subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  done = [];
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  followWorker({ queryClient, language } as never, {} as never);
});

afterEach(() => {
  for (const stop of watching.splice(0)) stop();
  queryClient.clear();
  vi.useRealTimers();
});

describe('what the worker reports', () => {
  it('a clicked notification opens its page, and in a busy window only shows', () => {
    worker.onClick({ id: 'n-1', path: '/vip' }, false);
    worker.onClick({ id: 'n-2', path: '/vip' }, true);
    expect(done).toEqual(['opened n-1', 'shown n-2']);
  });

  it('a push is taken into the inbox', () => {
    worker.onNotification(sampleNotification({ id: 'n-3' }));
    expect(done).toEqual([['n-3']]);
  });

  it('a newer response is read from it, alone, and the player’s also becomes the session', async () => {
    await read('/api/vip');
    await read('/api/games');
    done = [];
    worker.onFresh('/api/vip');
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toEqual(['/api/vip']);
    worker.onFresh(getPlayer.path);
    expect(done).toEqual(['/api/vip', 'session']);
  });

  it('newer texts of the window’s language replace its own, those of others nothing', () => {
    worker.onFresh('/messages/it.json');
    expect(done).toEqual([]);
    worker.onFresh('/messages/de.json');
    expect(done).toEqual(['texts']);
  });

  it('a response that stayed stale is requested again after some seconds', async () => {
    await read('/api/vip');
    done = [];
    worker.onMissed('/api/vip');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(done).toEqual(['/api/vip']);
  });
});

it('a read that failed without a network is requested again after some seconds, though no worker reports it', async () => {
  let isAway = true;
  await read('/api/vip', () => {
    if (isAway) throw new CallFailed('offline', '', 0);
    return {};
  });
  isAway = false;
  done = [];
  await vi.advanceTimersByTimeAsync(10_000);
  expect(done).toEqual(['/api/vip']);
});
