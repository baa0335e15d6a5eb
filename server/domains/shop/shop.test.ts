import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchangeForMoney, exchangeForReward, getMoneyRates, getRates } from '#contract/calls/shop';
import { getCompPoints } from '#contract/calls/vip';
import type { ShopCard } from '#contract/fields/shop';
import { groups } from '#rules/account/groups';
import { inTransaction } from '#server/database/connection';
import { balanceOf, reconcile } from '#server/database/ledger';
import { configsOf } from '#server/domains/config/configs';
import { setConfig } from '#server/domains/config/store';
import { vipRoutes } from '#server/domains/vip/routes';
import { eventsOf } from '#tests/support/cashbox';
import { ownServer } from '#tests/support/own-server';
import { signedIn, signIn } from '#tests/support/signed-in';
import { seedCampaigns } from '../campaigns/seed';
import { presentGift } from '../gifts/present';
import { readGift } from '../gifts/store';
import { seedPoints, seedSale } from './seed';
import { shopRoutes } from './routes';

const server = ownServer([shopRoutes, vipRoutes]);
const { database, platform } = server;

beforeAll(() =>
  inTransaction(database, async (transaction) => {
    await seedSale(transaction, platform.clock.now());
    await seedCampaigns(transaction, { isDemo: false, now: platform.clock.now() });
  }),
);
afterAll(async () => {
  expect(await reconcile(database, true)).toEqual([]);
});

/** A player with coins, in a browser. */
async function withCoins(points: number, currency = 'EUR') {
  const { browser, player } = await signedIn(server.app, database, { currency });
  await inTransaction(database, (transaction) => seedPoints(transaction, player, points));
  return { browser, player };
}

const coinsOf = async (browser: Awaited<ReturnType<typeof withCoins>>['browser']) =>
  ((await browser.send(getCompPoints)).json as { chargeable: { points: number } }).chargeable.points;
const money = (points: number, group = 'money-5') => [exchangeForMoney, { body: { points, group } }] as const;
const spins = (points: number, group = 'spins-20') =>
  [exchangeForReward, { params: { type: 'freespins' }, body: { points, group } }] as const;

describe('the cards', () => {
  it('of money have a rate per currency, of free spins a price and a game; sale cards show their regular price [SHOP-002a]', async () => {
    const { browser } = await withCoins(0);
    const cards = (await browser.send(getMoneyRates)).json as { data: ShopCard[]; sale: { ends: string } };
    expect(cards.data[0]).toMatchObject({ type: 'money', group: 'money-5', rate: null, wager: 0, labels: ['POPULAR'], is_discount: false });
    expect(cards.data[0]!.rates.slice(0, 2)).toEqual([
      { currency: 'EUR', amount_cents: 500, points: 500 },
      { currency: 'USD', amount_cents: 600, points: 500 },
    ]);
    const onSale = cards.data.filter(({ is_discount }) => is_discount);
    expect(onSale.length).toBeGreaterThan(0);
    expect(onSale.filter(({ full_points, rates }) => full_points! <= rates[0]!.points)).toEqual([]);
    const free = (await browser.send(getRates, { params: { type: 'freespins' } })).json as { data: ShopCard[] };
    expect(free.data[0]).toMatchObject({
      type: 'freespins',
      group: 'spins-20',
      rates: [],
      rate: { points: 200, freespins_count: 20, lottery_ids: [] },
      wager: 30,
    });
    expect(free.data[0]!.games[0]).toMatch(/^[a-z0-9-]+:[a-z0-9-]+$/);
    expect(cards.sale.ends).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
  });

  it('of the sale disappear, and can’t be bought, once it’s over', async () => {
    await database
      .updateTable('settings')
      .set({ value: JSON.stringify('01/01/2026') })
      .where('key', '=', 'shop_sale_ends')
      .execute();
    const { browser } = await withCoins(5000);
    const { data, sale } = (await browser.send(getMoneyRates)).json as { data: ShopCard[]; sale: unknown };
    expect([data.some(({ is_discount }) => is_discount), sale, (await browser.send(...money(800, 'sale-money-10'))).code]).toEqual([
      false,
      null,
      'reward_not_found',
    ]);
    await sql`update settings set value = to_jsonb('31/12/2999'::text) where key = 'shop_sale_ends'`.execute(database);
    expect((await browser.send(...money(800, 'sale-money-10'))).status).toBe(200);
  });
});

