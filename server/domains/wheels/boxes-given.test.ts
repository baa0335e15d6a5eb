import { describe, expect, it } from 'vitest';
import { getLootboxes } from '#contract/calls/wheels';
import type { Lootbox } from '#contract/fields/wheel';
import { inTransaction } from '#server/database/connection';
import type { Prize } from '#contract/fields/config/prizes';
import { configsOf } from '#server/domains/config/configs';
import { setConfig } from '#server/domains/config/store';
import { readHistory } from '#server/domains/notifications/store';
import { eventsOf } from '#tests/support/cashbox';
import { newPlayer } from '#tests/support/ledger';
import { ownServer } from '#tests/support/own-server';
import { signedIn } from '#tests/support/signed-in';
import { giveLootboxes } from './give-boxes';
import { issueLootbox } from './issue';
import { grantPrize } from './grant-prize';
import { expireLootboxes, spinOf } from './jobs';
import { openBox } from './open';
import { wheelRoutes } from './routes';

const server = ownServer([wheelRoutes]);
const { database, platform } = server;
const HOUR_MS = 3_600_000;

const give = (player: number, count: number, origin = 'level:2') =>
  inTransaction(database, (transaction) => giveLootboxes(platform, transaction, { player, origin, count, now: platform.clock.now() }));
const boxes = (player: number) =>
  database.selectFrom('lootboxes').select(['id', 'origin', 'stage']).where('player_id', '=', player).orderBy('id').execute();
const history = async (player: number) => (await readHistory(database, player, platform.clock.now())).notifications;

describe('awarded loot boxes', () => {
  it('are the given number, with an event each and one notification', async () => {
    const player = await newPlayer(database);
    expect(await give(player, 3)).toBe(3);
    const given = await boxes(player);
    expect(given.map(({ origin, stage }) => [origin, stage])).toEqual([1, 2, 3].map((nth) => [`level:2:${nth}`, 'issued']));
    expect(await eventsOf(database, player, 'lootboxes_changes')).toEqual(given.map(({ id }) => ({ id: String(id), stage: 'issued' })));
    expect(await history(player)).toMatchObject([
      {
        type: 'bonuses_changes',
        category: 'bonuses',
        title: 'You’ve got 3 loot boxes',
        content: { icon: 'gift', button: { path: '/rocketmart-wheel' } },
      },
    ]);
  });

  it('are issued once for their origin, without a notification if there are none', async () => {
    const player = await newPlayer(database);
    await give(player, 1);
    expect(await give(player, 1)).toBe(0);
    expect(await history(player)).toHaveLength(1);
    expect(await give(player, 2)).toBe(1);
    expect((await history(player)).map(({ title }) => title).toSorted()).toEqual(['You’ve got a loot box', 'You’ve got a loot box']);
    expect(await boxes(player)).toHaveLength(2);
    expect(await give(player, 0, 'level:3')).toBe(0);
  });

  it('aren’t issued to a player whose groups have no table', async () => {
    const player = await newPlayer(database);
    const configs = configsOf(platform);
    const { tables, ...rest } = await configs.get('wheel-config');
    await setConfig(database, 'wheel-config', { ...rest, tables: tables.filter(({ group }) => group !== null) });
    configs.forget();
    expect([await give(player, 2), await boxes(player), await history(player)]).toEqual([0, [], []]);
    await setConfig(database, 'wheel-config', { ...rest, tables });
    configs.forget();
  });
});

describe('a spin of the day', () => {
  it('can be used until the end of the day in UTC', async () => {
    const { browser, player } = await signedIn(server.app, database);
    const now = new Date('2026-03-01T23:59:59.999Z');
    const issue = { player, groups: [], wheel: 'wheel-config-segments', origin: spinOf(now, 2), now } as const;
    await inTransaction(database, (transaction) => issueLootbox(platform, transaction, issue));
    const [row] = await database.selectFrom('lootboxes').select(['origin', 'valid_until']).where('player_id', '=', player).execute();
    expect(row).toEqual({ origin: 'segments:2026-03-01:2', valid_until: new Date('2026-03-02T00:00:00.000Z') });
    expect(((await browser.send(getLootboxes)).json as { data: Lootbox[] }).data).toEqual([]);
  });
});

describe('a prize that was drawn', () => {
  it('is in the history with the days in which it can be claimed', async () => {
    const player = await newPlayer(database);
    await give(player, 1);
    const [box] = await boxes(player);
    const { clock, dice } = platform;
    await inTransaction(database, (transaction) => openBox(transaction, { id: box!.id, player, dice, now: clock.now() }));
    const won = (await history(player)).find(({ title }) => title.startsWith('You won: '));
    expect(won).toMatchObject({
      type: 'bonuses_changes',
      text: 'Claim it in your gifts within 7 days.',
      content: { icon: 'gift', button: { title: 'View gifts', path: '/profile/gifts' } },
    });
    const gifts = await database.selectFrom('gifts').select(['group_key', 'source']).where('player_id', '=', player).execute();
    expect(gifts).toEqual([{ group_key: 'rocketmart-wheel', source: `lootbox:${box!.id}:0` }]);
  });
});

describe('a prize', () => {
  it('of money or free spins keeps its wager and its highest win in the player’s currency', async () => {
    const player = await newPlayer(database);
    const result_bonus = { wager: 3, max_win: { EUR: 5_000, USD: 6_000 } };
    const prizes = [
      { type: 'bonus', title: { en: 'Money' }, attributes: { bonus_amount: { EUR: 500, USD: 600 } }, result_bonus },
      { type: 'freespins', title: { en: 'Spins' }, attributes: { freespins_count: 10, game: 'orbit-house:x' }, result_bonus },
    ] as unknown as Prize[];
    await inTransaction(database, (transaction) => grantPrize(transaction, { player, source: 'test', groupKey: 'test', prizes, days: 7 }));
    const gifts = database.selectFrom('gifts').select(['type', 'amount_cents', 'wager', 'max_win_cents']).where('player_id', '=', player);
    expect(await gifts.orderBy('type').execute()).toEqual([
      { type: 'bonus', amount_cents: 500, wager: 3, max_win_cents: 5_000 },
      { type: 'freespins', amount_cents: 0, wager: 3, max_win_cents: 5_000 },
    ]);
  });
});

describe('the expiry of boxes', () => {
  it('expires all due boxes, and doesn’t change waiting and opened ones', async () => {
    const player = await newPlayer(database);
    await give(player, 2, 'opened');
    const [opened] = await boxes(player);
    const { clock, dice } = platform;
    await inTransaction(database, (transaction) => openBox(transaction, { id: opened!.id, player, dice, now: clock.now() }));
    const { valid_hours } = await configsOf(platform).get('wheel-config');
    await give(player, 200, 'due');
    await database
      .updateTable('lootboxes')
      .set({ valid_until: clock.now() })
      .where('player_id', '=', player)
      .where((where) => where.or([where('origin', 'like', 'due:%'), where('id', '=', opened!.id)]))
      .execute();
    await expireLootboxes(platform);
    const stages = (await boxes(player)).map(({ stage }) => stage);
    const count = (wanted: string) => stages.filter((stage) => stage === wanted).length;
    expect([count('activated'), count('expired'), count('issued')]).toEqual([1, 200, 1]);
    clock.pass(valid_hours * HOUR_MS);
    await expireLootboxes(platform);
    expect((await boxes(player)).filter(({ stage }) => stage === 'issued')).toEqual([]);
    const expired = (await eventsOf(database, player, 'lootboxes_changes')).filter(
      (event) => (event as { stage: string }).stage === 'expired',
    );
    expect(expired).toHaveLength(201);
  });
});
