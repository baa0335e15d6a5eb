import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '#tests/support/render';
import { type PressBeforeHydration, replay, takePressBeforeHydration, usePressBeforeHydration } from './press-before-hydration';

const press = vi.fn<() => void>();
let button: HTMLButtonElement;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
  button = document.body.appendChild(document.createElement('button'));
  window.noteEarlyPress = () => (window.earlyPress = { button, at: Date.now() });
  addEventListener('click', window.noteEarlyPress, true);
  button.click();
  button.addEventListener('click', press);
});
afterEach(() => {
  button.remove();
  vi.clearAllMocks();
});

it('clicks the button again, and records neither that click nor a later one', () => {
  replay(takePressBeforeHydration()!);
  expect(press).toHaveBeenCalledTimes(1);
  button.click();
  expect(takePressBeforeHydration()).toBeNull();
});

it('doesn’t replay a click that’s half a minute old', () => {
  const taken = takePressBeforeHydration()!;
  vi.setSystemTime(30_999);
  replay(taken);
  vi.setSystemTime(31_000);
  replay(taken);
  expect(press).toHaveBeenCalledTimes(1);
});

it('clicks the button that replaced it, because a player’s page replaces the server-rendered one', () => {
  const taken = takePressBeforeHydration()!;
  button.textContent = 'Search';
  const other = document.body.appendChild(document.createElement('button'));
  other.textContent = 'Search';
  other.addEventListener('click', press);
  button.remove();
  replay(taken);
  other.remove();
  expect(press).toHaveBeenCalledTimes(1);
});

it('clicks nothing if the button was removed without an equivalent', () => {
  button.remove();
  replay(takePressBeforeHydration()!);
  expect(press).not.toHaveBeenCalled();
});

/** The app, hydrating a page on which a button was clicked. */
function Hydrating({ early }: { early: PressBeforeHydration }) {
  usePressBeforeHydration(early);
  return null;
}

it.each([1, 0])('clicks %i times after the hydration, and not at all if the app is gone by then', async (times) => {
  const taken = takePressBeforeHydration()!;
  vi.useFakeTimers({ now: 1_000, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const shown = await render(createElement(Hydrating, { early: taken }));
  if (times === 0) await shown.unmount();
  await vi.advanceTimersByTimeAsync(0);
  expect(press).toHaveBeenCalledTimes(times);
  if (times === 1) await shown.unmount();
});
