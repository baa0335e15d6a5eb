import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CrashConfig, DiceConfig, KenoConfig, MinesConfig, PlinkoConfig } from '#contract/fields/instant-games';
import type { ChoiceConfig } from '#contract/fields/game-config';
import { generateChoiceGame, returnsOfChoices } from '../choice-games';
import { exactReturn } from '../exact-return';
import { actIn, checkChoice, playChoice, seenOf } from '../play-choice';
import { seededDice } from '../seeded-dice';
import { simulate } from '../simulation';
import { atRisk } from '../at-risk';
import type { SteppedRound } from '../stepped-round';
import { crashReturn, crashTimesAt, drawEnd } from './crash-game';
import { diceReturn, diceTimes, playDice } from './dice-game';
import { kenoChance, kenoReturn, playKeno } from './keno-game';
import { hideMines, minesLast, minesReturn, minesTimes } from './mines-game';
import { playPlinko, plinkoPays, plinkoReturn, waysTo } from './plinko-game';

const look = { motif: 'crystal', palette: 'ion' } as const;
const dice = generateChoiceGame('dice', look) as DiceConfig;
const plinko = generateChoiceGame('plinko', look) as PlinkoConfig;
const keno = generateChoiceGame('keno', look) as KenoConfig;
const mines = generateChoiceGame('mines', look) as MinesConfig;
const crash = generateChoiceGame('crash', look) as CrashConfig;
const all: ChoiceConfig[] = [dice, plinko, keno, mines, crash];

/** Dice with given results. */
const fixedDice = (...numbers: number[]) => ({ int: () => numbers.shift() ?? 0 });

describe('every instant game', () => {
  it.each(all)('returns between 95 and 98 % for every choice: $kind', (config) => {
    for (const { rtp } of returnsOfChoices(config)) {
      expect(rtp).toBeGreaterThanOrEqual(0.95);
      expect(rtp).toBeLessThanOrEqual(0.98 + 1e-9);
    }
    expect(config.rtp).toBe(exactReturn(config).rtp);
  });

  it.each(all.filter(({ kind }) => kind !== 'mines'))(
    'returns in simulation what was computed, within four standard errors: $kind',
    (config) => {
      const report = simulate(config, 150_000, seededDice(`play ${config.kind}`));
      expect(Math.abs(report.rtp - config.rtp)).toBeLessThan(4 * report.standardError + 1e-4);
    },
  );

  it('pays whole coins at every offered stake', () => {
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.integer({ min: 0, max: 7 }), fc.string(), (config, stake, seed) => {
        const coins = config.stakes[stake] ?? 50;
        for (const { rtp, hitRate } of returnsOfChoices(config).slice(0, 3)) expect(Number.isFinite(rtp + hitRate)).toBe(true);
        const choice = {
          dice: { game: 'dice', side: 'over', chance: 37 },
          plinko: { game: 'plinko', rows: 16, risk: 'low' },
          keno: { game: 'keno', picks: [4, 7, 30] },
          mines: { game: 'mines', mines: 4 },
          crash: { game: 'crash', auto: 146 },
        }[config.kind as 'dice'] as never;
        expect(checkChoice(config, choice, coins, 1)).toEqual({ isAllowed: true, stake: coins });
        expect(Number.isSafeInteger(playChoice(config, choice, coins, seededDice(seed), 0).win)).toBe(true);
      }),
      { seed: 7 },
    );
  });
});

describe('dice', () => {
  // Computed by hand: 98 % divided by the probability, rounded down to an even hundredth.
  it.each([
    [2, 4900],
    [5, 1960],
    [25, 392],
    [33, 296],
    [50, 196],
    [75, 130],
    [95, 102],
  ])('of %i %% pay %i hundredths', (chance, times) => {
    expect(diceTimes(dice, chance)).toBe(times);
    expect(diceReturn(dice, { game: 'dice', side: 'under', chance }).rtp).toBeCloseTo((chance * times) / 10_000, 12);
    expect(diceReturn(dice, { game: 'dice', side: 'over', chance }).rtp).toBeCloseTo((chance * times) / 10_000, 12);
  });

  it('win below the mark or from it on, exact to the hundredth', () => {
    const win = (side: 'under' | 'over', roll: number) =>
      playDice(dice, { game: 'dice', side, chance: 50 }, 100, fixedDice(roll)).win_cents;
    expect([win('under', 4_999), win('under', 5_000), win('over', 4_999), win('over', 5_000)]).toEqual([196, 0, 0, 196]);
  });

  it('that almost always return the stake don’t count as risk [GIFT-008a]', () => {
    expect(atRisk(dice, 100, [], { game: 'dice', side: 'under', chance: 66 })).toBe(100);
    expect(atRisk(dice, 100, [], { game: 'dice', side: 'under', chance: 67 })).toBe(0);
    expect(atRisk(crash, 100, [], { game: 'crash', auto: 146 })).toBe(100);
    expect(atRisk(crash, 100, [], { game: 'crash', auto: 110 })).toBe(0);
  });
});

