import { describe, expect, it } from 'vitest';
import { getLootboxes, openLootbox } from '#contract/calls/wheels';
import type { ConfigOf } from '#contract/fields/config/index';
import type { WheelItem } from '#contract/fields/config/prizes';
import type { Lootbox, WheelName } from '#contract/fields/wheel';
import { isHidden } from '#rules/gifts/configured';
import { withAmount } from '#rules/wheels/prize-title';
import { weightOf } from '#rules/wheels/draw';
import { inTransaction } from '#server/database/connection';
import { configsOf } from '#server/domains/config/configs';
import { setConfig } from '#server/domains/config/store';
import { ownServer } from '#tests/support/own-server';
import type { TestBrowser } from '#tests/support/platform';
import { signedIn } from '#tests/support/signed-in';
import { issueLootbox } from './issue';
import { expireLootboxes, issueSpins } from './jobs';
import { wheelRoutes } from './routes';

const server = ownServer([wheelRoutes]);
const { database, platform } = server;
const HOUR_MS = 3_600_000;

let nth = 0;

/** A box that a player has just got; its items come from the current configuration. */
async function box(player: number, wheel: WheelName = 'wheel-config', groups: readonly number[] = []): Promise<number> {
  nth += 1;
  const issue = { player, groups, wheel, origin: `test:${nth}`, now: platform.clock.now() };
  return (await inTransaction(database, (transaction) => issueLootbox(platform, transaction, issue)))!;
}

/** Sets a wheel's configuration, in effect immediately. */
async function say<Name extends WheelName>(name: Name, change: Partial<ConfigOf<Name>>): Promise<void> {
  const configs = configsOf(platform);
  await setConfig(database, name, { ...(await configs.get(name)), ...change });
  configs.forget();
}

const listed = async (browser: TestBrowser) => ((await browser.send(getLootboxes)).json as { data: Lootbox[] }).data;
const open = (browser: TestBrowser, id: number) => browser.send(openLootbox, { params: { id: String(id) } });
const giftsOf = (player: number) =>
  database.selectFrom('gifts').select(['source', 'type', 'stage', 'wager', 'max_win_cents']).where('player_id', '=', player).execute();
const eventsOf = async (player: number) =>
  (
    await database
      .selectFrom('player_events')
      .select('payload')
      .where('player_id', '=', player)
      .where('kind', '=', 'lootboxes_changes')
      .orderBy('seq')
      .execute()
  ).map(({ payload }) => payload);

describe('the default wheels', () => {
  it('give prizes that the page of gifts shows, so that they can be claimed [GIFT-003d]', async () => {
    const configs = configsOf(platform);
    const disabled = await configs.get('disabled-bonuses');
    for (const name of ['wheel-config', 'wheel-config-segments'] as const) {
      const { group_key } = await configs.get(name);
      expect([group_key, isHidden({ group_key, stage: 'issued' }, disabled)]).toEqual([group_key, false]);
    }
  });

  it('give 10 to 250 free spins at wager 30 and bonuses at wager 3, with weights such as 4000, 2000 and 5 [LOOT-004]', async () => {
    const configs = configsOf(platform);
    const tables = [...(await configs.get('wheel-config')).tables, ...(await configs.get('wheel-config-segments')).tables];
    const prizes = tables.flatMap(({ items }) => items.flatMap(({ bonuses }) => bonuses));
    expect(
      prizes
        .map(({ type, result_bonus }) => [type, result_bonus.wager])
        .filter(([type, wager]) => wager !== (type === 'freespins' ? 30 : 3)),
    ).toEqual([]);
    const counts = prizes.flatMap((prize) => (prize.type === 'freespins' ? [prize.attributes.freespins_count] : []));
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([10, 250]);
    expect(tables.flatMap(({ items }) => items.map(({ weight }) => weight))).toEqual(expect.arrayContaining([4000, 2000, 5]));
    expect((await configs.get('wheel-config')).tables.map(({ group }) => group)).toEqual([21, 1308, 1309, null]);
  });
});

