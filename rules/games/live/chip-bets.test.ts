import { describe, expect, it } from 'vitest';
import type { LiveBet, LiveKind } from '#contract/fields/live';
import { catalogue, configOf } from '../catalogue';
import { baccaratSpots } from './live-baccarat';
import { checkChips } from './chip-bets';
import { behindSpot, seatSpot } from './live-blackjack';
import { launchSpots } from './live-launch';
import { liveRulesOf } from './live-tables';
import { wheelNumbers } from './money-wheel';
import { wheelSpot } from './live-wheel';

const limits = { chip: 10, tableMax: 100, spotMax: (spot: string) => (spot === 'x' ? null : 60) };
const bet = (spot: string, stake_cents: number): LiveBet => ({ spot, stake_cents });
const check = (...bets: LiveBet[]) => {
  const decision = checkChips(bets, limits);
  return decision.isAllowed ? decision.stake : decision.reason;
};

describe('bets on spots', () => {
  it('must be whole chips on existing spots', () => {
    expect([check(), check(bet('a', 0)), check(bet('a', 15)), check(bet('x', 10))]).toEqual(['empty', 'too_low', 'step', 'unknown_spot']);
    expect(check(bet('a', 10), bet('b', 20))).toBe(30);
  });

  it('may reach the maximum of a spot and of the table, and not exceed it', () => {
    expect([check(bet('a', 60)), check(bet('a', 70))]).toEqual([60, 'too_high']);
    expect([check(bet('a', 60), bet('b', 40)), check(bet('a', 60), bet('b', 50))]).toEqual([100, 'too_high']);
  });

  it('on the same spot count together', () => {
    expect([check(bet('a', 30), bet('a', 30)), check(bet('a', 40), bet('a', 30))]).toEqual([60, 'too_high']);
  });
});

const spots: Record<LiveKind, readonly string[]> = {
  roulette: ['red', 'straight-7'],
  baccarat: baccaratSpots,
  blackjack: [seatSpot(1), behindSpot(7)],
  wheel: wheelNumbers.map(wheelSpot),
  launch: launchSpots,
};

it.each(Object.entries(spots) as [LiveKind, readonly string[]][])('a table’s limits are in coins of the currency: %s', (kind, names) => {
  const config = configOf(catalogue().find(({ live }) => live === kind)!);
  const rules = liveRulesOf(kind, config);
  const { least } = rules.limits(1);
  for (const spot of names)
    for (let stake = least; stake <= rules.limits(1).most + least; stake += 25 * least) {
      const inCoins = rules.checkBets([bet(spot, stake)], 1);
      const inYen = rules.checkBets([bet(spot, 200 * stake)], 200);
      expect([spot, stake, inYen.isAllowed]).toEqual([spot, stake, inCoins.isAllowed]);
    }
});
