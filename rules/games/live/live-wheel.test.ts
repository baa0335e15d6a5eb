import { describe, expect, it } from 'vitest';
import type { LiveBet } from '#contract/fields/live';
import type { MoneyWheelConfig } from '#contract/fields/money-wheel';
import { catalogue, configOf } from '../catalogue';
import { choiceReturn } from '../choice-games';
import { liveRulesOf } from './live-tables';
import { numberOfSpot, wheelSpot } from './live-wheel';
import { wheelNumbers, wheelSegments } from './money-wheel';

const config = configOf(catalogue().find(({ live }) => live === 'wheel')!) as MoneyWheelConfig;
const rules = liveRulesOf('wheel', config);
const chip = config.stakes[0]!;
const on = (number: number, stake_cents = chip): LiveBet => ({ spot: `number-${number}`, stake_cents });
const placeOf = (kind: object) => wheelSegments.findIndex((segment) => JSON.stringify(segment) === JSON.stringify(kind));
const five = placeOf({ pays: 5 });
const doubled = placeOf({ multiplies: 2 });

describe('the live money wheel', () => {
  it('has a spot for each number', () => {
    expect(wheelNumbers.map((number) => numberOfSpot(wheelSpot(number)))).toEqual([...wheelNumbers]);
    expect(['number-3', 'red', 'number-'].map(numberOfSpot)).toEqual([null, null, null]);
  });

  it('pays the number at which it stopped, times the preceding multipliers', () => {
    expect(rules.settle([on(5, 200), on(1, 100)], { stops: [five] }, [])).toEqual({
      kind: 'live-round',
      stake_cents: 300,
      win_cents: 1_200,
      bets: [on(5, 200), on(1, 100)],
      wins: [{ spot: 'number-5', stake_cents: 200, win_cents: 1_200 }],
      seen: { kind: 'wheel', stops: [five] },
    });
    expect(rules.settle([on(5, 200)], { stops: [doubled, five] }, []).win_cents).toBe(2_200);
    expect(rules.markOf({ stops: [doubled, five] })).toEqual({ kind: 'wheel', number: 5, multiplier: 2 });
    expect([[five], [doubled, five]].map((stops) => rules.resultOf({ stops }))).toEqual(['5', '5 ×2']);
  });

  it('turns once for each stop', () => {
    expect(rules.playMs({ stops: [doubled, doubled, five] }) - rules.playMs({ stops: [doubled, five] })).toBe(6_000);
    expect(rules.seenOf({ stops: [doubled, five] }, 0)).toEqual({ kind: 'wheel', stops: [doubled, five] });
  });

  it('accepts higher bets on low numbers than on high ones', () => {
    const isTaken = (bets: LiveBet[]) => rules.checkBets(bets, 1).isAllowed;
    expect([on(1, 50_000), on(40, 2_500)].map((bet) => isTaken([bet]))).toEqual([true, true]);
    expect([on(1, 50_000 + chip), on(40, 2_500 + chip), on(3)].map((bet) => isTaken([bet]))).toEqual([false, false, false]);
    expect(rules.checkBets([on(1, 50_000), on(2, 50_000), on(5)], 1)).toMatchObject({ reason: 'too_high' });
    expect(rules.limits(3)).toEqual({ least: 3 * chip, most: 300_000 });
  });

  it('counts what returns in more than two thirds of the outcomes as covered', () => {
    expect(rules.atRisk([on(40, 1_000)])).toBe(1_000);
    // 1, 2 and 5 come in 45 of 54 segments, and each returns six times a chip here.
    const sure = [on(1, 3_000), on(2, 2_000), on(5, 1_000)];
    expect(rules.atRisk(sure)).toBe(0);
  });

  it('shows the return of the number with the lowest return', () => {
    expect(config.rtp).toBeCloseTo(choiceReturn(config).rtp, 10);
    expect(config.rtp).toBeCloseTo(0.9081, 4);
  });
});
