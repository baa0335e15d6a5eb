import { afterEach, expect, it, vi } from 'vitest';
import { act } from 'react';
import { render, type Rendered } from '#tests/support/render';
import { lazyPart } from './lazy-part';

const REST_MS = 2_000;

let shown: Rendered;

afterEach(async () => {
  await shown.unmount();
});

it('a chunk that fails to load leaves the page and its space as they are, and renders once it has loaded', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status: 204 })),
  );
  let attempts = 0;
  const Part = lazyPart(async () => {
    attempts += 1;
    if (attempts === 1) throw new TypeError('cut');
    return () => <p>the part</p>;
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const rendering = render(
    <main>
      <h1>the page</h1>
      <Part placeholder={<p>on its way</p>} />
    </main>,
  );
  await vi.advanceTimersByTimeAsync(REST_MS / 2);
  shown = await rendering;
  expect(shown.page.textContent).toBe('the pageon its way');
  await act(async () => void (await vi.advanceTimersByTimeAsync(REST_MS)));
  expect(shown.page.textContent).toBe('the pagethe part');
});
