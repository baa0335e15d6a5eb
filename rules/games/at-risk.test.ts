import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { GameConfig } from '#contract/fields/game-config';
import type { CrashConfig } from '#contract/fields/instant-games';
import { atRisk } from './at-risk';
import { generateChoiceGame } from './choice-games';
import { crashReturn } from './instant/crash-game';
import { generateRoulette } from './roulette/roulette';
import { rouletteSpots } from './roulette/roulette-spots';

const look = { motif: 'wheel', palette: 'ember' } as const;
const table = { ...generateRoulette('a table', look), zero_rule: 'lose' as const };
const bets = (...placed: [spot: string, stake: number][]) => placed.map(([spot, stake_cents]) => ({ spot, stake_cents }));
const risk = (...placed: [spot: string, stake: number][]) =>
  atRisk(
    table,
    placed.reduce((sum, [, stake]) => sum + stake, 0),
    bets(...placed),
  );

it('a single bet risks its whole stake, up to two dozens [GIFT-008a]', () => {
  expect([risk(['red', 100]), risk(['straight-17', 100]), risk(['dozen-1', 100], ['dozen-2', 100])]).toEqual([100, 100, 200]);
});

it('bets that cover each other risk only the uncovered part [GIFT-008a]', () => {
  expect(risk(['red', 100], ['black', 100])).toBe(0);
  expect(risk(['even', 100], ['odd', 100])).toBe(0);
  expect(risk(['red', 100], ['black', 50])).toBe(50);
  expect(risk(['dozen-1', 100], ['dozen-2', 100], ['dozen-3', 100])).toBe(0);
  expect(risk(['red', 1000], ['black', 1000], ['straight-0', 55])).toBe(55);
  const most = Array.from({ length: 35 }, (_, number): [string, number] => [`straight-${number}`, 10]);
  expect(risk(...most)).toBe(0);
});

it('returning half on zero makes no difference, and a slot risks its stake [GIFT-008a]', () => {
  expect(atRisk({ ...table, zero_rule: 'half-back' }, 200, bets(['red', 100], ['black', 100]))).toBe(0);
  expect(atRisk({ kind: 'slots' } as GameConfig, 200, [])).toBe(200);
});

it('dice and crash risk their stake, unless it comes back in more than two thirds of the outcomes [GIFT-008a]', () => {
  const instant = { motif: 'crystal', palette: 'ion' } as const;
  const [dice, crash, mines, blackjack] = (['dice', 'crash', 'mines', 'blackjack'] as const).map((kind) =>
    generateChoiceGame(kind, instant),
  ) as [GameConfig, CrashConfig, GameConfig, GameConfig];
  expect([1, 66, 67, 95].map((chance) => atRisk(dice, 200, [], { game: 'dice', side: 'over', chance }))).toEqual([200, 200, 0, 0]);
  const autos = [102, 146, 148, 1000];
  expect(autos.map((auto) => atRisk(crash, 200, [], { game: 'crash', auto }))).toEqual(
    autos.map((auto) => (crashReturn(crash, auto).hitRate * 3 > 2 ? 0 : 200)),
  );
  expect(atRisk(crash, 200, [], { game: 'crash', auto: 102 })).toBe(0);
  expect(atRisk(mines, 200, [], { game: 'mines', mines: 1 })).toBe(200);
  expect([atRisk(blackjack, 200, []), atRisk(mines, 200, [], { game: 'crash', auto: 102 })]).toEqual([200, 200]);
});

it('for any bets, the risk is between zero and the stake [GIFT-008a]', () => {
  const spots = fc.constantFrom(...rouletteSpots.keys());
  fc.assert(
    fc.property(fc.array(fc.tuple(spots, fc.integer({ min: 1, max: 10_000 })), { minLength: 1, maxLength: 40 }), (placed) => {
      const stake = placed.reduce((sum, [, one]) => sum + one, 0);
      const found = atRisk(table, stake, bets(...placed));
      expect(found).toBeGreaterThanOrEqual(0);
      expect(found).toBeLessThanOrEqual(stake);
    }),
  );
});
