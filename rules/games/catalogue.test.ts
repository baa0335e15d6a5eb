import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { gameConfigSchema } from '#contract/fields/game-config';
import { catalogue, configOf, withdrawnGames } from './catalogue';
import { offeredSlots } from './catalogue-offered.data';
import { HOUSE_PROVIDER, providers } from './catalogue-providers';
import { isPrerelease } from './catalogue-upcoming';
import { exactReturn } from './exact-return';
import { HIGHEST_RTP, LOWEST_RTP } from './generate-slot';
import { slotStakes } from './stakes';
import { traitsOf } from './traits';
import { volatilityOf } from './volatility';

const games = catalogue();

describe('the catalogue', () => {
  it('lists about 240 games of at least 32 makers, each with its own title and identifier [GAME-001a]', () => {
    expect(games.length).toBeGreaterThanOrEqual(190);
    expect(games.length).toBeLessThanOrEqual(270);
    expect(new Set(games.map((game) => game.provider.id)).size).toBeGreaterThanOrEqual(32);
    expect(new Set(games.map((game) => game.title.toLowerCase())).size).toBe(games.length);
    expect(new Set(games.map((game) => game.identifier)).size).toBe(games.length);
    for (const game of games) {
      expect(game.identifier).toBe(`${game.provider.id}:${game.slug}`);
      expect(game.seo_title).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(game.categories).toContain('all');
    }
  });

  it('withdraws only slots of the first engine, and never reuses their ids', () => {
    const gone = withdrawnGames();
    expect(gone.length).toBeGreaterThan(400);
    expect(gone.filter(({ kind, mechanic }) => kind !== 'slots' || mechanic !== null)).toEqual([]);
    const ids = [...games, ...gone].flatMap((game) => Object.values(game.currencies));
    expect(new Set(ids).size).toBe(ids.length);
    const named = Object.entries(offeredSlots).flatMap(([provider, slugs]) => slugs.map((slug) => `${provider}:${slug}`));
    const known = new Set(games.map(({ identifier }) => identifier));
    expect(named.filter((identifier) => !known.has(identifier))).toEqual([]);
    // Its mathematics stays, so that an open round can be settled and a past one replayed.
    expect(gone[0] && configOf(gone[0]).kind).toBe('slots');
  });

  it('has a demo exactly if there is a FUN id, and ids are unique over games and currencies', () => {
    const ids = games.flatMap((game) => Object.values(game.currencies));
    expect(new Set(ids).size).toBe(ids.length);
    for (const game of games) expect(game.has_demo_mode).toBe(Object.hasOwn(game.currencies, 'FUN'));
    expect(games.some((game) => !game.has_demo_mode)).toBe(true);
    expect(games.some((game) => game.has_demo_mode && !Object.hasOwn(game.currencies, 'NOK'))).toBe(true);
  });

  it('has some twenty house games, a dozen roulette tables and a few games that feed the mystic jackpots', () => {
    const house = games.filter((game) => game.provider.id === HOUSE_PROVIDER);
    expect(house.length).toBeGreaterThanOrEqual(18);
    expect(house.every((game) => game.categories.includes('exclusive') && game.has_demo_mode === (game.live === null))).toBe(true);
    expect(games.filter((game) => game.categories.includes('table')).length).toBeGreaterThanOrEqual(12);
    const jackpots = games.filter((game) => game.jackpot !== null);
    expect(jackpots.length).toBeGreaterThan(5);
    expect(jackpots.length).toBeLessThan(40);
    expect(new Set(providers.map((provider) => provider.title)).size).toBe(providers.length);
  });

  it('shows wheels, not cards, on roulette tables', () => {
    const roulette = games.filter(({ kind }) => kind === 'roulette');
    expect(new Set(roulette.map(({ motif }) => motif))).toEqual(new Set(['wheel']));
  });

  it('has live tables for real money only [GAME-002a]', () => {
    const live = games.filter(({ categories }) => categories.includes('live'));
    expect(live.length).toBeGreaterThanOrEqual(2);
    for (const game of games) expect([game.identifier, game.live !== null]).toEqual([game.identifier, live.includes(game)]);
    for (const game of live)
      expect([game.has_demo_mode, game.currencies['FUN'], game.currencies['EUR']]).toEqual([false, undefined, expect.any(Number)]);
  });

  it('labels as animated games with a gauge or separate reels for free spins, and as drop-wins those with an extra draw [GAME-003a]', () => {
    const slots = games.filter(({ kind, mechanic }) => kind === 'slots' && mechanic === null);
    for (const game of slots) {
      const { hasOwnFreeStrips, hasGauge } = traitsOf(game.seed);
      expect([game.identifier, game.categories.includes('animated')]).toEqual([game.identifier, hasOwnFreeStrips || hasGauge]);
      expect([game.identifier, game.categories.includes('drop-wins')]).toEqual([game.identifier, hasGauge || game.jackpot !== null]);
    }
    expect(
      games.filter(({ kind, categories }) => kind !== 'slots' && (categories.includes('animated') || categories.includes('drop-wins'))),
    ).toEqual([]);
  });

  it('marks calm slots without free spins for bonuses, and house games that feed jackpots as jackpots [GAME-001b]', () => {
    for (const game of games) {
      const isCalm = game.kind === 'slots' && game.volatility === 'low' && !game.categories.includes('free-spins');
      expect([game.identifier, game.badges.includes('bonus-wagering')]).toEqual([game.identifier, isCalm]);
      expect([game.identifier, game.badges.includes('jackpot')]).toEqual([
        game.identifier,
        game.jackpot !== null && game.provider.id === HOUSE_PROVIDER,
      ]);
      expect([game.identifier, game.badges.includes('mystic-jackpots')]).toEqual([game.identifier, game.jackpot !== null]);
    }
    for (const kind of ['bonus-wagering', 'jackpot', 'mystic-jackpots', 'top', 'new'] as const) {
      expect([kind, games.some(({ badges }) => badges.includes(kind))]).toEqual([kind, true]);
    }
  });

  it('has some games with early access, until their release', () => {
    const early = games.filter((game) => isPrerelease(game, new Date('2026-11-17')));
    expect(early.map(({ identifier }) => identifier)).toContain('orbit-house:penumbral-mare');
    expect(early.length).toBeGreaterThanOrEqual(5);
    expect(games.filter((game) => isPrerelease(game, new Date('2028-01-01')))).toEqual([]);
  });

  it('is deterministic', () => {
    expect(games.slice(0, 3).map((game) => [game.identifier, game.grid, game.volatility, game.motif])).toMatchInlineSnapshot(`
      [
        [
          "orbit-house:pressure-shift",
          "5x3",
          "medium",
          "station",
        ],
        [
          "parallax-yard:juniper-canopy",
          "5x3",
          "high",
          "forest",
        ],
        [
          "tidewright:the-dark-horsehead",
          "5x3",
          "low",
          "nebula",
        ],
      ]
    `);
    expect(configOf(games[7]!)).toEqual(configOf(games[7]!));
  });
});