describe('the loot boxes of a player', () => {
  it('list their possible prizes with weights, and no draw yet [LOOT-001, API-037]', async () => {
    const { browser, player } = await signedIn(server.app, database);
    const id = await box(player);
    const [only] = await listed(browser);
    expect(only).toMatchObject({ id, group_key: 'rocketmart-wheel', stage: 'issued', bonuses: [] });
    expect(only!.weight).toBe(weightOf(only!.items));
    expect(only!.items.filter(({ prize }) => prize)).toEqual([]);
    const prizes = only!.items.flatMap(({ bonuses }) => bonuses);
    expect(prizes.length).toBeGreaterThan(0);
    expect(prizes.filter(({ result_bonus }) => !('EUR' in result_bonus.max_win))).toEqual([]);
  });

  it('of an earlier day are removed from the list when they’re opened [LOOT-002b]', async () => {
    const { browser, player } = await signedIn(server.app, database);
    const [early, today] = [await box(player), await box(player)];
    const created = new Date(platform.clock.now().getTime() - 24 * HOUR_MS);
    await database.updateTable('lootboxes').set({ created_at: created }).where('id', '=', early).execute();
    expect(new Set((await listed(browser)).map(({ id }) => id))).toEqual(new Set([early, today]));
    expect((await open(browser, early)).status).toBe(200);
    await open(browser, today);
    expect((await listed(browser)).map(({ id, stage }) => [id, stage])).toEqual([[today, 'activated']]);
  });

  it('are removed from the list when they expire or, once opened, on the day after their creation [LOOT-002a, LOOT-002b]', async () => {
    const { browser, player } = await signedIn(server.app, database);
    const [first, second] = [await box(player), await box(player)];
    await open(browser, first);
    expect((await listed(browser)).map(({ id, stage }) => [id, stage])).toEqual([
      [second, 'issued'],
      [first, 'activated'],
    ]);
    platform.clock.pass(24 * HOUR_MS);
    expect((await listed(browser)).map(({ id }) => id)).toEqual([second]);
    platform.clock.pass(48 * HOUR_MS);
    expect(await listed(browser)).toEqual([]);
    expect((await open(browser, second)).code).toBe('lootbox_expired');
    await expireLootboxes(platform);
    const row = await database.selectFrom('lootboxes').select('stage').where('id', '=', second).executeTakeFirstOrThrow();
    expect(row.stage).toBe('expired');
    expect(await eventsOf(player)).toContainEqual({ id: String(second), stage: 'expired' });
  });

  it('use the table of the player’s group [LOOT-003a]', async () => {
    const { browser, player } = await signedIn(server.app, database);
    for (const group of [21, 1308, 1309, 7]) await box(player, 'wheel-config', [group]);
    const first = (await listed(browser)).map(({ items }) => items[0]!.id);
    expect(first).toEqual(['spins-10', 'spins-25', 'spins-20', 'spins-10']);
    expect(new Set((await listed(browser)).map(({ weight }) => weight)).size).toBeGreaterThan(2);
  });
});

describe('opening a box', () => {
  it('draws once and issues the prize as a gift, for repeats with any key [LOOT-003b, API-038]', async () => {
    const { browser, player } = await signedIn(server.app, database);
    const id = await box(player);
    const first = (await open(browser, id)).json as Lootbox;
    expect(first).toMatchObject({ id, stage: 'activated' });
    expect(first.items.filter(({ prize }) => prize).flatMap(({ bonuses }) => bonuses)).toEqual(first.bonuses);
    expect((await open(browser, id)).json).toEqual(first);
    const { type, title, attributes, result_bonus } = first.bonuses[0]!;
    const won = withAmount(title, 'bonus_amount' in attributes ? attributes.bonus_amount : null, 'EUR').en;
    expect(await giftsOf(player)).toEqual([
      { source: `lootbox:${id}:0`, type, stage: 'issued', wager: result_bonus.wager, max_win_cents: result_bonus.max_win.EUR },
    ]);
    expect(await eventsOf(player)).toEqual([
      { id: String(id), stage: 'issued' },
      { id: String(id), stage: 'activated' },
    ]);
    const received = await database.selectFrom('notifications').select(['category', 'title']).where('player_id', '=', player).execute();
    expect(received).toEqual([{ category: 'bonuses', title: `You won: ${won}` }]);
  });

  it('by fifty concurrent requests draws one prize and issues it once [LOOT-003b]', async () => {
    const { browser, player } = await signedIn(server.app, database);
    const id = await box(player);
    const responses = await Promise.all(Array.from({ length: 50 }, () => open(browser, id)));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(new Set(responses.map(({ json }) => JSON.stringify((json as Lootbox).bonuses))).size).toBe(1);
    expect(await giftsOf(player)).toHaveLength(1);
  });

  it('of another player, or an unknown one, is refused as not found', async () => {
    const { browser } = await signedIn(server.app, database);
    const { player: other } = await signedIn(server.app, database);
    const id = await box(other);
    expect([(await open(browser, id)).code, (await open(browser, 999_999)).code]).toEqual(['lootbox_not_found', 'lootbox_not_found']);
    expect(await giftsOf(other)).toEqual([]);
  });

  it('is refused while the player is on a break', async () => {
    const { browser, player } = await signedIn(server.app, database);
    const id = await box(player);
    await database
      .insertInto('user_limits')
      .values({ player_id: player, type: 'coolingoff', period: 'day', active_until: new Date(Date.now() + HOUR_MS) })
      .execute();
    expect((await open(browser, id)).code).toBe('player_excluded');
    await database.deleteFrom('user_limits').where('player_id', '=', player).execute();
    expect((await open(browser, id)).status).toBe(200);
  });
});

