import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { SlotConfig } from '#contract/fields/game-config';
import { slotOutcomeSchema } from '#contract/fields/game-outcome';
import type { Dice } from '../dice';
import { exactReturn } from './exact-return';
import { generateSlot } from './generate-slot';
import { playSlot } from './play-slot';
import { seededDice } from './seeded-dice';
import { simulate } from './simulation';
import { slotStakes } from './stakes';
import { traitsOf } from './traits';

/** Seeds that together cover every grid, both evaluations, free spins with separate strips, gauges and wild multipliers. */
const seeds = Array.from({ length: 24 }, (_, i) => `slot-test-${i}`);

/** A 3x3 game with one line whose return can be computed by hand. */
const paper: SlotConfig = {
  ...generateSlot('paper'),
  reels: 3,
  rows: 1,
  evaluation: 'lines',
  lines: [[0, 0, 0]],
  base: 1,
  symbols: [
    { art: 'star', role: 'regular', pays: [0, 0, 0, 8] },
    { art: 'moon', role: 'regular', pays: [0, 0, 0, 2] },
    { art: 'wild', role: 'wild', pays: [0, 0, 0, 0] },
  ],
  strips: [
    [0, 1],
    [0, 1, 2, 1],
    [0, 1],
  ],
  wild_multiplier: 2,
  free_spins: null,
  gauge: null,
};

describe('the exact return of a slot', () => {
  it('matches the value computed by hand', () => {
    // star: 1/2 * 1/2 * (1/4 * 8 + 1/4 * 16) = 1.5; moon: 1/4 * (2/4 * 2 + 1/4 * 4) = 0.5
    const exact = exactReturn(paper);
    expect(exact.rtp).toBeCloseTo(2, 12);
    expect(exact.hitRate).toBeCloseTo(0.25 * 0.5 + 0.25 * 0.75, 12);
    // squares: star 1/4 * (64 + 256) / 4 = 20; moon 1/4 * (4 * 2 + 16) / 4 = 1.5
    expect(exact.variance).toBeCloseTo(20 + 1.5 - 4, 12);
  });

  it('equals a full enumeration of every stop, mean and square, for lines and ways with scatters', { timeout: 60_000 }, () => {
    for (const seed of ['enum-0', 'enum-1']) {
      const full = generateSlot(seed);
      const config: SlotConfig = {
        ...full,
        reels: 3,
        free_spins: null,
        gauge: null,
        lines: [...new Set(full.lines.map((line) => line.slice(0, 3).join()))].map((line) => line.split(',').map(Number)),
        strips: full.strips.slice(0, 3),
      };
      let [sum, squares, hits, rounds] = [0, 0, 0, 0];
      const stops = [0, 0, 0];
      const lengths = config.strips.map((strip) => strip.length);
      const fixed: Dice = { int: () => 0 };
      let reel = 0;
      fixed.int = () => stops[reel++ % 3] ?? 0;
      for (stops[0] = 0; stops[0] < lengths[0]!; stops[0]++)
        for (stops[1] = 0; stops[1] < lengths[1]!; stops[1]++)
          for (stops[2] = 0; stops[2] < lengths[2]!; stops[2]++) {
            const win = playSlot(config, config.base, fixed).win_cents / config.base;
            sum += win;
            squares += win * win;
            hits += win > 0 ? 1 : 0;
            rounds += 1;
          }
      const exact = exactReturn(config);
      expect(exact.rtp).toBeCloseTo(sum / rounds, 9);
      expect(exact.variance).toBeCloseTo(squares / rounds - (sum / rounds) ** 2, 6);
      expect(exact.hitRate).toBeCloseTo(hits / rounds, 9);
    }
  });

  it('is confirmed by simulation within four standard errors', { timeout: 60_000 }, () => {
    for (const seed of seeds) {
      const config = generateSlot(seed);
      const exact = exactReturn(config);
      const rounds = 150_000;
      const report = simulate(config, rounds, seededDice(`simulate ${seed}`));
      const standardError = Math.sqrt(exact.variance / rounds);
      expect(Math.abs(report.rtp - exact.rtp), seed).toBeLessThan(4 * standardError);
      const hitError = Math.sqrt((exact.hitRate * (1 - exact.hitRate)) / rounds);
      expect(Math.abs(report.hitRate - exact.hitRate), seed).toBeLessThan(4 * hitError);
    }
  });
});

