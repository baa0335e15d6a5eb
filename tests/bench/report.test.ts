import { describe, expect, it } from 'vitest';
import { against, isReached, median, single } from './measurement';
import { table } from './report';

describe('measurements', () => {
  it('reach a target by their value, or by their ratio if there are two', () => {
    expect(isReached(single('size', 'KB', 149, { atMost: 150 }))).toBe(true);
    expect(isReached(single('size', 'KB', 151, { atMost: 150 }))).toBe(false);
    expect(isReached(against('bets', 'a second', { ours: 600, bare: 1000 }, { atLeast: 0.6 }))).toBe(true);
    expect(isReached(against('bets', 'a second', { ours: 590, bare: 1000 }, { atLeast: 0.6 }))).toBe(false);
    expect(isReached(single('free', 's', 9))).toBe(true);
  });

  it('use the median of several runs', () => {
    expect(median([9, 1, 5])).toBe(5);
  });

  it('print as a table', () => {
    const lines = table([against('bets', 'a second', { ours: 1200, bare: 2000 }, { atLeast: 0.6 })]).split('\n');
    expect(lines[2]).toMatch(/^\| bets +\| ours 1,200 \/ bare 2,000 \| a second \| 0\.60 +\| ≥ 0\.6 +\| yes +\|$/);
  });
});
