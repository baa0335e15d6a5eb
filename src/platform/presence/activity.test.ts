import { expect, it, vi } from 'vitest';
import { isActive, noticeActivity, whenStill } from './activity';

it('counts as active for a minute after a touch or a key press', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  noticeActivity();
  expect(isActive()).toBe(false);
  for (const kind of ['pointerdown', 'keydown', 'wheel']) {
    document.body.dispatchEvent(new Event(kind, { bubbles: true }));
    expect(isActive()).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(isActive()).toBe(false);
  }
});

it('counts as still two seconds after the last input: deferred work continues then', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  noticeActivity();
  const still = vi.fn();
  document.body.dispatchEvent(new Event('wheel', { bubbles: true }));
  void whenStill().then(still);
  await vi.advanceTimersByTimeAsync(1_500);
  document.body.dispatchEvent(new Event('touchmove', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(still).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(still).toHaveBeenCalledOnce();
});
