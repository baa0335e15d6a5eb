import { readFile } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import {
  confirmTournament,
  getPlayerTournaments,
  getRecentTournaments,
  getTournament,
  getTournaments,
  getTournamentStatus,
} from '#contract/calls/competitions';
import { getGameConfig } from '#contract/calls/games/one-game';
import type { WagerResponse } from '#contract/calls/provider';
import type { Place, Tournament } from '#contract/fields/tournament';
import { groups } from '#rules/account/groups';
import { defaultOf } from '#server/domains/config/defaults/index';
import { setConfig } from '#server/domains/config/store';
import { providerRoutes } from '#server/composition/provider-routes';
import { eventually } from '#tests/support/eventually';
import { frameOf, onRed, openGame } from '#tests/support/frame';
import { bet } from '#tests/support/ledger';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { signedIn } from '#tests/support/signed-in';
import { gameRoutes } from '../games/routes';
import { playRoutes } from '#server/domains/play/routes';
import { competitionRoutes } from './routes';

const HOUR_MS = 60 * 60 * 1000;
const table = 'orbit-house:orbit-roulette';

const server = ownServer([competitionRoutes, gameRoutes, playRoutes, providerRoutes]);
const { database, platform } = server;
let count = 0;

/** A tournament that runs from an hour ago to an hour from now, unless specified; `hours` are from now. */
async function tournament(
  change: { name?: string; hours?: [number, number]; group_ids?: number[]; games?: string[] } = {},
): Promise<string> {
  const { name = 'cup', hours = [-1, 1], group_ids = [], games = null } = change;
  const at = (offset: number) => new Date(Date.now() + offset * HOUR_MS);
  const { id } = await database
    .insertInto('tournaments')
    .values({
      frontend_identifier: `${name}-${(count += 1)}`,
      title: name,
      prize_cents: 1000,
      start_at: at(hours[0]),
      end_at: at(hours[1]),
      group_ids,
      games,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

const guest = () => new TestBrowser(server.app);
const listed = async () => ((await guest().send(getTournaments)).json as { data: Tournament[] }).data;
const join = (browser: TestBrowser, id: string) => browser.send(confirmTournament, { params: { id }, body: { confirmed: true } });
const boardOf = async (id: string, browser = guest()) =>
  ((await browser.send(getTournament, { params: { id } })).json as { leaderboard: Place[] }).leaderboard;

it('a tournament’s games leave out providers that are hidden in the visitor’s country [GAME-007a]', async () => {
  const id = await tournament({ games: [table] });
  const gamesShown = async () => ((await guest().send(getTournament, { params: { id } })).json as { games: unknown[] }).games.length;
  expect(await gamesShown()).toBe(1);
  await setConfig(database, 'providers-config', { ...defaultOf('providers-config', new Date()), disabled: { DE: ['orbit-house'] } });
  platform.clock.pass(61_000);
  expect(await gamesShown()).toBe(0);
  await setConfig(database, 'providers-config', defaultOf('providers-config', new Date()));
  platform.clock.pass(61_000);
});

describe('the list of tournaments', () => {
  it('with ended ones shows the last twelve, the latest first', async () => {
    const ended = await Promise.all(Array.from({ length: 13 }, (_, at) => tournament({ hours: [-30 + at, -0.1 - at * 0.01] })));
    await tournament({});
    const { data } = (await guest().send(getRecentTournaments)).json as { data: Tournament[] };
    expect(data.map(({ id }) => String(id))).toEqual(ended.slice(0, 12));
  });

  it('shows those that are neither hidden nor for testing, running ones first [TOUR-001b, TOUR-001c, QUEST-004b]', async () => {
    const names = ['nonvisible-cup', 'quest--m--ffc-trial', 'achievement-first-flight', 'quest--xs--short-hop'];
    const [hidden, test, achievement, quest] = await Promise.all(names.map((name) => tournament({ name })));
    const [future, archive] = [await tournament({ hours: [1, 2] }), await tournament({ hours: [-2, -1] })];
    const shown = await listed();
    const ids = shown.map(({ id }) => String(id));
    expect([hidden, test].filter((id) => ids.includes(id!))).toEqual([]);
    expect(ids).toEqual(expect.arrayContaining([achievement, quest, future, archive]));
    const states = shown.map(({ status }) => status);
    expect(states).toEqual(
      [...states].sort((one, other) => ['active', 'future', 'archive'].indexOf(one) - ['active', 'future', 'archive'].indexOf(other)),
    );
    expect(shown.find(({ id }) => String(id) === quest)).toMatchObject({ questSize: 'xs', currency: 'EUR', in_progress: true });
    expect((await guest().send(getTournament, { params: { id: hidden! } })).code).toBe('tournament_not_found');
  });

  it('shows test quests only to testers, in every list [QUEST-004b]', async () => {
    const id = await tournament({ name: 'quest--m--ffc-trial' });
    const [player, tester] = [await signedIn(server.app, database), await signedIn(server.app, database)];
    await database
      .insertInto('player_groups')
      .values({ player_id: tester.player, group_id: groups.tester, added_at: new Date() })
      .execute();
    const isNamed = async (browser: TestBrowser) => {
      const { json } = await browser.send(getTournaments, { query: { tests: 'true' } });
      return (json as { data: Tournament[] }).data.some((one) => String(one.id) === id);
    };
    expect([await isNamed(guest()), await isNamed(player.browser), await isNamed(tester.browser)]).toEqual([false, false, true]);
  });

  it('lets only testers read or join a test quest by its id [QUEST-004b]', async () => {
    const id = await tournament({ name: 'quest--m--ffc-trial' });
    const [player, tester] = [await signedIn(server.app, database), await signedIn(server.app, database)];
    await database
      .insertInto('player_groups')
      .values({ player_id: tester.player, group_id: groups.tester, added_at: new Date() })
      .execute();
    const asked = async (browser: TestBrowser) => [
      (await browser.send(getTournament, { params: { id } })).code,
      (await browser.send(getTournamentStatus, { params: { id } })).code,
      (await join(browser, id)).code,
    ];
    expect(await asked(player.browser)).toEqual(['tournament_not_found', 'tournament_not_found', 'tournament_not_found']);
    expect((await guest().send(getTournament, { params: { id } })).code).toBe('tournament_not_found');
    expect(await asked(tester.browser)).toEqual([null, null, null]);
    const usual = defaultOf('feature-flags', new Date());
    await setConfig(database, 'feature-flags', { ...usual, 'test-quests': true });
    expect(await asked(player.browser)).toEqual([null, null, null]);
    await setConfig(database, 'feature-flags', usual);
  });

  it('includes the first three players of each, and reads them with one query', async () => {
    const [one, other] = [await tournament({ games: ['x:one'] }), await tournament({ games: ['x:other'] })];
    const names: string[] = [];
    const queries = vi.spyOn(database.pool, 'query');
    for (const place of [1, 2, 3, 4]) {
      const { browser, player } = await signedIn(server.app, database, { money: 100_000 });
      await join(browser, one);
      await join(browser, other);
      await bet(database, player, { stake: 12_000 / place, game: 'x:one' });
      await bet(database, player, { stake: 100 * place, game: 'x:other' });
      queries.mockClear();
      names.push((await boardOf(one)).at(-1)!.nickname);
    }
    // The streams of recent bettors are woken a moment later, on a connection of its own.
    await eventually(() => expect(queries).toHaveBeenCalledWith(expect.objectContaining({ name: 'wake' })));
    queries.mockRestore();
    const connections = vi.spyOn(database.pool, 'connect');
    const shown = await listed();
    expect(connections).toHaveBeenCalledTimes(2);
    connections.mockRestore();
    const leadersOf = (id: string) => shown.find((each) => String(each.id) === id)!.top_players;
    expect(leadersOf(one)).toEqual(names.slice(0, 3).map((nickname, at) => ({ award_place: at + 1, nickname })));
    expect(leadersOf(other)).toEqual(
      names
        .toReversed()
        .slice(0, 3)
        .map((nickname, at) => ({ award_place: at + 1, nickname })),
    );
  });

  it('follows the dates: upcoming, running, ended [TOUR-002a]', async () => {
    const id = await tournament({ hours: [1, 2] });
    const statusAt = async (hours: number) => {
      platform.clock.set(new Date(Date.now() + hours * HOUR_MS));
      const { status, in_progress } = (await listed()).find((one) => String(one.id) === id)!;
      return [status, in_progress];
    };
    expect([await statusAt(0), await statusAt(1.5), await statusAt(2.5)]).toEqual([
      ['future', false],
      ['active', true],
      ['archive', false],
    ]);
    const recent = ((await guest().send(getRecentTournaments)).json as { data: Tournament[] }).data;
    expect(recent.map((one) => String(one.id))).toContain(id);
    platform.clock.set(new Date());
  });
});

describe('a player who joins', () => {
  it('takes part once, initially without bets and place [TOUR-003a]', async () => {
    const id = await tournament();
    const { browser } = await signedIn(server.app, database, { money: 1000 });
    expect((await browser.send(getTournamentStatus, { params: { id } })).json).toEqual({ status: null });
    const { json } = await join(browser, id);
    expect(json).toMatchObject({ status: { tournament_id: Number(id), bets: 0, award_place: null } });
    expect((await join(browser, id)).json).toEqual(json);
    const mine = (await browser.send(getPlayerTournaments)).json as { data: { tournament_id: number }[] };
    expect(mine.data.filter(({ tournament_id }) => tournament_id === Number(id))).toHaveLength(1);
  });

  it('changes the board with a real bet, and only with bets after joining [TOUR-003c, TOUR-003d]', async () => {
    const id = await tournament();
    const { browser, player, frame } = await openGame(server.app, database, table, 100_000);
    await database.updateTable('players').set({ nickname: 'Ada' }).where('id', '=', player).execute();
    const first = (await frame.wager(onRed(5000))).json as WagerResponse;
    await frame.settle(first.round_id);
    await join(browser, id);
    expect(await boardOf(id)).toEqual([]);
    await database
      .updateTable('rounds')
      .set({ placed_at: new Date(Date.now() - 60_000) })
      .where('player_id', '=', player)
      .execute();
    await frame.wager(onRed(2000));
    expect(await boardOf(id, browser)).toEqual([{ award_place: 1, nickname: 'Ada', bets: 200, is_self: true }]);
    expect((await browser.send(getTournamentStatus, { params: { id } })).json).toMatchObject({
      status: { bets: 200, award_place: 1, nickname: 'Ada' },
    });
    expect((await listed()).find((one) => String(one.id) === id)).toMatchObject({
      top_players: [{ award_place: 1, nickname: 'Ada' }],
      players: 1,
    });
  });

  it('isn’t affected by demos: they only fetch the configuration, and bets require a launch [TOUR-003d]', async () => {
    const id = await tournament();
    const { browser, player, frame } = await openGame(server.app, database, table, 100_000);
    await join(browser, id);
    await frame.wager(onRed(2000));
    const board = await boardOf(id, browser);
    expect(board.map(({ bets }) => bets)).toEqual([200]);
    const rules = await browser.send(getGameConfig, { params: { provider: 'orbit-house', seo_title: 'orbit-roulette' } });
    expect(rules).toMatchObject({ status: 200, json: { kind: 'roulette' } });
    const demo = frameOf(browser, { ...frame.launched, token: 'demo' });
    expect((await demo.wager(onRed(9000))).status).toBe(401);
    expect(await boardOf(id, browser)).toEqual(board);
    const rounds = await database.selectFrom('rounds').select('stake').where('player_id', '=', player).execute();
    expect(rounds).toEqual([{ stake: 2000 }]);
  });

  it('whose participant count an earlier release got wrong is recounted by the migration', async () => {
    const [with_one, with_none] = [await tournament(), await tournament()];
    await join((await signedIn(server.app, database)).browser, with_one);
    await database
      .updateTable('tournaments')
      .set({ players: 9 })
      .where('id', 'in', [Number(with_one), Number(with_none)])
      .execute();
    await database.pool.query(await readFile('server/database/migrations/0181-tournament-recount.sql', 'utf8'));
    const counts = (await listed())
      .filter(({ id }) => [with_one, with_none].includes(String(id)))
      .map(({ id, players }) => [String(id), players]);
    expect(Object.fromEntries(counts)).toEqual({ [with_one]: 1, [with_none]: 0 });
  });

  it('is overtaken by higher bets; with equal bets the earlier to join leads [TOUR-003c]', async () => {
    const id = await tournament();
    const made = () => signedIn(server.app, database, { money: 10_000 });
    // The later to join has the lower number of an account.
    const [late, early, rich] = [await made(), await made(), await made()];
    const players = [early, late, rich];
    for (const { browser } of players) await join(browser, id);
    expect((await listed()).find((one) => String(one.id) === id)).toMatchObject({ top_players: [] });
    for (const { player } of [late, early]) await bet(database, player, { stake: 500 });
    await bet(database, rich.player, { stake: 600 });
    const selfAt = async ({ browser }: typeof early) => (await boardOf(id, browser)).find(({ is_self }) => is_self)?.award_place;
    const placeOf = async ({ browser }: typeof early) =>
      ((await browser.send(getTournamentStatus, { params: { id } })).json as { status: { award_place: number } }).status.award_place;
    expect((await Promise.all(players.map(({ browser }) => join(browser, id)))).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await listed()).find((one) => String(one.id) === id)).toMatchObject({ players: 3 });
    expect([await selfAt(rich), await selfAt(early), await selfAt(late)]).toEqual([1, 2, 3]);
    expect([await placeOf(rich), await placeOf(early), await placeOf(late)]).toEqual([1, 2, 3]);
    expect((await boardOf(id)).some(({ is_self }) => is_self)).toBe(false);
  });

  it('counts bets in euro cents, and only those on its games', async () => {
    const id = await tournament({ games: ['a:b'] });
    const { browser, player } = await signedIn(server.app, database, { money: 100_000, currency: 'USD' });
    await join(browser, id);
    await bet(database, player, { currency: 'USD', stake: 10_000, game: 'c:d' });
    expect(await boardOf(id)).toEqual([]);
    await bet(database, player, { currency: 'USD', stake: 10_000, game: 'a:b' });
    const { rows } = await database.pool.query<{ cents: number }>("select eur_cents('USD', 10000) as cents");
    expect(await boardOf(id)).toMatchObject([{ bets: rows[0]!.cents }]);
  });

  it('is refused after the end, outside its groups, or on a break', async () => {
    const { browser, player } = await signedIn(server.app, database);
    expect((await join(browser, await tournament({ hours: [-2, -1] }))).code).toBe('tournament_closed');
    const grouped = await tournament({ group_ids: [259] });
    expect((await join(browser, grouped)).code).toBe('tournament_closed');
    await database.insertInto('player_groups').values({ player_id: player, group_id: 259 }).execute();
    expect((await join(browser, grouped)).status).toBe(200);
    await database
      .insertInto('user_limits')
      .values({ player_id: player, type: 'coolingoff', period: 'day', active_until: new Date(Date.now() + HOUR_MS) })
      .execute();
    expect((await join(browser, await tournament())).code).toBe('player_excluded');
    expect((await join(browser, '99999999')).code).toBe('tournament_not_found');
  });
});
