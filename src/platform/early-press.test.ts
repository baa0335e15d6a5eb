// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { replayEarlyPress } from './early-press';

const press = vi.fn<() => void>();
let button: HTMLButtonElement;

beforeEach(() => {
  vi.clearAllMocks();
  button = document.body.appendChild(document.createElement('button'));
  button.addEventListener('click', press);
  window.earlyPress = { button, at: 1_000 };
});
afterEach(() => button.remove());

it('presses the button again, once', () => {
  replayEarlyPress(10_999);
  replayEarlyPress(10_999);
  expect(press).toHaveBeenCalledTimes(1);
});

it('leaves a press alone that is ten seconds old', () => {
  replayEarlyPress(11_000);
  expect(press).not.toHaveBeenCalled();
});

it('leaves a button alone that is no longer on the page', () => {
  button.remove();
  replayEarlyPress(1_500);
  expect(press).not.toHaveBeenCalled();
});

it('hears no further presses', () => {
  window.noteEarlyPress = () => (window.earlyPress = { button, at: 2_000 });
  addEventListener('click', window.noteEarlyPress, true);
  replayEarlyPress(1_500);
  button.click();
  expect(window.earlyPress).toBeNull();
});
