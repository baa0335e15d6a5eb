import { beforeEach, describe, expect, it } from 'vitest';
import * as call from '#contract/calls/games';
import { updatePlayer } from '#contract/calls/account';
import type { Game, GameCategory } from '#contract/fields/game';
import type { RefusalBody } from '#contract/refusals';
import { ownServer } from '#tests/support/own-server';
import { signedIn } from '#tests/support/signed-in';
import { TestBrowser } from '#tests/support/platform';
import { profileRoutes } from '../account/routes';
import { resetConfig } from '../pricing/change-configs';
import { setConfig } from '../config/store';
import { gameRoutes } from './routes';
import { playRoutes } from '#server/domains/play/routes';

const game = 'orbit-house:orbit-roulette';
const server = ownServer([gameRoutes, playRoutes, profileRoutes]);
const { database, platform } = server;
let guest: TestBrowser;

beforeEach(() => {
  guest = new TestBrowser(server.app);
});

const titlesOf = (json: unknown) => (json as { data: Game[] }).data.map(({ title }) => title);

describe('lists', () => {
  it('returns providers, collections, jackpot games and a random game [API-048]', async () => {
    const providers = await guest.send(call.getGameProviders);
    expect((providers.json as { data: unknown[] }).data.length).toBeGreaterThanOrEqual(30);
    const collections = await guest.send(call.getGameCollections);
    expect((collections.json as { data: unknown[] }).data).toContainEqual({ id: 'all', games_count: expect.any(Number) });
    const jackpots = await guest.send(call.getJackpotGames);
    expect(jackpots.json).toMatchObject({ data: [{ jackpot: 'mystic', currency: 'EUR' }] });
    expect((await guest.send(call.getRandomGame)).status).toBe(200);
  });

  it('returns games by identifiers in their order, without unknown ones [API-049]', async () => {
    const [first, second] = titlesOf((await guest.send(call.listGames, { query: { category: 'table' } })).json);
    const { json } = await guest.send(call.listGames, { query: { category: 'table' } });
    const ids = (json as { data: Game[] }).data.map(({ identifier }) => identifier);
    const selected = await guest.send(call.selectGames, { body: { game_ids: [ids[1], 'nobody:nothing', ids[0]], device: 'mobile' } });
    expect(titlesOf(selected.json)).toEqual([second, first]);
  });

  it('returns the same list to the POST and to the GET that the service worker caches [API-050]', async () => {
    const read = await guest.send(call.listGames, { query: { category: 'slots', page: '2', device: 'mobile' } });
    const asked = { device: 'mobile', filter: { categories: { identifiers: ['slots'], strategy: 'OR' } }, page: 2, page_size: 40 };
    const filtered = await guest.send(call.filterGames, { body: asked });
    expect(titlesOf(read.json)).toEqual(titlesOf(filtered.json));
    expect(titlesOf(read.json)).toHaveLength(40);
    expect((read.json as { pagination: object }).pagination).toEqual((filtered.json as { pagination: object }).pagination);
    expect((read.json as { pagination: object }).pagination).toMatchObject({ current_page: 2, next_page: 3, prev_page: 1 });
  });

  it('refuses invalid pages, sizes and categories [API-050]', async () => {
    for (const query of [{ page: '0' }, { page: '1e3' }, { page_size: '41' }, { category: 'nonsense' }, { title: '  ' }]) {
      expect((await guest.send(call.listGames, { query } as never)).code).toBe('bad_input');
    }
    expect((await guest.send(call.filterGames, { body: { page: '2' } })).code).toBe('bad_input');
  });

  it('hides what the configuration disables for the country [GAME-007a]', async () => {
    await setConfig(database, 'providers-config', {
      show_disabled: false,
      disabled: { DE: ['tidewright'] },
      order: [],
      new: [],
      requires: {},
      devices: {},
    });
    platform.clock.pass(61_000);
    const { json } = await guest.send(call.listGames, { query: { provider: 'tidewright' } });
    expect(titlesOf(json)).toEqual([]);
    await resetConfig(database, 'providers-config', 'ada');
    platform.clock.pass(61_000);
    expect(titlesOf((await guest.send(call.listGames, { query: { provider: 'tidewright' } })).json).length).toBeGreaterThan(0);
  });

  it('omits games that don’t support the list’s device, and none without a device [GAME-003d]', async () => {
    await setConfig(database, 'providers-config', {
      show_disabled: false,
      disabled: {},
      order: [],
      new: [],
      requires: {},
      devices: { tidewright: ['desktop'] },
    });
    platform.clock.pass(61_000);
    const game_ids = ['tidewright:electric-anvil', game];
    const providers = ['tidewright', 'lowmere'];
    const found = async (device?: 'mobile' | 'desktop') => {
      const asked = device && { device };
      const lists = [
        await guest.send(call.selectGames, { body: { game_ids, ...asked } }),
        await guest.send(call.filterGames, { body: { filter: { providers }, ...asked } }),
        await guest.send(call.listGames, { query: { title: 'tidewright', ...asked } }),
      ];
      return lists.map(({ json }) => [...new Set((json as { data: Game[] }).data.map(({ provider }) => provider))].toSorted());
    };
    const all = [['orbit-house', 'tidewright'], ['lowmere', 'tidewright'], ['tidewright']];
    expect(await found('desktop')).toEqual(all);
    expect(await found()).toEqual(all);
    expect(await found('mobile')).toEqual([['orbit-house'], ['lowmere'], []]);
    await resetConfig(database, 'providers-config', 'ada');
    platform.clock.pass(61_000);
    expect(await found('mobile')).toEqual(all);
  });

  it('combines the categories of a filter by OR [GAME-003c]', async () => {
    const countOf = async (identifiers: GameCategory[]) => {
      const { json } = await guest.send(call.filterGames, { body: { filter: { categories: { identifiers, strategy: 'OR' } } } });
      return (json as { pagination: { total_count: number } }).pagination.total_count;
    };
    // No game is in two of these.
    const each = [await countOf(['table']), await countOf(['classic']), await countOf(['high-volatility'])];
    expect(Math.min(...each)).toBeGreaterThan(0);
    expect(await countOf(['table', 'classic', 'high-volatility'])).toBe(each.reduce((sum, count) => sum + count, 0));
  });

  it('returns the whole lobby in one read, with rows of 15 games at most [WIDG-006a]', async () => {
    const { json } = await guest.send(call.getLobby);
    expect(json).toMatchObject({ jackpots: [{ identifier: 'mystic' }], games_count: expect.any(Number) });
    const { rails } = json as { rails: { games: Game[] }[] };
    expect(Math.max(...rails.map(({ games }) => games.length))).toBe(15);
  });
});

