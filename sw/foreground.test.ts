import { expect, it, vi } from 'vitest';
import type { FakeCaches } from '#tests/support/fake-caches';
import { FakeNetwork } from '#tests/support/fake-network';
import { origin, startWorker } from '#tests/support/fake-worker-scope';
import { LINE_QUIET_MS } from './timing';

const kept = (caches: FakeCaches) => [...caches.all.values()].flatMap(({ paths }) => paths);

it('the worker fetches the rest of a release only while no page is waiting for a response', async () => {
  const held: (() => void)[] = [];
  const script = () => new Response('', { headers: { 'content-type': 'text/javascript' } });
  const later = () => new Promise<Response>((resolve) => held.push(() => resolve(script())));
  // One more than are fetched at the same time.
  const rest = Array.from({ length: 7 }, (_, at) => ({ url: `assets/rest-${at}000000.js` }));
  const network = new FakeNetwork(origin).page('/', '').on('/assets/open-8888888.js', later);
  for (const { url } of rest) network.on(`/${url}`, later);
  const worker = await startWorker({ manifest: rest, network });
  await worker.dispatch('install');
  const isWhole = worker.complete();
  await vi.waitFor(() => expect(held).toHaveLength(6));
  const shown = worker.ask('/assets/open-8888888.js');
  await vi.waitFor(() => expect(held).toHaveLength(7));
  for (const respond of held.slice(0, 6)) respond();
  await vi.waitFor(() => expect(kept(worker.caches).filter((path) => path.includes('rest-'))).toHaveLength(6));
  expect(held).toHaveLength(7);
  held[6]!();
  expect((await shown).response!.status).toBe(200);
  await vi.waitFor(() => expect(held).toHaveLength(8));
  held[7]!();
  expect(await isWhole).toBe(true);
});

it('a free line is one on which no page has got a response for a moment', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const { trackForeground, whenLineIsFree } = await import('./foreground');
  await vi.advanceTimersByTimeAsync(LINE_QUIET_MS);
  await trackForeground(Promise.resolve(new Response()));
  const isFree = vi.fn();
  void whenLineIsFree().then(isFree);
  await vi.advanceTimersByTimeAsync(LINE_QUIET_MS - 1);
  expect(isFree).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(isFree).toHaveBeenCalled();
  vi.useRealTimers();
});
