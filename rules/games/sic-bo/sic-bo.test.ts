import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atRisk } from '../at-risk';
import { catalogue, configOf } from '../catalogue';
import { checkBet, decideRound, highestStake, offeredStakes } from '../decide-round';
import { exactReturn } from '../exact-return';
import { highestWin } from '../highest-win';
import { seededDice } from '../seeded-dice';
import { simulate } from '../simulation';
import { weightKindOf } from '../weight-kind';
import { generateSicBo, paySicBo, playSicBo, sicBoReturnsOf, sicBoSpotReturn } from './sic-bo';
import { allRolls, type Roll, sicBoSpots } from './sic-bo-spots';

const table = generateSicBo({ motif: 'dice', palette: 'ember' });
const back = (spot: string, roll: Roll) => paySicBo([{ spot, stake_cents: 100 }], roll).win_cents;

/** Every bet, computed by hand: winning rolls with the return of 100, losing rolls, and the expected return out of 216 rolls. */
const bets: [spot: string, pays: [Roll, number][], loses: Roll[], counted: number][] = [
  [
    'small',
    [
      [[1, 1, 2], 200],
      [[6, 3, 1], 200],
    ],
    [
      [6, 4, 1],
      [1, 1, 1],
      [3, 3, 3],
    ],
    105 * 2,
  ],
  [
    'big',
    [
      [[6, 4, 1], 200],
      [[6, 6, 5], 200],
    ],
    [
      [6, 3, 1],
      [4, 4, 4],
      [6, 6, 6],
    ],
    105 * 2,
  ],
  [
    'odd',
    [
      [[1, 2, 4], 200],
      [[6, 6, 5], 200],
    ],
    [
      [1, 1, 2],
      [5, 5, 5],
    ],
    105 * 2,
  ],
  [
    'even',
    [
      [[1, 1, 2], 200],
      [[6, 6, 4], 200],
    ],
    [
      [1, 2, 4],
      [2, 2, 2],
    ],
    105 * 2,
  ],
  [
    'single-1',
    [
      [[1, 2, 3], 200],
      [[1, 3, 1], 300],
      [[1, 1, 1], 1300],
    ],
    [[2, 3, 4]],
    75 * 2 + 15 * 3 + 13,
  ],
  [
    'single-6',
    [
      [[2, 3, 6], 200],
      [[6, 6, 1], 300],
      [[6, 6, 6], 1300],
    ],
    [[5, 5, 5]],
    75 * 2 + 15 * 3 + 13,
  ],
  [
    'pair-1-2',
    [
      [[2, 5, 1], 700],
      [[1, 1, 2], 700],
    ],
    [
      [1, 1, 1],
      [2, 2, 3],
    ],
    30 * 7,
  ],
  [
    'pair-5-6',
    [[[5, 6, 6], 700]],
    [
      [5, 5, 5],
      [6, 6, 6],
    ],
    30 * 7,
  ],
  [
    'double-3',
    [
      [[3, 1, 3], 1300],
      [[3, 3, 3], 1300],
    ],
    [[3, 1, 2]],
    16 * 13,
  ],
  [
    'triple-4',
    [[[4, 4, 4], 20_800]],
    [
      [4, 4, 5],
      [5, 5, 5],
    ],
    208,
  ],
  [
    'triple-any',
    [
      [[1, 1, 1], 3500],
      [[6, 6, 6], 3500],
    ],
    [[1, 1, 2]],
    6 * 35,
  ],
  [
    'total-4',
    [[[1, 2, 1], 7000]],
    [
      [1, 1, 1],
      [1, 2, 2],
    ],
    3 * 70,
  ],
  ['total-5', [[[1, 3, 1], 3500]], [[1, 1, 2]], 6 * 35],
  [
    'total-6',
    [
      [[1, 2, 3], 2100],
      [[2, 2, 2], 2100],
    ],
    [[1, 2, 2]],
    10 * 21,
  ],
  ['total-7', [[[1, 1, 5], 1400]], [[1, 1, 4]], 15 * 14],
  ['total-8', [[[1, 1, 6], 1000]], [[1, 1, 5]], 21 * 10],
  ['total-9', [[[3, 3, 3], 800]], [[1, 1, 6]], 25 * 8],
  ['total-10', [[[6, 3, 1], 750]], [[6, 4, 1]], 27 * 7.5],
  ['total-11', [[[6, 4, 1], 750]], [[6, 3, 1]], 27 * 7.5],
  ['total-12', [[[4, 4, 4], 800]], [[6, 6, 1]], 25 * 8],
  ['total-13', [[[6, 6, 1], 1000]], [[6, 6, 2]], 21 * 10],
  ['total-14', [[[6, 6, 2], 1400]], [[6, 6, 1]], 15 * 14],
  ['total-15', [[[5, 5, 5], 2100]], [[6, 6, 4]], 10 * 21],
  ['total-16', [[[6, 6, 4], 3500]], [[6, 6, 5]], 6 * 35],
  ['total-17', [[[6, 5, 6], 7000]], [[6, 6, 6]], 3 * 70],
];

