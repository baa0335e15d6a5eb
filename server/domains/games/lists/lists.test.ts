import { afterEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { GAMES_A_PAGE, GAMES_A_ROW } from '#contract/calls/games';
import { gameSchema } from '#contract/fields/game';
import { catalogue } from '#rules/games/catalogue';
import { blockedProviders } from '#rules/games/blocked-providers';
import { GamesCatalogue, gamesCatalogue } from '../catalogue/games-catalogue';
import { arranged, composeLobby } from './lobby';
import { findGames, pageOf } from './list-games';
import { randomGame } from './random-game';
import { similarGames } from '../game/game-info';

const { index } = gamesCatalogue();
const nobody: ReadonlySet<string> = new Set();
const identifiersOf = (games: { identifier: string }[]) => games.map(({ identifier }) => identifier);

describe('the catalogue in responses', () => {
  it('gives every game the contract’s shape [GAME-001a]', () => {
    const wrong = index.all.filter(({ game }) => !v.is(gameSchema, game));
    expect(wrong.map(({ game }) => game.identifier)).toEqual([]);
    expect(index.all.length).toBeGreaterThanOrEqual(190);
  });

  it('marks for each game whether it has a demo [GAME-002a, GAME-002b]', () => {
    for (const { game } of index.all) expect(game.has_demo_mode).toBe('FUN' in game.currencies);
    expect(index.all.some(({ game }) => !game.has_demo_mode)).toBe(true);
  });

  it('starts with the top games, and in each group with those that have their own world', () => {
    expect(index.all[0]?.game.badges.map(({ type }) => type)).toContain('top');
    const worlds = new Set(
      catalogue()
        .filter(({ world }) => world !== null)
        .map(({ identifier }) => identifier),
    );
    for (const category of ['top', 'new'] as const) {
      const all = index.inCategory(category).map(({ game }) => worlds.has(game.identifier));
      const tops = index.inCategory(category).map(({ game }) => game.badges.some(({ type }) => type === 'top'));
      const split = category === 'top' ? all.length : tops.lastIndexOf(true) + 1;
      for (const part of [all.slice(0, split), all.slice(split)])
        expect([category, part]).toEqual([category, part.toSorted((one, other) => Number(other) - Number(one))]);
    }
  });
});

describe('a list of games', () => {
  it('has 40 games per page, and each game once over all pages [GAME-003b]', () => {
    const games = findGames(index, { categories: ['all'], blocked: nobody });
    const pages = Math.ceil(games.length / GAMES_A_PAGE);
    const all = Array.from({ length: pages }, (_, at) => pageOf(games, at + 1, GAMES_A_PAGE));
    expect(GAMES_A_PAGE).toBe(40);
    expect(all[0]?.data).toHaveLength(40);
    expect(all.map(({ pagination }) => pagination.next_page)).toEqual([...Array.from({ length: pages - 1 }, (_, at) => at + 2), null]);
    expect(all[1]?.pagination).toEqual({ current_page: 2, next_page: 3, prev_page: 1, total_pages: pages, total_count: games.length });
    expect(new Set(all.flatMap(({ data }) => identifiersOf(data))).size).toBe(games.length);
  });

  it('is empty past its end and without games', () => {
    expect(pageOf([], 1, 40)).toEqual({
      data: [],
      pagination: { current_page: 1, next_page: null, prev_page: null, total_pages: 1, total_count: 0 },
    });
    expect(pageOf(findGames(index, { blocked: nobody }), 999, 40).data).toEqual([]);
  });

  it('merges several categories, each game once [GAME-003c]', () => {
    const wanted = ['table', 'new', 'classic'] as const;
    const found = findGames(index, { categories: wanted, blocked: nobody });
    const expected = index.all.filter(({ game }) => wanted.some((category) => game.categories.includes(category)));
    expect(identifiersOf(found)).toEqual(expected.map(({ game }) => game.identifier));
    for (const category of wanted) {
      expect([category, found.some(({ categories }) => wanted.every((one) => categories.includes(one) === (one === category)))]).toEqual([
        category,
        true,
      ]);
    }
  });

  it('filters by provider and by currency', () => {
    const found = findGames(index, { providers: ['tidewright', 'lowmere'], currency: 'NOK', blocked: nobody });
    expect(found.length).toBeGreaterThan(5);
    expect(new Set(found.map(({ provider }) => provider))).toEqual(new Set(['tidewright', 'lowmere']));
    expect(found.every(({ currencies }) => 'NOK' in currencies)).toBe(true);
  });
});

describe('games before their release', () => {
  afterEach(() => void vi.useRealTimers());

  it('are in a separate list, which they leave on release day [GAME-003a]', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20'), toFake: ['Date'] });
    const games = new GamesCatalogue().index;
    const early = () => identifiersOf(findGames(games, { categories: ['prerelease'], blocked: nobody }));
    const mare = () => games.find('orbit-house:penumbral-mare')!.categories.includes('prerelease');
    expect([early().includes('orbit-house:penumbral-mare'), mare()]).toEqual([true, true]);
    const before = early().length;
    vi.setSystemTime(new Date('2027-02-16'));
    expect([early().includes('orbit-house:penumbral-mare'), mare(), early().length]).toEqual([false, false, before - 1]);
    vi.setSystemTime(new Date('2028-01-01'));
    expect(early()).toEqual([]);
    expect(games.collections(nobody).map(({ id }) => id)).not.toContain('prerelease');
  });
});