describe('a generated slot', () => {
  it('is determined by its seed', () => {
    expect(generateSlot('same')).toEqual(generateSlot('same'));
    const { reels, rows, evaluation, volatility, strips, symbols } = generateSlot('perigee');
    expect({ reels, rows, evaluation, volatility, strip: strips[0], best: symbols[0] }).toMatchInlineSnapshot(`
      {
        "best": {
          "art": "dish",
          "pays": [
            0,
            0,
            0,
            100,
            600,
            3000,
          ],
          "role": "regular",
        },
        "evaluation": "lines",
        "reels": 5,
        "rows": 3,
        "strip": [
          7,
          8,
          4,
          8,
          5,
          6,
          7,
          9,
          6,
          4,
          6,
          2,
          1,
          8,
          9,
          3,
          8,
          9,
          0,
          9,
          7,
          5,
          3,
          4,
          8,
          5,
          7,
          4,
          1,
          2,
          3,
          7,
          6,
          9,
          1,
          9,
          0,
          6,
          2,
          5,
        ],
        "volatility": "high",
      }
    `);
  });

  it('covers every grid and feature over a few hundred seeds', () => {
    const traits = Array.from({ length: 300 }, (_, i) => traitsOf(`cover-${i}`));
    expect(new Set(traits.map(({ plan }) => `${plan.reels}x${plan.rows} ${plan.evaluation}`)).size).toBe(9);
    for (const key of ['hasFreeSpins', 'hasOwnFreeStrips', 'hasGauge', 'hasStacks'] as const)
      expect(traits.some((one) => one[key])).toBe(true);
    expect(new Set(traits.map((one) => one.wildMultiplier))).toEqual(new Set([1, 2, 3]));
  });

  it('never shows two scatters on one reel or a wild on the first, and pays more for better symbols and longer runs', () => {
    for (const seed of seeds) {
      const config = generateSlot(seed);
      const scatter = config.symbols.findIndex((symbol) => symbol.role === 'scatter');
      const wild = config.symbols.findIndex((symbol) => symbol.role === 'wild');
      for (const [reel, strip] of [...config.strips, ...(config.free_spins?.strips ?? [])].entries()) {
        expect(strip.includes(wild)).toBe(reel % config.reels !== 0);
        strip.forEach((_, stop) => {
          const shown = Array.from({ length: config.rows }, (_unused, row) => strip[(stop + row) % strip.length]);
          expect(shown.filter((cell) => cell === scatter).length).toBeLessThanOrEqual(1);
        });
      }
      const regular = config.symbols.filter((symbol) => symbol.role === 'regular');
      regular.forEach((symbol, s) => {
        for (let n = 4; n <= config.reels; n++) expect(symbol.pays[n]!).toBeGreaterThan(symbol.pays[n - 1]!);
        for (let n = 3; n <= config.reels && s > 0; n++) expect(symbol.pays[n]!).toBeLessThanOrEqual(regular[s - 1]!.pays[n]!);
      });
    }
  });
});

describe('a round of a slot', () => {
  it('has whole, non-negative wins that add up, and its free spins end', () => {
    const configs = seeds.map((seed) => generateSlot(seed));
    fc.assert(
      fc.property(fc.nat(configs.length - 1), fc.nat(7), fc.string(), (which, step, seed) => {
        const config = configs[which]!;
        const stake = slotStakes(config, 2)[step]!;
        const outcome = playSlot(config, stake, seededDice(seed));
        const spins = [outcome.base, ...(outcome.free_spins?.spins ?? [])];
        for (const spin of spins) {
          expect(Number.isSafeInteger(spin.win_cents) && spin.win_cents >= 0).toBe(true);
          expect(spin.win_cents).toBe(spin.wins.reduce((sum, win) => sum + win.win_cents, spin.scatter?.win_cents ?? 0));
        }
        expect(outcome.win_cents).toBe(spins.reduce((sum, spin) => sum + spin.win_cents, 0));
        expect(spins.length - 1).toBeLessThanOrEqual(config.free_spins?.cap ?? 0);
        expect(outcome.free_spins === null).toBe((outcome.base.scatter?.spins_awarded ?? 0) === 0);
      }),
      { numRuns: 400, seed: 7 },
    );
  });

  it('adds free spins up to its cap and no further', () => {
    for (const seed of seeds.slice(0, 4)) {
      const { free_spins: free, ...config } = generateSlot(seed);
      if (!free) continue;
      const scatter = config.symbols.findIndex(({ role }) => role === 'scatter');
      const stops = config.strips.map((strip) => Math.max(0, strip.indexOf(scatter)));
      let reel = 0;
      // Every spin shows a scatter on every reel, long enough for more spins than the cap.
      const dice: Dice = { int: () => (reel < 100 * stops.length ? stops[reel++ % stops.length]! : 1) };
      const { free_spins: played } = playSlot(
        { ...config, gauge: null, free_spins: { ...free, strips: null, again: 7, cap: 40 } },
        config.base,
        dice,
      );
      expect(played?.spins).toHaveLength(40);
    }
  });

  it('plays the same rounds as the simulation on the same dice', () => {
    for (const seed of seeds) {
      const config = generateSlot(seed);
      const dice = seededDice(`agree ${seed}`);
      let coins = 0;
      for (let i = 0; i < 600; i++) coins += playSlot(config, config.base, dice).win_cents;
      expect(simulate(config, 600, seededDice(`agree ${seed}`)).rtp * 600 * config.base).toBeCloseTo(coins, 4);
    }
  });

  it('fits its wire schema', () => {
    const config = generateSlot('slot-test-3');
    const dice = seededDice('travel');
    for (let i = 0; i < 300; i++) expect(v.is(slotOutcomeSchema, playSlot(config, config.base, dice))).toBe(true);
  });

  it('stops each reel at every position equally often (chi-square at 99 %)', () => {
    const config = generateSlot('slot-test-1');
    const dice = seededDice('chi');
    const counts = config.strips.map((strip) => Array.from({ length: strip.length }, () => 0));
    const rounds = 20_000;
    for (let i = 0; i < rounds; i++) playSlot(config, config.base, dice).base.stops.forEach((stop, reel) => (counts[reel]![stop]! += 1));
    for (const seen of counts) {
      const expected = rounds / seen.length;
      const chi = seen.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
      const freedom = seen.length - 1;
      // Wilson and Hilferty's approximation of the 99 % point.
      expect(chi).toBeLessThan(freedom * (1 - 2 / (9 * freedom) + 2.326 * Math.sqrt(2 / (9 * freedom))) ** 3);
    }
  });
});
