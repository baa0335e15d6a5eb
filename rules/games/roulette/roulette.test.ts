import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateRoulette, playRoulette, checkBets, rouletteReturn, spotReturn } from './roulette';
import { colourOf, europeanWheel, rouletteSpots, spotsOf } from './roulette-spots';
import { seededDice } from '../seeded-dice';
import { simulate } from '../simulation';
import { checkStake, coinUnit, slotStakes } from '../stakes';

const table = { ...generateRoulette('test', { motif: 'wheel', palette: 'ion' }), zero_rule: 'lose' as const };

describe('the betting table', () => {
  it('has every inside and outside bet of a single-zero wheel', () => {
    const kinds: Record<string, number> = {};
    for (const spot of spotsOf(table).values()) {
      const kind = spot.isInside ? String(spot.numbers.length) : 'outside';
      kinds[kind] = (kinds[kind] ?? 0) + 1;
    }
    // 37 numbers, 57 + 3 splits, 12 streets + 2 trios, 22 corners + the first four, 11 six lines, 12 outside
    expect(kinds).toEqual({ 1: 37, 2: 60, 3: 14, 4: 23, 6: 11, outside: 12 });
    expect([...europeanWheel].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, i) => i));
    expect(europeanWheel.filter((n) => colourOf(n) === 'red').length).toBe(18);
  });

  it('returns 36/37 for every bet, and more for even money if half is returned on zero', () => {
    for (const spot of spotsOf(table).values()) expect(spotReturn(table, spot).rtp).toBeCloseTo(36 / 37, 12);
    const half = { ...table, zero_rule: 'half-back' as const };
    expect(spotReturn(half, rouletteSpots.get('red')!).rtp).toBeCloseTo(36.5 / 37, 12);
    expect(table.rtp).toBeCloseTo(rouletteReturn(table).rtp, 12);
  });

  it('returns the computed value in a simulation, within four standard errors', () => {
    const report = simulate(table, 200_000, seededDice('wheel'));
    expect(Math.abs(report.rtp - 36 / 37)).toBeLessThan(4 * Math.sqrt(rouletteReturn(table).variance / report.rounds));
  });
});

describe('bets', () => {
  const chip = table.chips[0]!;

  it('are accepted within the limits, which apply to the sum on one spot', () => {
    expect(
      checkBets(
        table,
        [
          { spot: 'red', stake_cents: chip },
          { spot: 'red', stake_cents: chip },
        ],
        1,
      ),
    ).toEqual({ isAllowed: true, stake: 2 * chip });
    expect(checkBets(table, [], 1)).toMatchObject({ code: 'bets_not_allowed', reason: 'empty' });
    expect(checkBets(table, [{ spot: 'straight-37', stake_cents: chip }], 1)).toMatchObject({
      reason: 'unknown_spot',
      spot: 'straight-37',
    });
    expect(checkBets(table, [{ spot: 'red', stake_cents: chip + 1 }], 1)).toMatchObject({ reason: 'step' });
    expect(checkBets(table, [{ spot: 'red', stake_cents: 1 }], 1)).toMatchObject({ reason: 'too_low' });
    expect(
      checkBets(
        table,
        [
          { spot: 'straight-5', stake_cents: table.inside_max },
          { spot: 'straight-5', stake_cents: chip },
        ],
        1,
      ),
    ).toMatchObject({ reason: 'too_high', spot: 'straight-5' });
    const everywhere = [...spotsOf(table).keys()].map((spot) => ({ spot, stake_cents: table.inside_max }));
    expect(checkBets(table, everywhere, 1)).toMatchObject({ reason: 'too_high' });
  });

  it('pay whole minor units, the stake included', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...spotsOf(table).keys()), fc.integer({ min: 1, max: 20 })), { minLength: 1, maxLength: 12 }),
        fc.string(),
        (list, seed) => {
          const bets = list.map(([spot, chips]) => ({ spot, stake_cents: chips * chip }));
          const outcome = playRoulette({ ...table, zero_rule: 'half-back' }, bets, seededDice(seed));
          expect(Number.isSafeInteger(outcome.win_cents) && outcome.win_cents >= 0).toBe(true);
          expect(outcome.win_cents).toBe(outcome.wins.reduce((sum, win) => sum + win.win_cents, 0));
        },
      ),
      { seed: 11 },
    );
    const zero = { int: () => 0 };
    expect(playRoulette(table, [{ spot: 'straight-0', stake_cents: 10 }], zero).win_cents).toBe(360);
    expect(playRoulette(table, [{ spot: 'red', stake_cents: 10 }], zero).win_cents).toBe(0);
    expect(playRoulette({ ...table, zero_rule: 'half-back' }, [{ spot: 'red', stake_cents: 10 }], zero).win_cents).toBe(5);
  });

  it('win on every number equally often (chi-square at 99 %)', () => {
    const dice = seededDice('fair');
    const counts = Array.from({ length: 37 }, () => 0);
    for (let i = 0; i < 37_000; i++) counts[playRoulette(table, [{ spot: 'red', stake_cents: 10 }], dice).number]! += 1;
    expect(counts.reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0)).toBeLessThan(58.6);
  });
});

describe('stakes', () => {
  it('are whole multiples of the base in any currency, and no other stake is accepted', () => {
    for (const [currency, subunits] of [
      ['EUR', 100],
      ['JPY', 1],
      ['ETH', 1e9],
      ['BTC', 1e8],
      ['XYZ', 100],
    ] as const) {
      const unit = coinUnit(currency, subunits);
      const stakes = slotStakes({ base: 25 }, unit);
      expect(stakes.every((stake) => Number.isSafeInteger(stake / 25))).toBe(true);
      expect(checkStake({ base: 25 }, stakes[2]!, unit)).toEqual({ isAllowed: true, stake: stakes[2] });
      expect(checkStake({ base: 25 }, stakes[2]! + unit, unit)).toMatchObject({ isAllowed: false, code: 'stake_not_allowed' });
    }
  });
});