describe('the search', () => {
  const search = (title: string) => findGames(index, { title, blocked: nobody });

  it('finds a game by the start of its title first', () => {
    expect(search('orbit roul')[0]?.identifier).toBe('orbit-house:orbit-roulette');
  });

  it('ignores case, accents and spaces', () => {
    expect(identifiersOf(search('  ÖRBIT Roulette '))).toEqual(identifiersOf(search('orbit roulette')));
  });

  it('finds the games of a studio by its name', () => {
    expect(search('tidewright').some(({ provider }) => provider === 'tidewright')).toBe(true);
  });

  it('finds every game of a kind, a mechanic or a studio by its name, in English and the visitor’s language', () => {
    const german = (title: string) => findGames(index, { title, blocked: nobody, locale: 'de' });
    const videoPoker = identifiersOf(findGames(index, { categories: ['video-poker'], blocked: nobody })).toSorted();
    expect(videoPoker).toContain('orbit-house:orbit-deuces-wild');
    for (const found of [search('poker'), search('video poker'), search('vidio poker'), search('videopoker'), german('video-poker')]) {
      expect(identifiersOf(found).toSorted()).toEqual(videoPoker);
    }
    const holds = identifiersOf(findGames(index, { choice: { mechanic: 'hold' }, blocked: nobody })).toSorted();
    expect(holds.length).toBeGreaterThan(0);
    expect(identifiersOf(search('hold and respin')).toSorted()).toEqual(holds);
    expect(identifiersOf(german('halten und drehen')).toSorted()).toEqual(holds);
  });

  it('finds nothing for unknown words', () => {
    expect([...search('zzyzx'), ...search('skat')]).toEqual([]);
  });

  it('tolerates missing, extra, wrong or swapped letters, even while a word is typed', () => {
    for (const typed of ['penubral', 'penubr', 'pennumbral mare', 'penumbrla mrae', 'PENÜMBRAI mare']) {
      expect([typed, search(typed)[0]?.title]).toEqual([typed, 'Penumbral Mare']);
    }
    const tables = identifiersOf(findGames(index, { categories: ['roulette'], title: 'roulette', blocked: nobody }));
    for (const typed of ['roullete', 'rullete', 'rulet', 'roulete', 'roullettte'])
      expect([typed, identifiersOf(search(typed)).toSorted()]).toEqual([typed, tables.toSorted()]);
    expect(search('sandglas suk')[0]?.title).toBe('Sandglass Souk');
    expect(search('lunarebb')[0]?.title).toBe('Lunar Ebb');
  });

  it('puts exact matches first, and shows only them if there are several', () => {
    const [exact, ...others] = search('lunar ebb');
    expect(exact?.title).toBe('Lunar Ebb');
    expect(others.length).toBeLessThan(3);
    expect(search('umbral ebb')[0]?.title).toBe('Umbral Ebb');
    // "solar" is similar to "polar", which has games too.
    const several = search('solar');
    expect(several.length).toBeGreaterThanOrEqual(3);
    expect(several.filter(({ title, provider_title }) => !/solar/i.test(`${title} ${provider_title}`))).toEqual([]);
  });

  it('doesn’t find hidden providers or other categories by typos', () => {
    expect(findGames(index, { title: 'penubral mare', blocked: new Set(['orbit-house']) })).toEqual([]);
    expect(findGames(index, { title: 'penubral mare', categories: ['table'], blocked: nobody })).toEqual([]);
  });
});

