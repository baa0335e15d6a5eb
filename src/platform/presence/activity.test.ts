// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { isActive, noticeActivity } from './activity';

it('somebody is there from a touch or a key on, for a minute', () => {
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
