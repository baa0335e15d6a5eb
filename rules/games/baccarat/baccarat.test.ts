import { describe, expect, it } from 'vitest';
import type { BaccaratConfig, BaccaratSide } from '#contract/fields/baccarat';
import { baccaratChances, baccaratReturn, baccaratTotal, bankerDraws, playBaccarat } from './baccarat';
import { generateChoiceGame } from '../choice-games';
import { seededDice } from '../seeded-dice';
import { simulate } from '../simulation';

const config = generateChoiceGame('baccarat', { motif: 'cards', palette: 'ion' }) as BaccaratConfig;

/** Deals ranks from 1 in their order: player, banker, player, banker, then third cards. */
const dealt = (side: BaccaratSide, ...ranks: number[]) =>
  playBaccarat(config, { game: 'baccarat', side }, 100, { int: () => ranks.shift()! - 1 });

describe('baccarat', () => {
  it('counts the last digit of the sum, with tens and pictures as zero', () => {
    expect(
      [
        [9, 9],
        [1, 13],
        [10, 11, 12],
        [5, 5, 5],
      ].map((ranks) => baccaratTotal(ranks.map((rank) => rank - 1))),
    ).toEqual([8, 1, 0, 5]);
  });

  // The published table of the banker's third card: for each total, the player's third cards that it draws against.
  it.each<[number, number[]]>([
    [0, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [2, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [3, [0, 1, 2, 3, 4, 5, 6, 7, 9]],
    [4, [2, 3, 4, 5, 6, 7]],
    [5, [4, 5, 6, 7]],
    [6, [6, 7]],
    [7, []],
  ])('a banker with %i draws against %j', (total, thirds) => {
    expect(Array.from({ length: 10 }, (_, third) => third).filter((third) => bankerDraws(total, third))).toEqual(thirds);
    expect(bankerDraws(total, null)).toBe(total <= 5);
  });

  it.each<[string, BaccaratSide, number[], number]>([
    ['a player who wins gets even money', 'player', [4, 2, 5, 3], 200],
    ['a banker who wins gets even money less 5 %', 'banker', [2, 4, 3, 5], 195],
    ['a tie pays nine to one', 'tie', [4, 4, 4, 4], 1000],
    ['on a tie the others get their stake back', 'banker', [4, 4, 4, 4], 100],
    ['a lost side gets nothing', 'player', [2, 4, 3, 5], 0],
    ['third cards decide', 'player', [2, 13, 3, 6, 4, 1], 200],
  ])('%s', (_name, side, ranks, win) => {
    expect(dealt(side, ...ranks).win_cents).toBe(win);
  });

  it('draws a third card on five or less, and none after a natural', () => {
    expect(dealt('player', 2, 13, 3, 7, 4).player).toHaveLength(3);
    expect(dealt('player', 3, 13, 3, 7)).toMatchObject({ player: [2, 2], banker: [12, 6] });
    expect(dealt('player', 1, 13, 1, 8)).toMatchObject({ result: 'banker', player: [0, 0], banker: [12, 7] });
  });

  it('returns the exact result of enumerating all deals, and simulated play agrees', () => {
    const of = baccaratChances();
    expect(of.player + of.banker + of.tie).toBeCloseTo(1, 12);
    // Cards are drawn from full decks; the published figures of eight decks are 0.4462, 0.4586 and 0.0952.
    expect([of.player, of.banker, of.tie].map((chance) => chance.toFixed(4))).toEqual(['0.4461', '0.4584', '0.0954']);
    expect(baccaratReturn(config, 'banker').rtp).toBeCloseTo(of.banker * 1.95 + of.tie, 12);
    expect(config.rtp).toBe(Math.min(...(['player', 'banker', 'tie'] as const).map((side) => baccaratReturn(config, side).rtp)));
    const report = simulate(config, 150_000, seededDice('baccarat'));
    expect(Math.abs(report.rtp - config.rtp)).toBeLessThan(4 * report.standardError);
  });
});
