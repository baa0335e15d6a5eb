import { describe, expect, it } from 'vitest';
import { swrCache } from './swr-cache';

/** A cache with a clock that the test sets; counts how often something was computed. */
function keeping(maxEntries = 10) {
  const clock = { now: 0, made: 0 };
  const keep = swrCache<string>({ freshMs: 5, staleMs: 100, maxEntries, now: () => clock.now });
  const ask = (name = 'page') => keep(name, async () => `${name} ${(clock.made += 1)}`);
  return { clock, keep, ask };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('an expensive value', () => {
  it('is computed once for all callers while it’s fresh', async () => {
    const { clock, ask } = keeping();
    const first = [ask(), ask()];
    clock.now = 4;
    expect(await Promise.all([...first, ask()])).toEqual(['page 1', 'page 1', 'page 1']);
  });

  it('is revalidated once in the background for later callers', async () => {
    const { clock, ask } = keeping();
    await ask();
    clock.now = 50;
    expect(await Promise.all([ask(), ask()])).toEqual(['page 1', 'page 1']);
    await settled();
    expect(await ask()).toBe('page 2');
    expect(clock.made).toBe(2);
  });

  it('is revalidated only after the caller has its response', async () => {
    const clock = { now: 0, made: 0 };
    let goOn = () => undefined as void;
    const pause = () => new Promise<void>((resolve) => void (goOn = resolve));
    const keep = swrCache<number>({ freshMs: 5, staleMs: 100, maxEntries: 1, now: () => clock.now, pause });
    const ask = () => keep('page', async () => (clock.made += 1));
    await ask();
    clock.now = 50;
    expect([await ask(), clock.made]).toEqual([1, 1]);
    goOn();
    await settled();
    expect([await ask(), clock.made]).toEqual([2, 2]);
  });

  it('is awaited if the cached one is too old', async () => {
    const { clock, ask } = keeping();
    await ask();
    clock.now = 105;
    expect(await ask()).toBe('page 2');
  });

  it('stays cached if revalidation fails, which is retried', async () => {
    const { clock, keep, ask } = keeping();
    await ask();
    clock.now = 50;
    const failing = () => keep('page', () => Promise.reject(new Error('no')));
    expect(await failing()).toBe('page 1');
    await settled();
    clock.now = 60;
    expect(await ask()).toBe('page 1');
    await settled();
    expect(await ask()).toBe('page 2');
  });

  it('isn’t cached if it couldn’t be computed', async () => {
    const { keep, ask } = keeping();
    await expect(keep('page', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await ask()).toBe('page 1');
  });

  it('evicts the least recently used entry', async () => {
    const { ask } = keeping(2);
    for (const name of ['a', 'b', 'c']) await ask(name);
    expect([await ask('c'), await ask('b'), await ask('a')]).toEqual(['c 3', 'b 2', 'a 4']);
  });
});