describe('the mathematics of the catalogue', () => {
  it.each(games.filter(({ kind, mechanic }) => kind === 'slots' && mechanic === null))(
    'returns between 94 and 97 % exactly, with the volatility of its label: $identifier',
    (game) => {
      const config = configOf(game);
      if (config.kind !== 'slots') throw new TypeError(`${game.identifier} is no slot`);
      const exact = exactReturn(config);
      expect(exact.rtp).toBeGreaterThanOrEqual(LOWEST_RTP);
      expect(exact.rtp).toBeLessThanOrEqual(HIGHEST_RTP);
      expect(config.rtp).toBeCloseTo(exact.rtp, 12);
      expect(config.deviation).toBeCloseTo(Math.sqrt(exact.variance), 9);
      expect(config.hit_rate).toBeCloseTo(exact.hitRate, 12);
      expect(volatilityOf(config.deviation)).toBe(game.volatility);
      expect(`${config.reels}x${config.rows}`).toBe(game.grid);
      expect(config.motif).toBe(game.motif);
      expect(slotStakes(config, 1).length).toBeGreaterThanOrEqual(8);
    },
  );

  it('fits its wire schema', () => {
    for (const game of games.filter((_, i) => i % 16 === 0 || i > 150)) {
      expect(v.is(gameConfigSchema, configOf(game)), game.identifier).toBe(true);
    }
  });
});
