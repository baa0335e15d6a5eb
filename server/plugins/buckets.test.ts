import { describe, expect, it } from 'vitest';
import { Buckets } from './buckets';

/** The number of tokens that a bucket of ten has at an instant. */
function drain(buckets: Buckets, name: string, now: number): number {
  let taken = 0;
  while (buckets.take(name, 10, now)) taken += 1;
  return taken;
}

describe('a token bucket', () => {
  it('is full at first, and refills with time', () => {
    const buckets = new Buckets(5);
    expect(drain(buckets, 'one', 0)).toBe(10);
    expect(drain(buckets, 'one', 30_000)).toBe(5);
    expect(drain(buckets, 'one', 1_000_000)).toBe(10);
  });

  it('isn’t evicted by any number of others while it’s in use', () => {
    const buckets = new Buckets(5);
    drain(buckets, 'busy', 0);
    for (let other = 0; other < 100; other += 1) {
      buckets.take(`other ${other}`, 10, 0);
      expect(buckets.take('busy', 10, 0)).toBe(false);
    }
  });

  it('is evicted when it’s the least recently used', () => {
    const buckets = new Buckets(3);
    for (const name of ['a', 'b', 'c']) drain(buckets, name, 0);
    buckets.take('a', 10, 0);
    buckets.take('d', 10, 0);
    expect(['a', 'c', 'd'].map((name) => drain(buckets, name, 0))).toEqual([0, 0, 9]);
    expect(drain(buckets, 'b', 0)).toBe(10);
  });
});
