import { describe, expect, it } from 'vitest';
import type { BaccaratConfig } from '#contract/fields/baccarat';
import type { LiveBet } from '#contract/fields/live';
import { catalogue, configOf } from '../catalogue';
import { seededDice } from '../seeded-dice';
import { baccaratSpots, pairReturn } from './live-baccarat';
import { liveRulesOf } from './live-tables';

const config = configOf(catalogue().find(({ live }) => live === 'baccarat')!) as BaccaratConfig;
const rules = liveRulesOf('baccarat', config);
const chip = config.stakes[0]!;
const on = (spot: string, stake_cents = chip): LiveBet => ({ spot, stake_cents });

/** Cards by rank (an ace is 1), alternating hearts and spades. */
const cards = (...ranks: number[]) => ranks.map((rank, i) => rank - 1 + 13 * (i % 2));
const banker7 = { player: cards(10, 5, 13), banker: cards(4, 3) };
const paired = { player: cards(9, 9), banker: cards(1, 2, 5) };
const tie = { player: cards(4, 3), banker: cards(6, 1) };

describe('live baccarat', () => {
  it('pays the bets of all players by one deal: sides, tie and pairs', () => {
    const back = (spot: string, drawn: object) => rules.settle([on(spot, 1_000)], drawn, []).win_cents;
    expect(baccaratSpots.map((spot) => back(spot, banker7))).toEqual([0, 0, 0, 1_950, 0]);
    expect(baccaratSpots.map((spot) => back(spot, tie))).toEqual([0, 1_000, 10_000, 1_000, 0]);
    expect(baccaratSpots.map((spot) => back(spot, paired))).toEqual([12_000, 1_000, 10_000, 1_000, 0]);
  });

  it('stores the bets, the wins and both hands', () => {
    expect(rules.settle([on('banker', 1_000), on('tie', 500)], banker7, [])).toEqual({
      kind: 'live-round',
      stake_cents: 1_500,
      win_cents: 1_950,
      bets: [on('banker', 1_000), on('tie', 500)],
      wins: [{ spot: 'banker', stake_cents: 1_000, win_cents: 1_950 }],
      seen: { kind: 'baccarat', ...banker7 },
    });
  });

  it('marks a result by its side, the winner’s total and the pairs', () => {
    expect(rules.markOf(banker7)).toEqual({ kind: 'baccarat', side: 'banker', total: 7, pairs: [] });
    expect(rules.markOf(paired)).toEqual({ kind: 'baccarat', side: 'tie', total: 8, pairs: ['player'] });
    expect(rules.resultOf(tie)).toBe('tie 7:7');
  });

  it('shows each card for some time, with at most three more seconds for third cards', () => {
    expect([banker7, tie].map((drawn) => rules.playMs(drawn))).toEqual([7_700, 6_500]);
    expect(rules.seenOf(banker7, 0)).toEqual({ kind: 'baccarat', ...banker7 });
  });

  it('accepts whole chips on its spots within the limits, and counts player and banker together as covered', () => {
    expect(rules.checkBets([on('player'), on('tie', 2 * chip)], 1)).toEqual({ isAllowed: true, stake: 3 * chip });
    const refused = (bets: LiveBet[], unit = 1) => (rules.checkBets(bets, unit) as { reason?: string }).reason;
    expect(refused([])).toBe('empty');
    expect(refused([on('red')])).toBe('unknown_spot');
    expect(refused([on('tie', chip - 1)])).toBe('too_low');
    expect(refused([on('tie', chip + 1)])).toBe('step');
    expect(refused([on('tie', 10_000 + chip)])).toBe('too_high');
    expect(refused([on('tie', 10_000), on('tie', chip)])).toBe('too_high');
    expect(refused([on('tie', 10_000 + chip)], 2)).toBe('step');
    expect(refused([on('player', 100_000), on('banker', 100_000), on('tie', chip)])).toBe('too_high');
    expect(rules.limits(2)).toEqual({ least: 2 * chip, most: 400_000 });
    expect(rules.atRisk([on('player', 500), on('banker', 300), on('tie', 100)])).toBe(300);
  });

  it('returns the computed value for a pair in a simulation, within four standard errors', () => {
    const dice = seededDice('pairs');
    const count = 60_000;
    const hits = Array.from({ length: count }, () => rules.settle([on('banker-pair', 100)], rules.draw(dice), []).win_cents / 100);
    const { rtp, variance } = pairReturn();
    expect(Math.abs(hits.reduce((sum, win) => sum + win, 0) / count - rtp)).toBeLessThan(4 * Math.sqrt(variance / count));
    expect(rtp).toBeCloseTo(0.923, 3);
  });
});