describe('a table of sic bo', () => {
  it.each(bets)('pays %s by the published table, with the return that enumerating all rolls gives', (spot, pays, loses, counted) => {
    for (const [roll, paid] of pays) expect(back(spot, roll), roll.join('-')).toBe(paid);
    for (const roll of loses) expect(back(spot, roll), roll.join('-')).toBe(0);
    expect(sicBoSpotReturn(sicBoSpots.get(spot)!).rtp).toBeCloseTo(counted / 216, 12);
  });

  it('has every bet once, and bets of one kind that only differ in their numbers return the same', () => {
    const kinds: Record<string, number> = {};
    for (const { kind } of sicBoSpots.values()) kinds[kind] = (kinds[kind] ?? 0) + 1;
    expect(kinds).toEqual({
      small: 1,
      big: 1,
      odd: 1,
      even: 1,
      single: 6,
      pair: 15,
      double: 6,
      triple: 6,
      'triple-any': 1,
      total: 14,
    });
    for (const kind of ['single', 'pair', 'double', 'triple'] as const) {
      const returns = [...sicBoSpots.values()].filter((spot) => spot.kind === kind).map((spot) => sicBoSpotReturn(spot).rtp.toFixed(12));
      expect(new Set(returns).size, kind).toBe(1);
    }
  });

  it('shows the lowest return of all bets, at least 92 %, and the highest payout with its odds', () => {
    const least = Math.min(...[...sicBoSpots.values()].map((spot) => sicBoSpotReturn(spot).rtp));
    expect([table.rtp, exactReturn(table).rtp]).toEqual([least, least]);
    expect(least.toFixed(4)).toBe('0.9259');
    expect(highestWin(table)).toEqual({ times: 208, one_in: 216 });
  });

  it('returns the published value in a simulation', () => {
    const report = simulate(table, 200_000, seededDice('sic bo'));
    expect(Math.abs(report.rtp - table.rtp)).toBeLessThan(4 * report.standardError);
    const rolled = new Set(Array.from({ length: 5_000 }, (_, i) => playSicBo([], seededDice(`roll ${i}`)).dice.join('')));
    expect(rolled.size).toBe(216);
  });

  it('accepts whole chips up to the limits of a bet and of the table, in the currency’s coins', () => {
    const take = (spot: string, stake_cents: number, unit = 1) => checkBet(table, { stake_cents, bets: [{ spot, stake_cents }] }, unit);
    expect([take('big', 50_000).isAllowed, take('big', 50_050).isAllowed]).toEqual([true, false]);
    expect([take('triple-1', 5_000).isAllowed, take('triple-1', 5_050).isAllowed]).toEqual([true, false]);
    expect([take('big', 75).isAllowed, take('big', 100, 2).isAllowed, take('big', 50, 2).isAllowed]).toEqual([false, true, false]);
    expect([take('total-3', 100), take('straight-17', 100)].map((one) => one.isAllowed)).toEqual([false, false]);
    const all = ['small', 'big', 'odd'].map((spot) => ({ spot, stake_cents: 50_000 }));
    expect(checkBet(table, { stake_cents: 150_000, bets: all }, 1).isAllowed).toBe(false);
    expect(checkBet(table, { stake_cents: 99, bets: [{ spot: 'big', stake_cents: 100 }] }, 1).isAllowed).toBe(false);
    expect([offeredStakes(table, 2)[0], highestStake(table, 2)]).toEqual([100, 200_000]);
  });

  it('pays whole minor units for any accepted chips', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sicBoSpots.keys()), fc.integer({ min: 1, max: 40 }), fc.constantFrom(1, 2, 5), (spot, chips, unit) => {
        for (const win of sicBoReturnsOf([{ spot, stake_cents: chips * 50 * unit }])) expect(Number.isSafeInteger(win)).toBe(true);
      }),
    );
  });

  it('counts only the risk of bets that cover each other, with the weight of roulette [GIFT-008a]', () => {
    const risk = (...placed: [spot: string, stake: number][]) =>
      atRisk(
        table,
        placed.reduce((sum, [, stake]) => sum + stake, 0),
        placed.map(([spot, stake_cents]) => ({ spot, stake_cents })),
      );
    expect([risk(['small', 100]), risk(['triple-1', 100]), risk(['single-1', 100])]).toEqual([100, 100, 100]);
    // 152 of 216 rolls show a one or a two, which then pays both stakes.
    expect(risk(['single-1', 100], ['single-2', 100])).toBe(0);
    expect([risk(['small', 100], ['big', 100]), risk(['odd', 100], ['even', 100]), risk(['small', 100], ['big', 60])]).toEqual([0, 0, 40]);
    expect(risk(['small', 100], ['big', 100], ['triple-any', 50])).toBe(50);
    expect(weightKindOf('sic-bo')).toBe('roulette');
  });

  it('is listed in the catalogue once, among the tables, with a demo', () => {
    const found = catalogue().filter(({ kind }) => kind === 'sic-bo');
    expect(found.map(({ title, has_demo_mode }) => [title, has_demo_mode])).toEqual([['Orbit Sic Bo', true]]);
    expect(found[0]?.categories).toContain('table');
    expect(configOf(found[0]!)).toMatchObject({ kind: 'sic-bo', chips: table.chips, rtp: table.rtp });
  });

  it('decides all bets of a round together', () => {
    const placed = [...sicBoSpots.keys()].map((spot) => ({ spot, stake_cents: 50 }));
    const { outcome, win } = decideRound(table, { stake_cents: 50 * placed.length, bets: placed }, { int: () => 5 }, 0);
    // Three sixes: the number, the double, the triple and any triple.
    expect(outcome).toMatchObject({ kind: 'sic-bo', dice: [6, 6, 6], stake_cents: 2_600 });
    expect(win).toBe(50 * (13 + 13 + 208 + 35));
    expect(allRolls).toHaveLength(216);
  });
});
