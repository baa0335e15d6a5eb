import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

/** The document's inline script, which runs before the app's own and without it. */
const inline = /<script>([\s\S]*?)<\/script>/.exec(readFileSync('index.html', 'utf8'))![1]!;

let reloads = 0;
let respond: () => Response;

beforeAll(() => {
  const given: Record<string, unknown> = {
    document,
    sessionStorage,
    URL,
    navigator: { onLine: true },
    location: { toString: () => 'https://perigee.example/', reload: () => (reloads += 1) },
    fetch: async (url: string) => (url === '/livez' ? Response.json({ status: 'live' }) : respond()),
    AbortSignal,
    addEventListener: addEventListener.bind(globalThis),
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    Date: { now: () => Date.now() },
  };
  given['window'] = given;
  runInNewContext(inline, given);
});

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-05-01T12:00:00Z') });
  sessionStorage.clear();
  reloads = 0;
});
afterEach(() => vi.useRealTimers());

/** The app's script couldn't be loaded. */
async function loseScript(): Promise<void> {
  const script = document.createElement('script');
  script.type = 'module';
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(0);
}

it('reloads a page whose script the server refused, once at first and again when the server sends the script', async () => {
  respond = () => new Response('', { status: 503 });
  await loseScript();
  expect(reloads).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reloads).toBe(1);
  respond = () => new Response('', { headers: { 'content-type': 'text/javascript' } });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(reloads).toBe(2);
});

it('isn’t misled by the page of a captive portal, and reloads at most every twenty seconds', async () => {
  respond = () => new Response('', { headers: { 'content-type': 'text/html' } });
  await loseScript();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reloads).toBe(1);
  respond = () => new Response('', { headers: { 'content-type': 'text/javascript' } });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reloads).toBe(2);
});