describe('one game', () => {
  it('shows RTP, volatility, stakes, frame and similar games', async () => {
    const { json } = await guest.send(call.getGame, call.getGame.example);
    expect(json).toMatchObject({
      game: { identifier: game },
      kind: 'roulette',
      rtp: expect.closeTo(36 / 37, 6),
      hit_rate: null,
      mechanic: null,
      highest_win: { times: 36, one_in: 37 },
      kinds: ['table', 'roulette'],
      frame: { url: '/studio/index.html#kind=roulette', origin: null },
    });
    const { limits, similar } = json as { limits: { currency: string }[]; similar: Game[] };
    expect(limits.find(({ currency }) => currency === 'EUR')).toMatchObject({ minimum_cents: expect.any(Number) });
    expect(similar.length).toBeGreaterThan(0);
  });

  it('frames the games of other studios on a separate origin', async () => {
    const { json: list } = await guest.send(call.listGames, { query: { provider: 'tidewright' } });
    const [other] = (list as { data: Game[] }).data;
    const { json } = await guest.send(call.getGame, { params: { provider: 'tidewright', seo_title: other!.seo_title } });
    expect(json).toMatchObject({ frame: { origin: 'http://games.localhost:4000' } });
  });

  it('returns a demo’s configuration to everybody [GAME-002a]', async () => {
    const { json } = await guest.send(call.getGameConfig, call.getGameConfig.example);
    expect(json).toMatchObject({ kind: 'roulette', rtp: expect.any(Number) });
  });

  it('refuses the configuration of a game without demo [GAME-002b]', async () => {
    let without: Game | undefined;
    for (let page = 1; !without && page < 17; page += 1) {
      const list = await guest.send(call.listGames, { query: { page: String(page) } });
      without = (list.json as { data: Game[] }).data.find(({ has_demo_mode }) => !has_demo_mode);
    }
    const refused = await guest.send(call.getGameConfig, { params: { provider: without!.provider, seo_title: without!.seo_title } });
    expect(refused.code).toBe('demo_not_available');
  });

  it('refuses unknown games', async () => {
    expect((await guest.send(call.getGame, { params: { provider: 'orbit-house', seo_title: 'nothing' } })).code).toBe('game_not_found');
  });
});

