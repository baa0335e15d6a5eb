import { describe, expect, it } from 'vitest';
import { cashbackOf, isAnniversary, levelsFrom } from './gives';
import { isWithinReach, nextVipStatus, vipLevels } from './levels';
import { fallbackVipProgress, overallVipProgress, percentOf } from './progress';
import { lastQuarter, lastWeek, quarterEnd } from './quarter';
import { vipStanding } from './standing';

const now = Date.parse('2026-02-10T00:00:00Z');
const silver = { ...fallbackVipProgress('EUR'), currentStatus: 258, activeStatus: 258, nextStatus: 259 } as const;
const diamond = { ...fallbackVipProgress('EUR'), currentStatus: 759, activeStatus: 759, nextStatus: null } as const;
const standing = (progress: Parameters<typeof vipStanding>[0]['progress'], quarterPoints = 0) =>
  vipStanding({ progress, quarterPoints, currency: 'EUR', now });

describe('levels', () => {
  it('come in their order with their ids [VIP-001a]', () => {
    expect(vipLevels.map(({ id }) => id)).toEqual([1117, 257, 258, 259, 255, 759]);
    expect(nextVipStatus(259)).toBe(255);
    expect(nextVipStatus(759)).toBeNull();
  });

  it('are contiguous, and the last has no end [VIP-001b]', () => {
    for (const [at, level] of vipLevels.slice(1).entries()) expect(vipLevels[at]!.max).toBe(level.min - 1);
    expect(vipLevels.at(-1)!.max).toBeNull();
    expect(vipLevels.map(({ min, saveTarget }) => [min, saveTarget])).toEqual([
      [0, 0],
      [1_000, 500],
      [5_000, 2_000],
      [20_000, 6_000],
      [75_000, 20_000],
      [250_000, 60_000],
    ]);
  });

  it('are within reach from their minimum on [VIP-001b]', () => {
    for (const { id, min } of vipLevels)
      expect([isWithinReach(id, min - 1), isWithinReach(id, min), isWithinReach(id, min + 1)]).toEqual([false, true, true]);
  });
});

describe('progress', () => {
  it('falls back to regular status with nothing done [VIP-002b]', () => {
    const { progress, percent } = standing(null);
    expect(progress).toEqual({
      currency: 'EUR',
      currentStatus: 1117,
      activeStatus: 1117,
      nextStatus: 257,
      depositThresholdCents: 900_000,
      depositAmountCents: 0,
      betSumCents: 0,
      betSumThresholdCents: 9_000_000,
      overallProgress: 0,
    });
    expect(percent).toBe(0);
  });

  it('is complete only once deposits and bets are [VIP-002a]', () => {
    const sums = fallbackVipProgress('EUR');
    expect(overallVipProgress({ ...sums, depositAmountCents: 900_000 })).toBe(50);
    expect(overallVipProgress({ ...sums, depositAmountCents: 5e9, betSumCents: 8_999_999 })).toBe(99);
    expect(overallVipProgress({ ...sums, depositAmountCents: 900_000, betSumCents: 9_000_000 })).toBe(100);
  });
});

it('a threshold of zero is met, and a share is between zero and all', () => {
  expect([percentOf(0, 0), percentOf(5, -1), percentOf(-5, 10), percentOf(15, 10), percentOf(1, 3)]).toEqual([100, 100, 0, 100, 33]);
});

describe('the standing of a player', () => {
  it('highlights the active status, the next is in progress, higher ones are locked [VIP-003a]', () => {
    expect(standing(silver).statuses.map(({ state }) => state)).toEqual(['passed', 'passed', 'active', 'in_progress', 'locked', 'locked']);
  });

  it('is safe once the save target is reached, and counts no further [VIP-003c]', () => {
    expect(standing(silver, 1_999)).toMatchObject({ isSafe: false, saved: { points: 1_999, target: 2_000 } });
    expect(standing(silver, 7_000)).toMatchObject({ isSafe: true, saved: { points: 2_000, target: 2_000 } });
  });

  it('expires at the end of the quarter [VIP-003d]', () => {
    expect(standing(silver).expiresAt).toBe(Date.parse('2026-04-01T00:00:00Z'));
    expect(quarterEnd(Date.parse('2026-12-31T23:59:59Z'))).toBe(Date.parse('2027-01-01T00:00:00Z'));
    expect(quarterEnd(Date.parse('2026-04-01T00:00:00Z'))).toBe(Date.parse('2026-07-01T00:00:00Z'));
  });

  it('Diamond stays for life, and its percentage is capped at the save target [VIP-003b, VIP-003c]', () => {
    expect(standing(diamond, 30_000)).toMatchObject({ expiresAt: null, percent: 50 });
    expect(standing(diamond, 900_000)).toMatchObject({ percent: 100, saved: { points: 60_000, target: 60_000 } });
    expect(
      standing(diamond)
        .statuses.filter(({ isForLife }) => isForLife)
        .map(({ key }) => key),
    ).toEqual(['diamond']);
  });
});

describe('the rewards of the club', () => {
  it('apply to a level and all above it', () => {
    expect([levelsFrom(258), levelsFrom(759)]).toEqual([[258, 259, 255, 759], [759]]);
  });

  it('are a share of a week’s loss, rounded down, and zero for a week with a win', () => {
    expect([cashbackOf(41_050, 5), cashbackOf(19, 5), cashbackOf(-100, 5)]).toEqual([2_052, 0, 0]);
  });

  it('include the anniversary of joining, also for the 29th of February', () => {
    const is = (joined: string, now: string) => isAnniversary(new Date(joined), new Date(now));
    expect(is('2024-05-10T20:00:00Z', '2026-06-10T01:00:00Z')).toBe(false);
    expect([
      is('2024-05-10T20:00:00Z', '2026-05-10T01:00:00Z'),
      is('2026-05-10T01:00:00Z', '2026-05-10T20:00:00Z'),
      is('2024-05-10T20:00:00Z', '2026-05-11T00:00:00Z'),
    ]).toEqual([true, false, false]);
    expect([
      is('2024-02-29T00:00:00Z', '2026-02-28T12:00:00Z'),
      is('2024-02-29T00:00:00Z', '2028-02-28T12:00:00Z'),
      is('2024-02-29T00:00:00Z', '2028-02-29T12:00:00Z'),
    ]).toEqual([true, false, true]);
  });

  it('cover the last whole week and the last quarter, in UTC', () => {
    const week = (text: string) => Object.values(lastWeek(Date.parse(text))).map((at) => new Date(at).toISOString().slice(0, 10));
    expect([week('2026-05-11T00:00:00Z'), week('2026-05-10T23:59:59Z')]).toEqual([
      ['2026-05-04', '2026-05-11'],
      ['2026-04-27', '2026-05-04'],
    ]);
    expect(lastQuarter(Date.parse('2026-01-01T00:00:00Z'))).toEqual({ name: '2025-Q4', end: Date.parse('2026-01-01T00:00:00Z') });
    expect(lastQuarter(Date.parse('2026-09-30T23:59:59Z')).name).toBe('2026-Q2');
  });
});
