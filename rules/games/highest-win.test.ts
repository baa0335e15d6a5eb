import { describe, expect, it } from 'vitest';
import type { GameConfig, SlotConfig } from '#contract/fields/game-config';
import type { MechanicConfig } from '#contract/fields/slot-mechanics';
import { catalogue, configOf } from './catalogue';
import { generateChoiceGame } from './choice-games';
import { highestWin } from './highest-win';
import { readSpin } from './spin';
import { seededDice } from './seeded-dice';
import { playAnySlot } from './slots/any-slot';

const of = (slug: string) => highestWin(configOf(catalogue().find(({ slug: own }) => own === slug)!));
const choice = (kind: 'dice' | 'keno' | 'mines' | 'crash') => highestWin(generateChoiceGame(kind, { motif: 'crystal', palette: 'ion' }));

it('the highest payout of a bet follows from the configuration, with odds if the player decides nothing', () => {
  expect(of('orbit-roulette')).toEqual({ times: 36, one_in: 37 });
  expect(of('orbit-american-roulette')).toEqual({ times: 36, one_in: 38 });
  expect(of('orbit-jacks-or-better')).toEqual({ times: 800, one_in: null });
  expect(of('gravity-drop')?.one_in).toBe(2 ** 15);
});

it('the highest win of an instant game is that of its best-paying choice, with its frequency', () => {
  // 2 % of rolls pay 98 / 2.
  expect(choice('dice')).toEqual({ times: 49, one_in: 50 });
  // Ten of ten: C(40, 10) draws, one of which has them all.
  expect(choice('keno')).toEqual({ times: 1_000, one_in: 847_660_528 });
  // 97 % over 1,000.
  expect(choice('crash')).toEqual({ times: 1_000, one_in: 1_031 });
  const mines = choice('mines')!;
  expect(mines.times).toBeGreaterThan(9_000);
  expect(mines.times).toBeLessThanOrEqual(10_000);
  expect(Math.abs(mines.times / mines.one_in! - 0.98)).toBeLessThan(0.001);
});

describe('the top award of a slot', () => {
  const slots = catalogue().filter(({ kind }) => kind === 'slots');
  const small: Omit<SlotConfig, 'lines' | 'evaluation'> = {
    kind: 'slots',
    version: 1,
    motif: 'crystal',
    palette: 'ion',
    reels: 3,
    rows: 2,
    base: 10,
    symbols: [
      { art: 'a', role: 'regular', pays: [0, 0, 0, 50] },
      { art: 'b', role: 'regular', pays: [0, 0, 0, 400] },
      { art: 'w', role: 'wild', pays: [] },
    ] as never,
    strips: [
      [0, 1, 0, 0, 0],
      [1, 0, 2, 0],
      [0, 0, 1, 2, 0, 0],
    ],
    wild_multiplier: 1,
    free_spins: null,
    gauge: null,
    rtp: 0,
    deviation: 0,
    hit_rate: 0,
    volatility: 'low',
  };
  const spins = [0, 1, 2, 3, 4].flatMap((a) => [0, 1, 2, 3].flatMap((b) => [0, 1, 2, 3, 4, 5].map((c) => [a, b, c])));

  it.each([
    [
      'lines',
      [
        [0, 0, 0],
        [1, 1, 1],
        [0, 1, 0],
      ],
    ],
    ['ways', []],
  ] as const)('on %s has the frequency that enumerating all stops gives', (evaluation, lines) => {
    const config: SlotConfig = { ...small, evaluation, lines: lines.map((line) => [...line]) };
    const terms = { coin: 1, multiplier: 1, scatterMultiplier: 1, awarded: [] };
    const wins = spins.flatMap((stops) => readSpin(config, config.strips, stops, terms).wins.map(({ win_cents }) => win_cents));
    const most = Math.max(...wins);
    const tops = wins.filter((win) => win === most).length;
    expect(highestWin(config)).toEqual({ times: most / config.base, one_in: Math.round(spins.length / tops) });
  });

  it('of a game with cells has the frequency of a simulation', () => {
    const isLines = (own: GameConfig): own is MechanicConfig => own.kind === 'slots' && own.version === 2 && own.mechanic === 'lines';
    const config = configOf(slots.find((game) => isLines(configOf(game)))!) as MechanicConfig;
    // Heavier weights for the best symbol, so that it occurs within few spins.
    const top = config.symbols.reduce(
      (best, symbol, at) =>
        (symbol.pays[config.reels] ?? 0) > (config.symbols[best]!.pays[config.reels] ?? 0) && symbol.role === 'regular' ? at : best,
      0,
    );
    const heavy = { ...config, weights: config.weights.map((reel) => reel.map((weight, at) => (at === top ? 20 : weight))) };
    const rounds = 4_000;
    let tops = 0;
    const dice = seededDice('top award');
    for (let i = 0; i < rounds; i++) {
      const outcome = playAnySlot(heavy, heavy.base, dice);
      if ('steps' in outcome) tops += outcome.steps[0]!.wins.filter(({ symbol, count }) => symbol === top && count === heavy.reels).length;
    }
    const { one_in } = highestWin(heavy)!;
    expect(Math.abs(tops - rounds / one_in!) / (rounds / one_in!)).toBeLessThan(0.2);
  });

  it('is given for every slot of the catalogue, above its stake', { timeout: 60_000 }, () => {
    const step = Math.max(1, Math.floor(slots.length / 60));
    for (const game of slots.filter((_, i) => i % step === 0)) {
      const award = highestWin(configOf(game))!;
      expect(award.times, game.slug).toBeGreaterThan(1);
      expect(award.one_in === null || award.one_in > 1, game.slug).toBe(true);
    }
  });
});
