import { beforeEach, expect, it, vi } from 'vitest';
import { absorbTaps } from './absorb-taps';

beforeEach(() => void vi.useFakeTimers());

/** Whether a click reaches the button that was behind the pressed one. */
function arrives(pointerType: string, detail: number): boolean {
  const button = document.body.appendChild(document.createElement('button'));
  const press = vi.fn();
  button.addEventListener('click', press);
  button.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, pointerType, detail }));
  button.remove();
  return press.mock.calls.length > 0;
}

it('ignores taps, and the further clicks of a double click, for 300 ms; a first click and a key press go through', () => {
  absorbTaps();
  vi.advanceTimersByTime(299);
  const each = () => [arrives('touch', 1), arrives('mouse', 2), arrives('mouse', 1), arrives('', 0)];
  expect(each()).toEqual([false, false, true, true]);
  vi.advanceTimersByTime(1);
  expect(each()).toEqual([true, true, true, true]);
});
