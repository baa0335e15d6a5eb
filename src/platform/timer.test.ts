import { beforeEach, expect, it, vi } from 'vitest';
import { makeTimer } from './timer';

beforeEach(() => void vi.useFakeTimers());

it('a timer runs its work once, however often it was started, and can be started again', () => {
  const work = vi.fn();
  const timer = makeTimer(work);
  timer.start(100);
  vi.advanceTimersByTime(60);
  timer.start(100);
  vi.advanceTimersByTime(40);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledTimes(1);
  timer.start(100);
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledTimes(2);
});

it('a timer that is reset counts from then on, and a stopped one never runs', () => {
  const work = vi.fn();
  const timer = makeTimer(work);
  timer.start(100);
  vi.advanceTimersByTime(60);
  timer.reset(100);
  vi.advanceTimersByTime(99);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
  timer.start(100);
  timer.stop();
  vi.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledTimes(1);
});