describe('favourites', () => {
  it('are added and removed, idempotently [API-013]', async () => {
    const { browser } = await signedIn(server.app, database);
    const add = () => browser.send(call.addFavoriteGame, { params: { id: game }, body: { game } });
    expect((await add()).json).toEqual({ ids: [game] });
    expect((await add()).json).toEqual({ ids: [game] });
    const remove = () => browser.send(call.removeFavoriteGame, { params: { id: game } });
    expect((await remove()).json).toEqual({ ids: [] });
    expect((await remove()).json).toEqual({ ids: [] });
  });

  it('come as identifiers or with their games [API-012]', async () => {
    const { browser } = await signedIn(server.app, database);
    await browser.send(call.addFavoriteGame, { params: { id: game }, body: { game } });
    expect((await browser.send(call.getFavoriteGames, { query: { content: 'ids' } })).json).toEqual({ ids: [game], data: [] });
    const full = await browser.send(call.getFavoriteGames, { query: { content: 'full' } });
    expect(full.json).toMatchObject({ ids: [game], data: [{ identifier: game }] });
  });

  it('come newest first', async () => {
    const { browser } = await signedIn(server.app, database);
    const added = [game, 'orbit-house:orbit-live-roulette'];
    for (const one of added) {
      platform.clock.pass(1_000);
      await browser.send(call.addFavoriteGame, { params: { id: one }, body: { game: one } });
    }
    expect((await browser.send(call.getFavoriteGames)).json).toMatchObject({ ids: added.toReversed() });
  });

  it('belong to one player, and changes are sent to the player’s other devices once [GAME-006b]', async () => {
    const { browser, player } = await signedIn(server.app, database);
    const other = await signedIn(server.app, database);
    const add = () => browser.send(call.addFavoriteGame, { params: { id: game }, body: { game } });
    await add();
    await add();
    expect((await other.browser.send(call.getFavoriteGames)).json).toEqual({ ids: [], data: [] });
    const events = await database
      .selectFrom('player_events')
      .select('payload')
      .where('player_id', '=', player)
      .where('kind', '=', 'favorite_games')
      .execute();
    expect(events).toEqual([{ payload: { identifiers: [game] } }]);
  });

  it('leave out the games that the configuration disables for the country [GAME-007d]', async () => {
    const { browser } = await signedIn(server.app, database);
    await browser.send(call.addFavoriteGame, { params: { id: game }, body: { game } });
    const shown = async () => (await browser.send(call.getFavoriteGames, { query: { content: 'full' } })).json;
    await setConfig(database, 'providers-config', {
      show_disabled: false,
      disabled: { DE: ['orbit-house'] },
      order: [],
      new: [],
      requires: {},
      devices: {},
    });
    platform.clock.pass(61_000);
    expect(await shown()).toMatchObject({ data: [] });
    await resetConfig(database, 'providers-config', 'ada');
    platform.clock.pass(61_000);
    expect(await shown()).toMatchObject({ data: [{ identifier: game }] });
  });

  it('are for players, and for games in their currency [GAME-006c]', async () => {
    expect((await guest.send(call.addFavoriteGame, { params: { id: game }, body: { game } })).code).toBe('signed_out');
    const { browser } = await signedIn(server.app, database, { currency: 'KWD' });
    expect((await browser.send(call.addFavoriteGame, { params: { id: game }, body: { game } })).code).toBe('game_not_in_currency');
    const unknown = 'orbit-house:nothing';
    expect((await browser.send(call.addFavoriteGame, { params: { id: unknown }, body: { game: unknown } })).code).toBe('game_not_found');
  });
});

describe('played games', () => {
  it('are listed by last play [API-011, GAME-009b]', async () => {
    const { browser } = await signedIn(server.app, database, { money: 1000 });
    const { json } = await guest.send(call.listGames, { query: { category: 'table' } });
    const ids = (json as { data: Game[] }).data.slice(0, 3).map(({ identifier }) => identifier);
    for (const id of [...ids, ids[0]!]) {
      platform.clock.pass(1000);
      await browser.send(call.launchGame, { body: { game: id } });
    }
    const played = (await browser.send(call.getPlayedGames)).json as { data: Game[] };
    expect(played.data.map(({ identifier }) => identifier)).toEqual([ids[0], ids[2], ids[1]]);
    expect((await guest.send(call.getPlayedGames)).code).toBe('signed_out');
  });
});

describe('real-money play', () => {
  it('requires the profile fields of all providers, and those of this one [PROF-003b]', async () => {
    const { json } = await guest.send(call.listGames, { query: { category: 'table' } });
    const [{ identifier: game, provider }] = (json as { data: [Game] }).data;
    const { browser, player } = await signedIn(server.app, database, { money: 1000 });
    const refusal = async () => {
      const response = await browser.send(call.launchGame, { body: { game } });
      return [response.code, Object.keys((response.json as Partial<RefusalBody>).error?.fields ?? {})];
    };
    expect(await refusal()).toEqual([null, []]);
    await database.updateTable('players').set({ date_of_birth: null }).where('id', '=', player).execute();
    expect(await refusal()).toEqual(['profile_incomplete', ['date_of_birth']]);
    await setConfig(database, 'providers-config', {
      show_disabled: false,
      disabled: {},
      order: [],
      new: [],
      requires: { [provider]: ['profession'] },
      devices: {},
    });
    platform.clock.pass(61_000);
    expect(await refusal()).toEqual(['profile_incomplete', ['date_of_birth', 'profession']]);
    await browser.send(updatePlayer, { body: { date_of_birth: '1990-01-01', profession: 'Pilot' } });
    expect(await refusal()).toEqual([null, []]);
    await resetConfig(database, 'providers-config', 'ada');
    platform.clock.pass(61_000);
  });
});
