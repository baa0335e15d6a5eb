import { describe, expect, it } from 'vitest';
import { generateSlot } from '#rules/games/generate-slot';
import { planSpin } from './spin-plan';

const found = Array.from({ length: 40 }, (_, i) => generateSlot(`plan-${i}`)).find((config) => config.free_spins && config.reels === 5)!;
const scatter = found.symbols.findIndex((symbol) => symbol.role === 'scatter');
const grid = (...reels: number[]) => Array.from({ length: 5 }, (_, reel) => [0, reels.includes(reel) ? scatter : 1, 0]);

describe('the plan of a spin', () => {
  it('stops the reels one after the other', () => {
    const { brakes, suspense } = planSpin(found, { grid: grid(0) });
    expect(brakes).toEqual([...brakes].sort((a, b) => a - b));
    expect(new Set(brakes.slice(1).map((at, i) => at - brakes[i]!)).size).toBe(1);
    expect(suspense).toEqual([false, false, false, false, false]);
  });

  it('delays every reel after the second scatter', () => {
    const { brakes, suspense } = planSpin(found, { grid: grid(0, 2) });
    expect(suspense).toEqual([false, false, false, true, true]);
    expect(brakes[3]! - brakes[2]!).toBeGreaterThan(3 * (brakes[1]! - brakes[0]!));
  });

  it('has no suspense if scatters give no free spins', () => {
    expect(planSpin({ ...found, free_spins: null }, { grid: grid(0, 1) }).suspense).not.toContain(true);
  });
});
