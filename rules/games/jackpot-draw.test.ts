import { describe, expect, it } from 'vitest';
import type { Dice } from '../dice';
import { drawJackpot, eurCentsPerWin } from './jackpot-draw';

/** Dice that return the given numbers, one after the other. */
function fixedDice(...numbers: number[]): Dice & { asked: number[] } {
  const asked: number[] = [];
  return {
    asked,
    int: (below) => {
      asked.push(below);
      return numbers[asked.length - 1] ?? below - 1;
    },
  };
}

describe('the draw of a jackpot', () => {
  it('usually wins nothing', () => {
    expect(drawJackpot(100, fixedDice())).toBeNull();
  });

  it('gives each cent of a stake the same chance, level by level', () => {
    const dice = fixedDice(1_000, 99, 1_000);
    expect(drawJackpot(100, dice)).toBe('orbit');
    expect(dice.asked).toEqual([eurCentsPerWin.nova, eurCentsPerWin.orbit, eurCentsPerWin.comet]);
    expect(drawJackpot(100, fixedDice(1_000, 100, 100))).toBeNull();
    expect([99, 101].map((stake) => drawJackpot(stake, fixedDice(1_000, 1_000, stake - 1)))).toEqual(['comet', 'comet']);
    expect([99, 101].map((stake) => drawJackpot(stake, fixedDice(1_000, 1_000, stake)))).toEqual([null, null]);
  });

  it('awards the rarest level if a stake has won two', () => {
    expect(drawJackpot(100, fixedDice(0, 0, 0))).toBe('nova');
  });
});
