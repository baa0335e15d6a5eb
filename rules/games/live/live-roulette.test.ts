import { describe, expect, it } from 'vitest';
import type { RouletteConfig } from '#contract/fields/game-config';
import { catalogue, configOf } from '../catalogue';
import { seededDice } from '../seeded-dice';
import { liveRulesOf } from './live-tables';

const game = catalogue().find(({ live }) => live === 'roulette')!;
const config = configOf(game) as RouletteConfig;
const rules = liveRulesOf('roulette', config);
const chip = config.chips[0]!;

describe('live roulette', () => {
  it('draws every number of the wheel, and shows it as soon as it’s drawn', () => {
    const dice = seededDice('live');
    const drawn = new Set(Array.from({ length: 600 }, () => rules.resultOf(rules.draw(dice))));
    expect(drawn.size).toBe(37);
    expect(rules.seenOf({ number: 17 }, 0)).toEqual({ kind: 'roulette', number: 17 });
  });

  it('pays the bets of all players by one ball', () => {
    const settled = (spot: string) => rules.settle([{ spot, stake_cents: 100 }], { number: 17 }, []);
    expect(settled('straight-17')).toMatchObject({ kind: 'roulette', number: 17, stake_cents: 100, win_cents: 3_600 });
    expect(settled('black').win_cents).toBe(200);
    expect(settled('red').win_cents).toBe(0);
  });

  it('accepts the table’s bets within its limits', () => {
    expect(rules.limits(2)).toEqual({ least: 2 * chip, most: 2 * config.table_max });
    expect(rules.checkBets([{ spot: 'red', stake_cents: chip }], 1)).toEqual({ isAllowed: true, stake: chip });
    expect(rules.checkBets([{ spot: 'straight-17', stake_cents: config.inside_max + chip }], 1)).toMatchObject({
      isAllowed: false,
      reason: 'too_high',
    });
    expect(rules.checkBets([{ spot: 'tea', stake_cents: chip }], 1)).toMatchObject({ isAllowed: false });
    expect(
      rules.atRisk([
        { spot: 'red', stake_cents: 100 },
        { spot: 'black', stake_cents: 100 },
      ]),
    ).toBe(0);
    // Zero returns nothing.
    expect(
      rules.atRisk([
        { spot: 'red', stake_cents: 100 },
        { spot: 'straight-1', stake_cents: 300 },
      ]),
    ).toBe(400);
  });

  it('throws with another game’s configuration', () => {
    const other = catalogue().find(({ kind }) => kind === 'dice')!;
    expect(() => liveRulesOf('roulette', configOf(other))).toThrow(TypeError);
  });
});
