import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { type MechanicConfig, mechanicConfigSchema, mechanicOutcomeSchema } from '#contract/fields/slot-mechanics';
import type { Dice } from '../../dice';
import { seededDice } from '../seeded-dice';
import { HIGHEST_RTP, LOWEST_RTP } from '../generate-slot';
import { slotStakes } from '../stakes';
import { volatilityOf } from '../volatility';
import { holdEnds } from './hold';
import { libraryGames } from './library/library';
import { isPrepared, measure } from './measure';
import { mechanics } from './mechanics';
import { clusters, fallen } from './prepared';
import { cellsOf } from './steps';

const games = libraryGames();
const named = (mechanic: string) => games.find(({ config }) => config.mechanic === mechanic)?.config;

/** Dice that return these numbers, then zeros. */
const thrown = (...numbers: number[]): Dice => ({ int: (below) => (numbers.shift() ?? 0) % below });

describe('the games of the library', () => {
  it.each(games.map((game) => [game.recipe.title, game] as const))('returns between 94 and 97 % exactly: %s', (_, { config }) => {
    expect(v.is(mechanicConfigSchema, config)).toBe(true);
    const exact = isPrepared(config) ? config.rtp : mechanics[config.mechanic].mean(config);
    expect(config.rtp).toBeCloseTo(exact, 9);
    expect(exact).toBeGreaterThanOrEqual(LOWEST_RTP);
    expect(exact).toBeLessThanOrEqual(HIGHEST_RTP);
    expect(volatilityOf(config.deviation)).toBe(config.volatility);
    expect(slotStakes(config, 1).length).toBeGreaterThanOrEqual(8);
    const dice = seededDice(`outcome ${config.world}`);
    for (let i = 0; i < 40; i++) {
      const outcome = mechanics[config.mechanic].play(config, config.base, dice);
      expect(v.is(mechanicOutcomeSchema, outcome)).toBe(true);
      expect(outcome.win_cents).toBe(outcome.steps.reduce((sum, step) => sum + step.win_cents, 0));
    }
  });

  it('pays the stated return over all prepared rounds', () => {
    const config = games.find((game) => isPrepared(game.config))!.config;
    const { rtp, hitRate, deviation } = measure(config, 0, '');
    expect(rtp).toBeCloseTo(config.rtp, 9);
    expect(hitRate).toBeCloseTo(config.hit_rate, 4);
    expect(deviation).toBeCloseTo(config.deviation, 3);
  });

  it.each([...new Map(games.filter(({ config }) => !isPrepared(config)).map(({ config }) => [config.mechanic, config])).entries()])(
    'returns the computed value in a simulation, within four standard errors: %s',
    (_, config) => {
      const { rtp, error } = measure(config, 20_000, 'play');
      expect(Math.abs(rtp - config.rtp) / error).toBeLessThan(4);
    },
  );

  it('has a unique title for every game, and numbers without a gap', () => {
    expect(games.map(({ recipe }) => recipe.number)).toEqual(games.map((_, i) => i + 1));
    expect(new Set(games.map(({ recipe }) => recipe.title)).size).toBe(games.length);
  });
});

/** A game of three symbols on a grid; the first can be a wild. */
const paper: MechanicConfig = {
  ...games[0]!.config,
  mechanic: 'lines',
  reels: 3,
  rows: 2,
  base: 1,
  lines: [
    [0, 0, 0],
    [1, 1, 1],
  ],
  symbols: [
    { art: 'a', role: 'regular', pays: [0, 0, 0, 7] },
    { art: 'b', role: 'regular', pays: [0, 0, 0, 3] },
    { art: 'w', role: 'wild', pays: [] },
  ],
  weights: [
    [1, 1, 0],
    [1, 1, 2],
    [1, 1, 0],
  ],
};

