import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { render, type Rendered } from '#tests/support/render';
import { useAge } from '../reads/use-age';
import { useIsWide } from './use-is-wide';
import { useOnline } from './use-online';

let shown: Rendered;

afterEach(() => shown.unmount());

it('a page follows the network', async () => {
  const Line = () => (useOnline() ? 'online' : 'offline');
  shown = await render(<Line />);
  expect(shown.page.textContent).toBe('online');
  for (const [event, isOnline] of [
    ['offline', false],
    ['online', true],
  ] as const) {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    await act(async () => void window.dispatchEvent(new Event(event)));
    expect(shown.page.textContent).toBe(event);
  }
});

it('a page follows the width of the window', async () => {
  const wide = Object.assign(new EventTarget(), { matches: false });
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(wide as never);
  const Width = () => (useIsWide() ? 'wide' : 'narrow');
  shown = await render(<Width />);
  expect(shown.page.textContent).toBe('narrow');
  wide.matches = true;
  await act(async () => void wide.dispatchEvent(new Event('change')));
  expect(shown.page.textContent).toBe('wide');
});

it('an age grows while it’s shown', async () => {
  vi.useFakeTimers();
  const since = Date.now();
  const Age = () => <>{useAge(since)}</>;
  shown = await render(<Age />);
  expect(shown.page.textContent).toBe('0');
  await act(async () => vi.advanceTimersByTime(90_000));
  expect(Number(shown.page.textContent)).toBeGreaterThan(60_000);
});
