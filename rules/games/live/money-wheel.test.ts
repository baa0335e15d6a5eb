import { describe, expect, it } from 'vitest';
import { seededDice } from '../seeded-dice';
import { spinWheel, wheelNumbers, wheelPays, wheelResult, wheelReturn, wheelSegments } from './money-wheel';

/** Dice that stop the wheel at segments of these kinds, one after the other; `2` pays two, `x7` multiplies by seven. */
const stopping = (...kinds: string[]) => ({
  int: () => {
    const kind = kinds.shift()!;
    return wheelSegments.findIndex((segment) => ('pays' in segment ? String(segment.pays) : `x${segment.multiplies}`) === kind);
  },
});

describe('the money wheel', () => {
  it('has 54 segments, and no two equal ones next to each other', () => {
    const count = (kind: object) => wheelSegments.filter((segment) => JSON.stringify(segment) === JSON.stringify(kind)).length;
    expect(wheelNumbers.map((pays) => count({ pays }))).toEqual([23, 15, 7, 4, 2, 1]);
    expect([count({ multiplies: 2 }), count({ multiplies: 7 }), wheelSegments.length]).toEqual([1, 1, 54]);
    wheelSegments.forEach((segment, i) => expect(segment, `${i}`).not.toEqual(wheelSegments[(i + 1) % wheelSegments.length]));
  });

  it('pays n to one on the number n, and nothing on the others', () => {
    const paid = { 1: 200, 2: 300, 5: 600, 10: 1100, 20: 2100, 40: 4100 };
    for (const fell of wheelNumbers) {
      const round = spinWheel(stopping(String(fell)));
      for (const bet of wheelNumbers) expect(wheelPays(round, bet, 100), `${bet} on ${fell}`).toBe(bet === fell ? paid[bet] : 0);
    }
  });

  it('multiplies the next spin’s win repeatedly, but not the stake', () => {
    const round = spinWheel(stopping('x2', 'x7', '5'));
    expect(wheelResult(round)).toEqual({ number: 5, multiplier: 14 });
    expect(wheelPays(round, 5, 100)).toBe(7100);
    expect(wheelPays(round, 1, 100)).toBe(0);
  });

  it('stops at a number after at most twelve multipliers', () => {
    const { stops } = spinWheel({ int: (below) => (below === 54 ? wheelSegments.findIndex((one) => 'multiplies' in one) : 0) });
    expect(stops).toHaveLength(13);
    expect(wheelSegments[stops[12]!]).toHaveProperty('pays');
  });

  it('returns exactly the sum over all chains of spins', () => {
    // p / (1 - q) for the stake and the number times p / (1 - r), where q and r are the probability and the mean of a multiplier.
    const closed = (segments: number, bet: number) => segments / 54 / (1 - 2 / 54) + (bet * (segments / 54)) / (1 - 9 / 54);
    [23, 15, 7, 4, 2, 1].forEach((segments, i) => {
      const bet = wheelNumbers[i]!;
      expect(wheelReturn(bet).rtp, `${bet}`).toBeCloseTo(closed(segments, bet), 6);
    });
    expect(wheelNumbers.map((bet) => Math.round(wheelReturn(bet).rtp * 10_000) / 100)).toEqual([95.34, 95.51, 91.24, 96.58, 92.74, 90.81]);
  });

  it('returns the computed value in a simulation, within four standard errors', () => {
    const dice = seededDice('money wheel');
    const rounds = Array.from({ length: 100_000 }, () => spinWheel(dice));
    for (const bet of wheelNumbers) {
      const { rtp, variance } = wheelReturn(bet);
      const mean = rounds.reduce((sum, round) => sum + wheelPays(round, bet, 1), 0) / rounds.length;
      expect(Math.abs(mean - rtp), `${bet}`).toBeLessThan(4 * Math.sqrt(variance / rounds.length));
    }
  });
});