describe('plinko', () => {
  it('has symmetric boards with even payouts for every choice', () => {
    expect(plinko.tables).toHaveLength(9);
    for (const { rows, pays } of plinko.tables) {
      expect(pays).toHaveLength(rows + 1);
      expect(pays.toReversed()).toEqual(pays);
      expect(pays.every((times) => times % 2 === 0)).toBe(true);
    }
  });

  it('pays by pocket; the number of paths to each is from Pascal’s triangle', () => {
    expect(waysTo(8)).toEqual([1, 8, 28, 56, 70, 56, 28, 8, 1]);
    expect(plinkoPays(plinko, { rows: 8, risk: 'high' })).toEqual([2900, 400, 150, 26, 20, 26, 150, 400, 2900]);
    const won = (path: number[]) => playPlinko(plinko, { game: 'plinko', rows: 8, risk: 'high' }, 100, fixedDice(...path));
    expect(won([1, 1, 1, 1, 1, 1, 1, 1])).toMatchObject({ times: 2900, win_cents: 2900 });
    expect(won([0, 1, 0, 1, 0, 1, 0, 1])).toMatchObject({ times: 20, win_cents: 20 });
    expect(won([0, 0, 0, 0, 0, 0, 1, 0])).toMatchObject({ times: 400, win_cents: 400 });
    // (2 x 2900 + 16 x 400 + 56 x 150 + 112 x 26 + 70 x 20) / 256
    expect(plinkoReturn(plinko, { game: 'plinko', rows: 8, risk: 'high' }).rtp).toBeCloseTo(24_912 / 25_600, 12);
  });
});

describe('keno', () => {
  it('pays by the paytable', () => {
    expect(keno.pays.map((line) => line.at(-1) ?? 0)).toEqual([0, 382, 500, 2500, 8000, 25000, 60000, 75000, 80000, 90000, 100000]);
    const drawn = playKeno(keno, { game: 'keno', picks: [1, 2, 3] }, 100, seededDice('keno'));
    expect(new Set(drawn.drawn).size).toBe(10);
    expect(drawn.win_cents).toBe([0, 50, 316, 2500][drawn.hits]);
  });

  it('returns what the hypergeometric distribution gives', () => {
    // One number: 10 of 40.
    expect(kenoReturn(keno, 1).rtp).toBeCloseTo(0.25 * 3.82, 12);
    // Two: C(10,2) / C(40,2) = 45 / 780.
    expect(kenoChance(keno, 2, 2)).toBeCloseTo(45 / 780, 12);
    for (let picks = 1; picks <= 10; picks++) {
      const total = Array.from({ length: picks + 1 }, (_, hits) => kenoChance(keno, picks, hits)).reduce((sum, chance) => sum + chance, 0);
      expect(total).toBeCloseTo(1, 12);
    }
  });

  it('accepts one to ten numbers of the card, each once', () => {
    const asked = (picks: number[]) => checkChoice(keno, { game: 'keno', picks }, 100, 1).isAllowed;
    expect([asked([1]), asked([1, 1]), asked([0]), asked([41]), asked([])]).toEqual([true, false, false, false, false]);
  });
});

