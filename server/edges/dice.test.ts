import { describe, expect, it } from 'vitest';
import { cryptographicDice } from './dice';

const draws = 200_000;

/** The chi-square statistic of counts against equal expectation. */
function chiSquare(counts: number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function countDraws(sides: number): number[] {
  const dice = cryptographicDice();
  const counts = Array.from({ length: sides }, () => 0);
  for (let draw = 0; draw < draws; draw += 1) counts[dice.int(sides)]! += 1;
  return counts;
}

describe('cryptographicDice', () => {
  // Bounds of chi-square at one in a million, so a fair source practically never fails.
  it.each([
    [2, 23.9],
    [6, 35.9],
    [37, 97.4],
    [100, 177.4],
  ])('draws %i sides evenly', (sides, bound) => {
    expect(chiSquare(countDraws(sides))).toBeLessThan(bound);
  });

  it('draws consecutive pairs evenly', () => {
    const dice = cryptographicDice();
    const counts = Array.from({ length: 36 }, () => 0);
    for (let draw = 0; draw < draws; draw += 1) counts[dice.int(6) * 6 + dice.int(6)]! += 1;
    expect(chiSquare(counts)).toBeLessThan(96);
  });

  it('has the expected number of runs', () => {
    const dice = cryptographicDice();
    const bits = Array.from({ length: draws }, () => dice.int(2));
    const runs = bits.filter((bit, index) => index === 0 || bit !== bits[index - 1]).length;
    expect(Math.abs(runs - draws / 2)).toBeLessThan(5 * (Math.sqrt(draws) / 2));
  });

  it('rejects words of the last, incomplete range instead of wrapping them', () => {
    const highest = Buffer.alloc(6, 0xff);
    const seven = Buffer.from([0, 0, 0, 0, 0, 7]);
    const dice = cryptographicDice(() => Buffer.concat([highest, seven]));
    // 2^48 mod 10 is 6, so the highest word belongs to an incomplete range.
    expect(dice.int(10)).toBe(7);
  });

  it('rejects the first word of that range, and accepts the last one before it', () => {
    const wordAt = (value: number) => Buffer.from(value.toString(16).padStart(12, '0'), 'hex');
    // The complete ranges of ten end at 2^48 - 6.
    const end = 2 ** 48 - 6;
    const dice = cryptographicDice(() => Buffer.concat([wordAt(end), wordAt(end - 1), wordAt(0)]));
    expect([dice.int(10), dice.int(10)]).toEqual([9, 0]);
  });

  it('refuses an invalid number of sides', () => {
    const dice = cryptographicDice();
    for (const below of [0, -1, 1.5, Number.NaN, 2 ** 48 + 1]) expect(() => dice.int(below)).toThrow(RangeError);
  });
});
