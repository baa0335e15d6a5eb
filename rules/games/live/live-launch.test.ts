import { describe, expect, it } from 'vitest';
import type { CrashConfig } from '#contract/fields/instant-games';
import type { LiveAct, LiveBet } from '#contract/fields/live';
import { catalogue, configOf } from '../catalogue';
import { launchMs } from './launch';
import { autoOf, launchSpots } from './live-launch';
import { liveRulesOf } from './live-tables';

const config = configOf(catalogue().find(({ live }) => live === 'launch')!) as CrashConfig;
const rules = liveRulesOf('launch', config);
const chip = config.stakes[0]!;
const on = (spot: string, stake_cents = chip): LiveBet => ({ spot, stake_cents });
const cashed = (spot: string, at_ms: number): LiveAct => ({ kind: 'cash-out', spot, at_ms });

describe('a live launch', () => {
  it('pays bets that were cashed out before its end, by hand or automatically', () => {
    const bets = [on('by-hand', 1_000), on('auto-150', 1_000), on('auto-500', 1_000)];
    const settled = (acts: LiveAct[]) => rules.settle(bets, { end: 300 }, acts);
    expect(settled([])).toMatchObject({ stake_cents: 3_000, win_cents: 1_500, wins: [{ spot: 'auto-150' }] });
    expect(settled([cashed('by-hand', launchMs(200))]).win_cents).toBe(3_500);
    expect(settled([cashed('by-hand', launchMs(300) - 1)]).win_cents).toBeGreaterThan(4_400);
    expect(settled([cashed('by-hand', launchMs(300))]).win_cents).toBe(1_500);
    expect(settled([cashed('auto-500', launchMs(250))]).win_cents).toBe(4_000);
    // A bet that was cashed out automatically keeps its payout.
    expect(settled([cashed('auto-150', launchMs(250))]).win_cents).toBe(1_500);
    expect(settled([])).toMatchObject({ seen: { kind: 'launch', elapsed_ms: launchMs(300), ended: 300 } });
  });

  it('pays a manual bet that rose to the maximum', () => {
    expect(rules.settle([on('by-hand')], { end: config.highest }, []).win_cents).toBe(chip * 1_000);
  });

  it('keeps its end secret until it’s reached', () => {
    expect(rules.isHidden).toBe(true);
    expect(rules.seenOf({ end: 300 }, 4_000)).toEqual({ kind: 'launch', elapsed_ms: 4_000, ended: null });
    expect(rules.seenOf({ end: 300 }, Number.POSITIVE_INFINITY)).toEqual({ kind: 'launch', elapsed_ms: launchMs(300), ended: 300 });
    expect([rules.playMs({ end: 300 }), rules.playMs({ end: 100 })]).toEqual([launchMs(300), 0]);
    expect([rules.resultOf({ end: 304 }), rules.markOf({ end: 304 })]).toEqual(['3.04', { kind: 'launch', ended: 304 }]);
  });

  it('accepts chips on its heights within their limits', () => {
    expect(launchSpots.map(autoOf)).toEqual([null, 120, 150, 200, 300, 500, 1_000, 5_000]);
    expect(autoOf('auto-175')).toBeUndefined();
    const isTaken = (...bets: LiveBet[]) => rules.checkBets(bets, 1).isAllowed;
    expect([isTaken(on('by-hand', 20_000)), isTaken(on('by-hand', 20_000 + chip))]).toEqual([true, false]);
    expect([isTaken(on('auto-5000', 2_000)), isTaken(on('auto-5000', 2_000 + chip))]).toEqual([true, false]);
    expect([isTaken(on('auto-175')), isTaken(on('auto-120', 50_000), on('auto-150', 50_000), on('auto-200'))]).toEqual([false, false]);
    expect(rules.limits(2)).toEqual({ least: 2 * chip, most: 200_000 });
  });

  it('counts no risk for an early cash-out that wins in more than two thirds of the launches', () => {
    expect(rules.atRisk([on('auto-120', 500), on('auto-150', 300), on('by-hand', 100)])).toBe(400);
  });
});