describe('mines', () => {
  const begun = (secret: number[]): SteppedRound => ({
    kind: 'mines',
    base_cents: 100,
    choice: { game: 'mines', mines: secret.length },
    secret,
    acts: [],
    started_at: 0,
    is_untouched: true,
  });

  // Computed by hand: 98 % of C(25, n) / C(25 - mines, n), rounded down to an even hundredth.
  it.each([
    [1, 1, 102],
    [3, 1, 110],
    [3, 2, 126],
    [3, 5, 196],
    [5, 3, 196],
    [12, 4, 1732],
    [24, 1, 2450],
  ])('of %i, %i open tiles pay %i hundredths', (count, opened, times) => {
    expect(minesTimes(mines, count, opened)).toBe(times);
  });

  it('cash a round out once the next tile would pay more than the maximum', () => {
    // 98 % of C(25, 20) / C(5, opened): four of five pay 2,479 stakes, five would pay 52,067.
    expect(minesLast(mines, 20)).toBe(4);
    expect(minesLast(mines, 3)).toBe(22);
    const round = begun(Array.from({ length: 20 }, (_, i) => i));
    const opened = [20, 21, 22, 23].reduce((standing, tile) => actIn(mines, standing, { kind: 'open', tile }, 0)!.kept, round);
    expect(seenOf(mines, opened, 0)).toMatchObject({ is_over: true, win_cents: 247_940, next_times: null });
    expect(actIn(mines, opened, { kind: 'open', tile: 24 }, 0)).toBeNull();
  });

  it('show a round from before the maximum win existed as it ended: all safe tiles opened, or cashed out later', () => {
    // 20 mines leave five safe tiles; now a round is over after four.
    const secret = Array.from({ length: 20 }, (_, i) => i);
    const open = (tile: number) => ({ kind: 'open' as const, tile, at_ms: 0 });
    const cleared = { ...begun(secret), acts: [20, 21, 22, 23, 24].map(open) };
    const paid = minesTimes(mines, 20, 5);
    expect(seenOf(mines, cleared, 0)).toMatchObject({ is_over: true, win_cents: paid, times: paid, next_times: null, hidden: secret });
    const lost = { ...begun(secret), acts: [20, 21, 22, 23, 3].map(open) };
    expect(seenOf(mines, lost, 0)).toMatchObject({ is_over: true, win_cents: 0, hidden: secret });
  });

  it('are hidden on the chosen number of tiles, each equally likely', () => {
    const counts = Array.from({ length: 25 }, () => 0);
    const source = seededDice('hide');
    for (let i = 0; i < 25_000; i++) for (const tile of hideMines(mines, { game: 'mines', mines: 5 }, source)) counts[tile]! += 1;
    expect(counts.reduce((sum, n) => sum + (n - 5_000) ** 2 / 5_000, 0)).toBeLessThan(51);
  });

  it('return the computed value in a simulation of three mines and two tiles', () => {
    const report = simulate(mines, 200_000, seededDice('mines'));
    expect(Math.abs(report.rtp - minesReturn(mines, 3, 2).rtp)).toBeLessThan(4 * report.standardError);
  });

  it('end a round when a mine is opened, on a cash-out, and when no safe tile is left', () => {
    const three = begun([0, 1, 2]);
    expect(actIn(mines, three, { kind: 'cash-out' }, 0)).toBeNull();
    expect(actIn(mines, three, { kind: 'open', tile: 0 }, 0)).toMatchObject({
      win: 0,
      staked: 0,
      outcome: { is_over: true, win_cents: 0 },
    });
    const one = actIn(mines, three, { kind: 'open', tile: 9 }, 0)!;
    expect(one).toMatchObject({ win: 110, outcome: { is_over: false, hidden: null, win_cents: 0, next_times: 126 } });
    expect(actIn(mines, one.kept, { kind: 'open', tile: 9 }, 0)).toBeNull();
    expect(actIn(mines, one.kept, { kind: 'cash-out' }, 0)).toMatchObject({ win: 110, outcome: { is_over: true, win_cents: 110 } });
    const most = begun(Array.from({ length: 24 }, (_, i) => i));
    expect(actIn(mines, most, { kind: 'open', tile: 24 }, 0)).toMatchObject({
      outcome: { is_over: true, win_cents: 2450, next_times: null },
    });
  });

  it('return the stake of a round without acts', () => {
    expect(playChoice(mines, { game: 'mines', mines: 3 }, 100, seededDice('left'), 0)).toMatchObject({
      win: 100,
      kept: { is_untouched: true },
    });
  });
});

describe('crash', () => {
  const begun = (end: number, auto: number): SteppedRound => ({
    kind: 'crash',
    base_cents: 100,
    choice: { game: 'crash', auto },
    secret: [end],
    acts: [],
    started_at: 0,
    is_untouched: false,
  });

  it('ends at 97 % divided by the drawn number, never below the start nor above the maximum', () => {
    expect([drawEnd(crash, fixedDice(0)), drawEnd(crash, fixedDice(48_499_999)), drawEnd(crash, fixedDice(99_999_999))]).toEqual([
      100_000, 200, 100,
    ]);
    for (const times of [102, 150, 200, 1_000, 50_000]) expect(crashReturn(crash, times).rtp).toBeCloseTo(0.97, 5);
  });

  it('rises by the factor e in eight seconds', () => {
    expect([crashTimesAt(0), crashTimesAt(8_000), crashTimesAt(16_000)]).toEqual([100, 270, 738]);
  });

  it('is cashed out by hand, automatically, or not at all', () => {
    const after = (round: SteppedRound, now: number) => seenOf(crash, round, now);
    expect(actIn(crash, begun(500, 400), { kind: 'cash-out' }, 8_000)).toMatchObject({ win: 270, outcome: { is_over: true, cashed: 270 } });
    expect(after(begun(500, 200), 5_000)).toMatchObject({ is_over: false, ended: null });
    expect(after(begun(500, 200), 6_000)).toMatchObject({ is_over: true, cashed: 200, win_cents: 200 });
    expect(after(begun(150, 200), 6_000)).toMatchObject({ is_over: true, cashed: null, ended: 150, win_cents: 0 });
    expect(actIn(crash, begun(150, 200), { kind: 'cash-out' }, 6_000)).toBeNull();
    expect(actIn(crash, begun(100, 200), { kind: 'cash-out' }, 0)).toBeNull();
  });

  it('without acts pays at the automatic cash-out', () => {
    const won = playChoice(crash, { game: 'crash', auto: 200 }, 100, fixedDice(10_000_000), 0);
    const lost = playChoice(crash, { game: 'crash', auto: 200 }, 100, fixedDice(60_000_000), 0);
    expect([won.win, lost.win]).toEqual([200, 0]);
    expect(won.outcome).toMatchObject({ win_cents: 0, ended: null });
  });
});