/** The days until a gift's expiry. */
const daysTo = <Column extends 'activatable_until' | 'valid_until'>(column: Column) =>
  sql<number>`round(extract(epoch from ${sql.ref(column)} - now()) / 86400)::int`.as(`${column}_days` as const);

describe('an exchange', () => {
  it('buys at most as many as the coins pay for [SHOP-004a]', async () => {
    const { browser, player } = await withCoins(75_250);
    expect((await browser.send(...money(75_500))).code).toBe('not_enough_points');
    expect((await browser.send(...money(75_000))).json).toMatchObject({ points: 250 });
    expect((await balanceOf(database, player, 'EUR')).amount_cents).toBe(75_000);
    const { browser: other, player: spinner } = await withCoins(30_000);
    expect((await other.send(...spins(30_000))).status).toBe(200);
    expect(await database.selectFrom('gifts').select('freespins_total').where('player_id', '=', spinner).execute()).toEqual([
      { freespins_total: 3_000 },
    ]);
  });

  it('has its rate in each currency [SHOP-001a]', async () => {
    const { browser } = await withCoins(0);
    const { rates } = (await browser.send(getCompPoints)).json as { rates: { currency: string; points: number }[] };
    const of = (currency: string) => rates.find((rate) => rate.currency === currency)?.points;
    const { data } = (await browser.send(getMoneyRates)).json as { data: ShopCard[] };
    const spark = data.find(({ group }) => group === 'money-5')!.rates;
    expect(rates.length).toBe(spark.length);
    expect([of('EUR'), of('USD')]).toEqual([100, 83.3333]);
    expect(new Set(rates.map(({ points }) => points)).size).toBeGreaterThan(5);
  });

  it('takes coins and credits money through the ledger, and sends both changes [SHOP-006a, SHOP-010a]', async () => {
    const { browser, player } = await withCoins(1600);
    const { json } = await browser.send(...money(1000));
    expect(json).toMatchObject({ points: 600, gift_id: null });
    expect([await coinsOf(browser), (await balanceOf(database, player, 'EUR')).available_to_cashout_cents]).toEqual([600, 1000]);
    expect((await eventsOf(database, player, 'comps_award')).at(-1)).toEqual({ chargeable_points: 600, persistent_points: 0 });
    expect((await eventsOf(database, player, 'balance')).at(-1)).toMatchObject({ amount_cents: 1000 });
  });

  it('is in the player’s currency, otherwise in the default one [SHOP-001b, SHOP-003a, SHOP-003b]', async () => {
    const { browser, player } = await withCoins(1000, 'NOK');
    await browser.send(...money(500));
    const { browser: other, player: inPounds } = await withCoins(1000, 'GBP');
    await other.send(...money(500));
    expect([(await balanceOf(database, player, 'NOK')).amount_cents, (await balanceOf(database, inPounds, 'EUR')).amount_cents]).toEqual([
      6000, 500,
    ]);
  });

  it('issues free spins, and bonus money with wagering, as gifts [SHOP-006a]', async () => {
    const { browser, player } = await withCoins(5000);
    const { json } = await browser.send(...spins(400));
    const bonus = (await browser.send(...money(2500, 'bonus-50'))).json as { gift_id: string };
    const gifts = await database
      .selectFrom('gifts')
      .select(['id', 'type', 'freespins_total', 'amount_cents', 'wager', 'stage', daysTo('activatable_until'), daysTo('valid_until')])
      .where('player_id', '=', player)
      .orderBy('created_at')
      .execute();
    const days = { activatable_until_days: 30, valid_until_days: 60 };
    expect(gifts).toEqual([
      {
        id: (json as { gift_id: string }).gift_id,
        type: 'freespins',
        freespins_total: 40,
        amount_cents: 0,
        wager: 30,
        stage: 'issued',
        ...days,
      },
      { id: bonus.gift_id, type: 'bonus', freespins_total: 0, amount_cents: 5000, wager: 20, stage: 'issued', ...days },
    ]);
  });

  it('issues a bonus with its maximum bet and what bets count, known before it’s claimed', async () => {
    const { browser, player } = await withCoins(5000);
    const { gift_id: id } = (await browser.send(...money(2500, 'bonus-50'))).json as { gift_id: string };
    const terms = { max_stake_cents: 500, weights: { slots: 100, roulette: 10, instant: 25, cards: 5 } };
    expect(presentGift((await readGift(database, player, id))!, 'en', new Date())).toMatchObject({ stage: 'issued', ...terms });
  });

  it('issues as many loot boxes as the coins buy, with one notification [SHOP-006a, LOOT-001]', async () => {
    const { browser, player } = await withCoins(700);
    const { data } = (await browser.send(getRates, { params: { type: 'lootboxes' } })).json as { data: ShopCard[] };
    expect(data).toMatchObject([{ type: 'lootboxes', group: 'lootbox', rate: { points: 200 } }]);
    const buy = (points: number) => browser.send(exchangeForReward, { params: { type: 'lootboxes' }, body: { points, group: 'lootbox' } });
    expect((await buy(600)).json).toMatchObject({ points: 100, gift_id: null });
    expect([(await buy(200)).code, (await buy(150)).code]).toEqual(['not_enough_points', 'reward_price_changed']);
    const boxes = await database.selectFrom('lootboxes').select(['group_key', 'stage']).where('player_id', '=', player).execute();
    expect(boxes).toEqual(Array.from({ length: 3 }, () => ({ group_key: 'rocketmart-wheel', stage: 'issued' })));
    expect(await eventsOf(database, player, 'personal_notifications')).toMatchObject([
      { category: 'bonuses', title: 'You’ve got 3 loot boxes', content: { button: { path: '/rocketmart-wheel' } } },
    ]);
  });

  it('sells no loot boxes while their wheel is off [CONF-002]', async () => {
    const configs = configsOf(platform);
    const wheel = await configs.get('wheel-config');
    await setConfig(database, 'wheel-config', { ...wheel, is_enabled: false });
    configs.forget();
    const { browser } = await withCoins(700);
    expect((await browser.send(getRates, { params: { type: 'lootboxes' } })).json).toMatchObject({ data: [] });
    expect((await browser.send(exchangeForReward, { params: { type: 'lootboxes' }, body: { points: 200, group: 'lootbox' } })).code).toBe(
      'reward_not_found',
    );
    await setConfig(database, 'wheel-config', wheel);
    configs.forget();
  });

  it('issues numbered tickets of a running lottery [SHOP-006b, LOTT-002b]', async () => {
    const now = platform.clock.now().getTime();
    const { id } = await database
      .insertInto('lotteries')
      .values({
        identifier: 'shop-draw',
        title: 'Shop draw',
        ticket_points: 50,
        ticket_bets_cents: null,
        prizes_cents: [1000],
        start_at: new Date(now - 1000),
        end_at: new Date(now + 60_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const soon = { identifier: 'soon-draw', title: 'Soon draw', ticket_points: 70, prizes_cents: [1000], start_at: new Date(now - 1000) };
    await database
      .insertInto('lotteries')
      .values({ ...soon, end_at: new Date(now + 30_000) })
      .execute();
    const { browser, player } = await withCoins(120);
    const { data } = (await browser.send(getRates, { params: { type: 'lotteries' } })).json as { data: ShopCard[] };
    // The one that ends next comes first.
    expect(data.filter(({ title }) => title === 'Shop draw' || title === 'Soon draw')).toMatchObject([
      { title: 'Soon draw', rate: { points: 70 } },
      { type: 'lotteries', group: `lottery-${id}`, title: 'Shop draw', rate: { points: 50, lottery_ids: [id] } },
    ]);
    const buy = (tickets_count: number, group = `lottery-${id}`) =>
      browser.send(exchangeForReward, { params: { type: 'lotteries' }, body: { tickets_count, lottery_id: id, group } });
    expect((await buy(2)).json).toMatchObject({ points: 20, gift_id: null });
    expect([(await buy(1)).code, (await buy(1, 'lottery-x')).code]).toEqual(['not_enough_points', 'reward_not_found']);
    expect(await database.selectFrom('lottery_tickets').select(['first', 'last', 'source']).where('lottery_id', '=', id).execute()).toEqual(
      [{ first: 1, last: 2, source: 'bought' }],
    );
    await database.insertInto('player_groups').values({ player_id: player, group_id: groups.multiAccount }).execute();
    expect((await buy(1)).code).toBe('multi_account_player');
  });

  it('is refused without taking coins if there are too few, the price has changed, or the reward is unknown', async () => {
    const { browser } = await withCoins(700);
    const codes = [];
    for (const wish of [money(1000), money(499), money(500, 'no-such'), spins(200, 'money-5'), spins(201)])
      codes.push((await browser.send(wish[0], wish[1])).code);
    expect([...codes, await coinsOf(browser)]).toEqual([
      'not_enough_points',
      'reward_price_changed',
      'reward_not_found',
      'reward_not_found',
      'reward_price_changed',
      700,
    ]);
  });

  it('is refused for a closed card and for one of another kind', async () => {
    const { browser } = await withCoins(5000);
    const closed = (is_open: boolean) =>
      database.updateTable('shop_cards').set({ is_open }).where('group_key', 'in', ['money-5', 'spins-20']).execute();
    await closed(false);
    const shown = ((await browser.send(getMoneyRates)).json as { data: ShopCard[] }).data;
    expect(shown.map(({ group }) => group)).not.toContain('money-5');
    expect([(await browser.send(...money(500))).code, (await browser.send(...spins(200))).code]).toEqual([
      'reward_not_found',
      'reward_not_found',
    ]);
    await closed(true);
    expect((await browser.send(...spins(200, 'lootbox'))).code).toBe('reward_not_found');
    expect(await coinsOf(browser)).toBe(5000);
  });

  it('of two bonuses issues one with the sum, and notifies the player of it', async () => {
    const { browser, player } = await withCoins(5000);
    expect((await browser.send(...money(5000, 'bonus-50'))).status).toBe(200);
    expect(await database.selectFrom('gifts').select(['amount_cents', 'wager']).where('player_id', '=', player).execute()).toEqual([
      { amount_cents: 10_000, wager: 20 },
    ]);
    expect(await eventsOf(database, player, 'personal_notifications')).toHaveLength(1);
  });

  it('is refused to a second account, to one without bonuses, and on a break', async () => {
    const many = await withCoins(700);
    await database.insertInto('player_groups').values({ player_id: many.player, group_id: 100 }).execute();
    const without = await withCoins(700);
    await database.updateTable('players').set({ can_issue_bonuses: false }).where('id', '=', without.player).execute();
    const resting = await withCoins(700);
    await sql`insert into user_limits (player_id, type, period) values (${resting.player}, 'selfexclusion', 'forever')`.execute(database);
    const codes = await Promise.all([many, without, resting].map(async ({ browser }) => (await browser.send(...money(500))).code));
    expect(codes).toEqual(['multi_account_player', 'bonuses_disabled', 'player_excluded']);
  });

  it('never overspends with concurrent requests of two devices', async () => {
    const { browser, player } = await withCoins(1200);
    const second = await signIn(server.app, database, player);
    const responses = await Promise.all(Array.from({ length: 30 }, (_, at) => (at % 2 ? browser : second).send(...money(500))));
    expect([
      responses.filter(({ status }) => status === 200).length,
      await coinsOf(browser),
      (await balanceOf(database, player, 'EUR')).amount_cents,
    ]).toEqual([2, 200, 1000]);
  });
});