describe('mechanics, computed by hand', () => {
  it('lines: three of the first symbol pay seven, also with a wild in the middle', () => {
    // Probability of a-a-a, with the middle a or wild: 1/2 · 3/4 · 1/2; the same for b.
    expect(mechanics.lines.mean(paper)).toBeCloseTo(2 * (7 + 3) * (1 / 2) * (3 / 4) * (1 / 2), 12);
    const played = mechanics.lines.play(paper, 10, thrown(0, 1, 2, 1, 0, 1));
    expect(played.steps[0]!.grid).toEqual([
      [0, 1],
      [2, 1],
      [0, 1],
    ]);
    expect(played.steps[0]!.wins.map(({ symbol, win_cents }) => [symbol, win_cents])).toEqual([
      [0, 70],
      [1, 30],
    ]);
    expect(played.win_cents).toBe(100);
  });

  it('ways: each cell of a reel counts, and ways multiply', () => {
    const config = { ...paper, mechanic: 'ways' as const, lines: [] };
    const { steps } = mechanics.ways.play(config, 1, thrown(0, 0, 0, 2, 0, 1));
    expect(steps[0]!.wins).toEqual([
      {
        symbol: 0,
        count: 3,
        line: null,
        ways: 4,
        positions: [
          [0, 0],
          [0, 1],
          [1, 0],
          [1, 1],
          [2, 0],
        ],
        win_cents: 28,
      },
    ]);
  });

  it('clusters: adjacent cells count once each, and diagonal ones aren’t adjacent', () => {
    const config = { ...paper, mechanic: 'cluster' as const, lines: [], feature: { ...paper.feature, needs: 3 } };
    const grid = [
      [0, 0],
      [1, 0],
      [0, 1],
    ];
    expect(clusters(config, grid)).toEqual([
      {
        symbol: 0,
        count: 3,
        line: null,
        ways: 0,
        positions: [
          [0, 0],
          [0, 1],
          [1, 1],
        ],
        coins: 7,
      },
    ]);
  });

  it('clusters: the cell above is adjacent too', () => {
    const config = { ...paper, mechanic: 'cluster' as const, lines: [], feature: { ...paper.feature, needs: 3 } };
    const grid = [
      [1, 0],
      [0, 0],
      [1, 1],
    ];
    expect(clusters(config, grid).map(({ count }) => count)).toEqual([3]);
  });

  it('cascades: winning cells are removed, those above fall, and new ones come from the top', () => {
    const wins = [{ symbol: 0, count: 1, line: null, ways: 0, positions: [[0, 1]] as [number, number][], coins: 1 }];
    expect(
      fallen(
        paper,
        [
          [1, 0],
          [0, 0],
          [0, 0],
        ],
        wins,
        thrown(0),
      )[0],
    ).toEqual([0, 1]);
  });

  it('holds match a chain computed by hand: one free cell, one respin', () => {
    expect(holdEnds(2, 1, 0.25)(1)).toEqual({ coins: 1.25, full: 0.25 });
    expect(holdEnds(2, 2, 0.5)(1)).toEqual({ coins: 1.75, full: 0.75 });
    // A coin resets the count: two free cells, one respin each time.
    expect(holdEnds(3, 1, 0.5)(1)).toEqual({ coins: 2.25, full: 0.5 });
  });

  it('holds keep every coin in its position, and pay all values at the end', () => {
    const config = named('hold')!;
    const dice = seededDice('a hold');
    const held = Array.from({ length: 4000 }, () => mechanics.hold.play(config, config.base, dice)).filter(({ steps }) => steps.length > 1);
    expect(held.length).toBeGreaterThan(5);
    for (const { steps } of held) {
      steps.slice(1).forEach((step, i) => {
        expect(step.kept.map(String).sort()).toEqual(steps[i]!.values.map(([reel, row]) => `${reel},${row}`).sort());
      });
      const last = steps.at(-1)!;
      const grand = last.prizes.reduce((sum, prize) => sum + prize.win_cents, 0);
      expect(last.win_cents).toBe(last.values.reduce((sum, [, , cents]) => sum + cents, grand));
      expect(
        last.counter === 0 ||
          cellsOf(
            last.grid,
            config.symbols.findIndex(({ role }) => role === 'coin'),
          ).length === 15,
      ).toBe(true);
    }
  });
});
