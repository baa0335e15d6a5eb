import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Unavailable } from '#server/database/unavailable';
import { Turns } from './turns';

const WAIT_MS = 3_000;

/** Work that ends when the test resolves it. */
function held() {
  let finish = () => {};
  const ended = new Promise<void>((resolve) => (finish = resolve));
  return { work: vi.fn(() => ended), finish };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('run up to the limit in parallel, and the rest in order of arrival', async () => {
  const turns = new Turns({ atOnce: 2, waiting: 8, waitMs: WAIT_MS });
  const works = Array.from({ length: 4 }, held);
  const taken = works.map(({ work }) => turns.take(work));
  const begun = () => works.map(({ work }) => work.mock.calls.length);
  expect(begun()).toEqual([1, 1, 0, 0]);
  works[1]!.finish();
  await taken[1];
  await vi.waitFor(() => expect(begun()).toEqual([1, 1, 1, 0]));
  for (const { finish } of works) finish();
  await Promise.all(taken);
  expect(begun()).toEqual([1, 1, 1, 1]);
});

it('are passed on when work fails', async () => {
  const turns = new Turns({ atOnce: 1, waiting: 8, waitMs: WAIT_MS });
  const failing = turns.take(() => Promise.reject(new Error('wrong')));
  const next = turns.take(async () => 'done');
  await expect(failing).rejects.toThrow('wrong');
  await expect(next).resolves.toBe('done');
});

it('are refused to work that doesn’t fit into the queue, before it begins', async () => {
  const turns = new Turns({ atOnce: 1, waiting: 1, waitMs: WAIT_MS });
  const [first, second, third] = [held(), held(), held()];
  const taken = [turns.take(first.work), turns.take(second.work)];
  const refused = turns.take(third.work).catch((error: unknown) => error);
  for (const { finish } of [first, second, third]) finish();
  await Promise.all(taken);
  expect(await refused).toBeInstanceOf(Unavailable);
  expect(third.work).not.toHaveBeenCalled();
});

it('are refused to work that has waited too long, which frees its place', async () => {
  const turns = new Turns({ atOnce: 1, waiting: 1, waitMs: WAIT_MS });
  const [first, late] = [held(), held()];
  const taken = turns.take(first.work);
  const [refused] = await Promise.all([turns.take(late.work).catch((error: unknown) => error), vi.advanceTimersByTimeAsync(WAIT_MS)]);
  expect(refused).toBeInstanceOf(Unavailable);
  const next = turns.take(async () => 'done');
  first.finish();
  await taken;
  await expect(next).resolves.toBe('done');
  expect(late.work).not.toHaveBeenCalled();
});
