import { afterEach, expect, it } from 'vitest';
import { observed } from '#tests/support/observed';
import { makeRoom } from './toast-room';

const section = document.createElement('section');
const room = () => document.documentElement.style.getPropertyValue('--toast-room');
let stop = () => undefined as void;

function show(...heights: number[]): Promise<void> {
  const toasts = heights.map(() => '<li data-sonner-toast data-removed="false"></li>').join('');
  section.innerHTML =
    heights.length === 0
      ? ''
      : `<ol style="--front-toast-height: ${heights[0]}px">${toasts}<li data-sonner-toast data-removed="true"></li></ol>`;
  return new Promise((resolve) => setTimeout(resolve));
}

afterEach(() => stop());

it('a dialog gets the height that the toasts take at the top, and zero when they are gone', async () => {
  stop = observed(() => makeRoom(section));
  expect(room()).toBe('0px');
  await show(60);
  expect(room()).toBe('calc(0.5rem + env(safe-area-inset-top) + 68px)');
  await show(72, 60, 60, 60, 60);
  expect(room()).toBe('calc(0.5rem + env(safe-area-inset-top) + 96px)');
  // A toast that is being removed stays in the list until it has left the screen.
  for (const toast of section.querySelectorAll('li')) toast.setAttribute('data-removed', 'true');
  await new Promise((resolve) => setTimeout(resolve));
  expect(room()).toBe('0px');
  await show();
  expect(room()).toBe('0px');
  stop();
  expect(room()).toBe('');
});
