import { runInNewContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import { offlinePage } from './offline-page';

vi.mock('./locale', () => ({ deviceLocale: async () => 'en' }));

afterEach(() => vi.useRealTimers());

it('the worker’s own page reloads without a press once the server responds, without the app’s script, and at most every twenty seconds', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-05-01T12:00:00Z') });
  const script = /<script>([\s\S]*?)<\/script>/.exec(await (await offlinePage()).text())![1]!;
  const asked: string[] = [];
  let status = 503;
  const kept = new Map<string, number>();
  const reload = vi.fn<() => void>();
  const storage = { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, at: number) => kept.set(name, at) };
  const given = {
    document: { visibilityState: 'visible' },
    fetch: async (url: string) => (asked.push(url), new Response('', { status })),
    sessionStorage: storage,
    location: { reload },
    addEventListener: () => undefined,
    setInterval: (run: () => void, ms: number) => setInterval(run, ms),
    Date: { now: () => Date.now() },
  };
  runInNewContext(script, given);
  await vi.advanceTimersByTimeAsync(8_000);
  expect([asked, reload.mock.calls.length]).toEqual([['/livez', '/livez'], 0]);
  status = 200;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(reload).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(16_000);
  expect(reload).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(reload).toHaveBeenCalledTimes(2);
});