describe('operators’ wheel settings', () => {
  it('wheel-config applies to the next box; an existing box keeps its shown prizes [CONF-002, LOOT-003a]', async () => {
    const { browser, player } = await signedIn(server.app, database);
    const before = await box(player);
    const { tables } = await configsOf(platform).get('wheel-config');
    const nothing: WheelItem = { id: 'nothing', weight: 1, tone: 'rail', bonuses: [] };
    await say('wheel-config', { tables: [{ group: null, items: [nothing, { ...nothing, id: 'nothing-2' }] }], valid_hours: 1 });
    const after = await box(player);
    const [newer, older] = await listed(browser);
    expect([newer!.id, newer!.items.map(({ id }) => id), older!.id, older!.items.length > 2]).toEqual([
      after,
      ['nothing', 'nothing-2'],
      before,
      true,
    ]);
    expect(Date.parse(newer!.valid_until) - Date.parse(newer!.created_at)).toBe(HOUR_MS);
    expect((await open(browser, after)).json).toMatchObject({ stage: 'activated', bonuses: [] });
    expect(await giftsOf(player)).toEqual([]);
    expect(await database.selectFrom('notifications').select('id').where('player_id', '=', player).execute()).toEqual([]);
    await say('wheel-config', { tables, valid_hours: 72 });
  });

  it('wheel-config-segments sets the daily spins of active players; a repeat issues no more [CONF-002, LOOT-003a]', async () => {
    const { browser, player } = await signedIn(server.app, database);
    const seen = () =>
      database.updateTable('sessions').set({ last_seen_at: platform.clock.now() }).where('player_id', '=', player).execute();
    await say('wheel-config-segments', { spins_a_day: 2 });
    await seen();
    // Players who weren't active within a day, or have signed out, get none.
    const [away, out] = [await signedIn(server.app, database), await signedIn(server.app, database)];
    const earlier = new Date(platform.clock.now().getTime() - 25 * HOUR_MS);
    await database.updateTable('sessions').set({ last_seen_at: earlier }).where('player_id', '=', away.player).execute();
    await database
      .updateTable('sessions')
      .set({ last_seen_at: platform.clock.now(), revoked_at: earlier })
      .where('player_id', '=', out.player)
      .execute();
    await issueSpins(platform);
    await issueSpins(platform);
    const absent = await database.selectFrom('lootboxes').select('id').where('player_id', 'in', [away.player, out.player]).execute();
    expect(absent).toEqual([]);
    expect((await listed(browser)).map(({ group_key }) => group_key)).toEqual(['segments-wheel', 'segments-wheel']);
    await say('wheel-config-segments', { is_enabled: false });
    platform.clock.pass(24 * HOUR_MS);
    await seen();
    await issueSpins(platform);
    expect(await listed(browser)).toEqual([]);
    await say('wheel-config-segments', { is_enabled: true, spins_a_day: 1 });
    await issueSpins(platform);
    expect(await listed(browser)).toHaveLength(1);
  });
});
