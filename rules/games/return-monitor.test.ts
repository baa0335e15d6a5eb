import { describe, expect, it } from 'vitest';
import { seededDice } from './seeded-dice';
import { judgeReturn } from './return-monitor';

const slot = { kind: 'slots', rtp: 0.96, volatility: 'low' } as const;

/** Sums of rounds that all return the same. */
const steady = (rounds: number, ratio: number) => ({ rounds, ratioSum: rounds * ratio, ratioSquares: rounds * ratio ** 2 });

describe('the return of a game', () => {
  it.each([
    [0, 0.96, 'too_few'],
    [499, 5, 'too_few'],
    [500, 0.96, 'fine'],
    // 4 / √10000 = 0.04 is a standard error.
    [10_000, 0.96 + 0.179, 'fine'],
    [10_000, 0.96 + 0.181, 'off'],
    [10_000, 0.96 - 0.181, 'off'],
    [1_000_000, 0.98, 'off'],
  ] as const)('over %i rounds of %f is %s', (rounds, ratio, verdict) => {
    expect(judgeReturn(slot, steady(rounds, ratio)).verdict).toBe(verdict);
  });

  it('may be lower if the player’s choices matter, never higher', () => {
    const table = { kind: 'blackjack', rtp: 0.995, volatility: 'low' } as const;
    expect([judgeReturn(table, steady(10_000, 0.7)).verdict, judgeReturn(table, steady(10_000, 1.2)).verdict]).toEqual(['fine', 'off']);
  });

  it('uses the rounds’ own deviation if it exceeds that of the volatility', () => {
    const one = { rounds: 1_000, ratioSum: 5_000, ratioSquares: 5_000 ** 2 };
    expect(judgeReturn(slot, one)).toMatchObject({ actual: 5, verdict: 'fine' });
  });

  it('of a fair coin that pays double is normal, and of a biased coin is off', () => {
    const toss = (heads: number) => {
      const dice = seededDice('coin');
      const sums = { rounds: 40_000, ratioSum: 0, ratioSquares: 0 };
      for (let round = 0; round < sums.rounds; round += 1) {
        const ratio = dice.int(1_000) < heads ? 2 : 0;
        sums.ratioSum += ratio;
        sums.ratioSquares += ratio ** 2;
      }
      return judgeReturn({ ...slot, rtp: 1 }, sums).verdict;
    };
    expect([toss(500), toss(560)]).toEqual(['fine', 'off']);
  });
});
