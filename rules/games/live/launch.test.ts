import { describe, expect, it } from 'vitest';
import { seededDice } from '../seeded-dice';
import { canCashOut, drawLaunch, isLaunchAuto, launchAt, launchMs, launchReturn, settleLaunch } from './launch';

describe('a shared launch', () => {
  it('ends at the drawn point, deterministic by its dice, and mostly early', () => {
    const ends = (seed: string) => {
      const dice = seededDice(seed);
      return Array.from({ length: 20_000 }, () => drawLaunch(dice));
    };
    expect(ends('one')).toEqual(ends('one'));
    expect(ends('one')).not.toEqual(ends('other'));
    expect(ends('one').every((end) => end >= 100 && end <= 100_000 && end % 2 === 0)).toBe(true);
    const doubled = ends('one').filter((end) => end >= 200).length / 20_000;
    expect(Math.abs(doubled - 0.485)).toBeLessThan(0.015);
  });

  it('rises for all players alike and shows its end once it’s over', () => {
    expect(launchAt(300, 0)).toEqual({ times: 100, hasEnded: false });
    expect(launchAt(300, launchMs(200))).toEqual({ times: 200, hasEnded: false });
    expect(launchAt(300, launchMs(300) - 1)).toMatchObject({ hasEnded: false });
    expect(launchAt(300, launchMs(300))).toEqual({ times: 300, hasEnded: true });
    expect(launchAt(100, 0)).toEqual({ times: 100, hasEnded: true });
  });

  it('pays a bet at a timely cash-out by hand, else at the automatic one, else nothing', () => {
    const bets = [
      { stake_cents: 1000, auto: 200 },
      { stake_cents: 1000, auto: 400 },
      { stake_cents: 1000, auto: null },
      { stake_cents: 1000, auto: 300 },
    ];
    const settled = settleLaunch(300, bets, [
      { bet: 1, at_ms: launchMs(150) },
      { bet: 2, at_ms: launchMs(300) },
    ]);
    expect(settled).toEqual([
      { cashed: 200, win_cents: 2000 },
      { cashed: 150, win_cents: 1500 },
      { cashed: null, win_cents: 0 },
      { cashed: 300, win_cents: 3000 },
    ]);
  });

  it('accepts the first cash-out of a bet, and none after its automatic one', () => {
    const bet = { stake_cents: 100, auto: 200 };
    const twice = [
      { bet: 0, at_ms: launchMs(150) },
      { bet: 0, at_ms: launchMs(180) },
    ];
    expect(settleLaunch(500, [bet], twice)).toEqual([{ cashed: 150, win_cents: 150 }]);
    expect(canCashOut(500, bet, launchMs(200))).toBe(false);
    expect(canCashOut(500, bet, launchMs(200) - 1)).toBe(true);
    expect(canCashOut(500, { stake_cents: 100, auto: null }, launchMs(500))).toBe(false);
    expect(canCashOut(500, bet, 0)).toBe(false);
    expect(canCashOut(500, bet, -1)).toBe(false);
  });

  it('allows automatic cash-outs from 1.02 to 1,000 times', () => {
    expect([null, 102, 100_000].every(isLaunchAuto)).toBe(true);
    expect([100, 101, 103, 100_002, 150.5].some(isLaunchAuto)).toBe(false);
  });

  it('returns 97 % for every cash-out point', () => {
    for (const times of [102, 150, 200, 1_000, 100_000]) expect(launchReturn(times).rtp, `${times}`).toBeCloseTo(0.97, 5);
  });
});
