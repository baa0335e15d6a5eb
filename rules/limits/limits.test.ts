import { describe, expect, it } from 'vitest';
import type { Limit, LimitType } from '#contract/fields/limit';
import { breakEnd, isBreak, isReached, judgeChange, shownFreesAt, whatReachedStops } from './limits';

const used = (amount: number, current: number) => [{ currency: 'EUR', amount_cents: amount, current_value_amount_cents: current }];

const money = { minutes: null, minutes_used: null };
const of = (type: LimitType, accounts: Limit['accounts']) => isReached({ type, accounts, ...money });

describe('limits', () => {
  it('are reached when amount minus the absolute current value is at or below zero; cooling-off always [LIMIT-003a, LIMIT-003b]', () => {
    expect([of('loss', used(100, 99)), of('loss', used(100, 100)), of('loss', used(100, -100))]).toEqual([false, true, true]);
    expect([of('deposit', used(0, 0)), of('wager', []), of('single_bet', used(0, 0))]).toEqual([true, false, false]);
    expect([of('coolingoff', []), of('selfexclusion', []), of('session', [])]).toEqual([true, true, false]);
    const played = (minutes_used: number) => isReached({ type: 'session', accounts: [], minutes: 60, minutes_used });
    expect([played(59), played(60)]).toEqual([false, true]);
  });

  it('refuse deposits or bets, by what they limit', () => {
    const stopsOf = (...limits: [LimitType, number][]) =>
      whatReachedStops(limits.map(([type, current]) => ({ type, accounts: used(10, current), ...money })));
    expect(stopsOf(['deposit', 9], ['loss', 9])).toBeNull();
    expect(stopsOf(['deposit', 10], ['loss', 9])).toBe('deposits');
    expect(stopsOf(['deposit', 9], ['loss', 10])).toBe('play');
    expect(stopsOf(['wager', 10], ['deposit', 10], ['loss', 9])).toBe('both');
  });

  it('apply immediately if lower or new, and wait if higher [LIMIT-004a, LIMIT-004b]', () => {
    expect([judgeChange(null, 50), judgeChange(100, 50), judgeChange(100, 100), judgeChange(100, 101)]).toEqual([
      'now',
      'now',
      'same',
      'waits',
    ]);
  });

  it('end breaks after hours, days, months, years or never [LIMIT-002b]', () => {
    const now = new Date('2026-08-31T10:00:00Z');
    const end = (period: Parameters<typeof breakEnd>[0]) => breakEnd(period, now)?.toISOString() ?? null;
    expect([end('hour'), end('day'), end('day_3'), end('week')]).toEqual([
      '2026-08-31T11:00:00.000Z',
      '2026-09-01T10:00:00.000Z',
      '2026-09-03T10:00:00.000Z',
      '2026-09-07T10:00:00.000Z',
    ]);
    expect([end('month'), end('month_3'), end('month_6')]).toEqual([
      '2026-09-30T10:00:00.000Z',
      '2026-11-30T10:00:00.000Z',
      '2027-02-28T10:00:00.000Z',
    ]);
    expect([end('month_9'), end('month_12'), end('forever')]).toEqual(['2027-05-31T10:00:00.000Z', '2027-08-31T10:00:00.000Z', null]);
    expect([end('month_36'), end('month_60')]).toEqual(['2029-08-31T10:00:00.000Z', '2031-08-31T10:00:00.000Z']);
    expect([isBreak('coolingoff'), isBreak('selfexclusion'), isBreak('loss')]).toEqual([true, true, false]);
  });
});

it('the shown time at which a limit frees up is never early, and less than a minute late [LIMIT-005a]', () => {
  const shown = ['2026-03-01T10:00:00.000Z', '2026-03-01T10:00:00.001Z', '2026-03-01T10:59:59.999Z'].map(shownFreesAt);
  expect(shown).toEqual(['2026-03-01T10:00:00.000Z', '2026-03-01T10:01:00.000Z', '2026-03-01T11:00:00.000Z']);
});