describe('hidden providers', () => {
  const config = { show_disabled: false, disabled: { '*': ['lowmere'], DE: ['tidewright'] } };
  const visitor = { country: 'DE', userAgent: 'Mozilla/5.0 (Linux; Android 14)' };

  it('are left out by the visitor’s country [GAME-007a]', () => {
    expect([...blockedProviders(config, visitor)]).toEqual(['lowmere', 'tidewright']);
    expect([...blockedProviders(config, { ...visitor, country: 'AT' })]).toEqual(['lowmere']);
    expect([...blockedProviders(config, { ...visitor, country: null })]).toEqual(['lowmere', 'tidewright']);
    const games = findGames(index, { categories: ['all'], blocked: blockedProviders(config, visitor) });
    expect(games.some(({ provider }) => provider === 'tidewright')).toBe(false);
    expect(index.providers(blockedProviders(config, visitor)).some(({ id }) => id === 'lowmere')).toBe(false);
  });

  it('are shown to search engines and while the flag is on [GAME-007b]', () => {
    const bot = { country: 'DE', userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
    expect(blockedProviders(config, bot).size).toBe(0);
    expect(blockedProviders(config, { ...bot, userAgent: null }).size).toBeGreaterThan(0);
    expect(blockedProviders({ ...config, show_disabled: true }, visitor).size).toBe(0);
  });

  it('are at most twenty [GAME-007c]', () => {
    const many = Array.from({ length: 30 }, (_, at) => `studio-${at}`);
    expect([...blockedProviders({ show_disabled: false, disabled: { '*': many } }, visitor)]).toEqual(many.slice(0, 20));
  });
});

describe('a random game', () => {
  const first = index.all[0]!.game;
  const second = index.all.find(({ game }) => game.provider !== first.provider)!;

  it('is drawn again until its provider is allowed [GAME-008b]', () => {
    let draws = 0;
    const dice = { int: () => ((draws += 1) < 10 ? 0 : second.rank) };
    expect(randomGame(index, dice, new Set([first.provider]))?.identifier).toBe(second.game.identifier);
    expect(draws).toBe(10);
  });

  it('is null after ten draws [GAME-008b]', () => {
    let draws = 0;
    const dice = {
      int: () => {
        draws += 1;
        return 0;
      },
    };
    expect(randomGame(index, dice, new Set([first.provider]))).toBeNull();
    expect(draws).toBe(10);
  });
});

describe('the lobby', () => {
  const lobby = composeLobby(index, [], nobody);

  it('has rows of at most 15 games [WIDG-006a]', () => {
    expect(GAMES_A_ROW).toBe(15);
    expect(lobby.rails).toHaveLength(8);
    for (const rail of lobby.rails) {
      expect(rail.games.length).toBeLessThanOrEqual(15);
      expect(rail.games.length).toBe(Math.min(15, rail.games_count));
    }
  });

  it('starts each row with games that aren’t in a row above', () => {
    const [top, jackpots] = lobby.rails;
    const above = new Set(identifiersOf(top!.games));
    expect(jackpots!.games.slice(0, 5).filter(({ identifier }) => above.has(identifier))).toEqual([]);
  });

  it('has the operators’ chips without hidden ones, and providers in the operators’ order, then by number of games', () => {
    const settings = { categories: { chips: ['table', 'slots'], hidden: ['table'] }, providers: { order: ['b'], new: ['c'] }, promos: [] };
    expect(composeLobby(index, [], nobody, settings as never).chips.map(({ id }) => id)).toEqual(['slots']);
    const provider = (id: string, games_count: number) => ({ id, games_count }) as Parameters<typeof arranged>[0][number];
    const found = arranged([provider('a', 1), provider('b', 2), provider('c', 3)], settings.providers);
    expect(found).toEqual([provider('b', 2), { ...provider('c', 3), is_new: true }, provider('a', 1)]);
  });

  it('has three banners of three games and a chip for live tables', () => {
    expect(new Set(lobby.banners.map(({ game }) => game.identifier)).size).toBe(3);
    expect(lobby.chips).toContainEqual({ id: 'live', games_count: index.inCategory('live').length });
  });

  it('shows nothing of hidden providers [GAME-007a]', () => {
    const without = composeLobby(index, [], new Set(['orbit-house']));
    const shown = [...without.rails.flatMap(({ games }) => games), ...without.banners.map(({ game }) => game)];
    expect(shown.filter(({ provider }) => provider === 'orbit-house')).toEqual([]);
    expect(without.providers.map(({ id }) => id)).not.toContain('orbit-house');
  });
});

describe('similar games', () => {
  it('are of the same kind and don’t include the game itself [GAME-010e]', () => {
    const table = index.find('orbit-house:orbit-roulette')!;
    const similar = similarGames(index, table, nobody);
    expect(similar.length).toBeGreaterThan(5);
    expect(similar.every(({ categories }) => categories.includes('table'))).toBe(true);
    expect(identifiersOf(similar)).not.toContain(table.identifier);
  });
});
