import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import * as call from '#contract/calls/gifts';
import type { Gift } from '#contract/fields/gift';
import { groups } from '#rules/account/groups';
import { inTransaction } from '#server/database/connection';
import { balanceOf, creditDeposit, reconcile } from '#server/database/ledger';
import { ownServer } from '#tests/support/own-server';
import { signedIn } from '#tests/support/signed-in';
import { giveGift, issueGift, type NewGift } from './give';
import { setConfig } from '../config/store';
import { onDeposit, onRegistration } from './offers';
import { demoSlots } from './seed';
import { giftRoutes } from './routes';

const slot = demoSlots()[0]!;
const server = ownServer([giftRoutes]);
const { database, platform } = server;

afterAll(async () => {
  expect(await reconcile(database, true)).toEqual([]);
});

const money: Omit<NewGift, 'source'> = { type: 'bonus', kind: 'cash', group_key: 'test', currency: 'EUR', amount_cents: 1000, wager: 3 };
const issue = async (player: number) =>
  (await inTransaction(database, (transaction) => issueGift(transaction, player, { ...money, source: randomUUID() })))!;
const excluded = (player: number) =>
  sql`insert into user_limits (player_id, type, period) values (${player}, 'coolingoff', 'week')`.execute(database);

describe('codes', () => {
  const add = (code: string, change: { quota?: number; valid_until?: Date; kind?: 'betting' } = {}) =>
    database
      .insertInto('promo_codes')
      .values({
        code,
        kind: 'coupon',
        title: JSON.stringify({ en: code }),
        gift: JSON.stringify({ type: 'bonus', kind: 'cash', amount_cents: 500, wager: 2 }),
        url: '/sport',
        quota: null,
        valid_until: null,
        ...change,
      })
      .execute();
  const use = async (browser: Awaited<ReturnType<typeof signedIn>>['browser'], code: string) =>
    (await browser.send(call.useCoupon, { body: { coupon_code: code } })).json as { status: string; gift: Gift | null };

  it('a coupon issues its gift once per player, and reports the result [GIFT-004b]', async () => {
    await Promise.all([add('GIVES'), add('OLD-ONE', { valid_until: new Date(0) }), add('FOR-TWO', { quota: 2 })]);
    const { browser } = await signedIn(server.app, database);
    const first = await use(browser, ' gives ');
    expect([first.status, first.gift]).toMatchObject(['applied', { title: 'GIVES', amount_cents: 500, stage: 'issued' }]);
    expect([(await use(browser, 'GIVES')).status, (await use(browser, 'NO-SUCH')).status, (await use(browser, 'OLD-ONE')).status]).toEqual([
      'already_used',
      'not_found',
      'expired',
    ]);
    const crowd = await Promise.all(Array.from({ length: 8 }, () => signedIn(server.app, database)));
    const statuses = await Promise.all(crowd.map(async (one) => (await use(one.browser, 'FOR-TWO')).status));
    expect(statuses.toSorted()).toEqual(['applied', 'applied', ...Array.from({ length: 6 }, () => 'used_up')]);
  });

  it('a coupon is refused to a player with a second account, without using it up', async () => {
    await add('SECOND', { quota: 1 });
    const { browser, player } = await signedIn(server.app, database);
    await database.insertInto('player_groups').values({ player_id: player, group_id: groups.multiAccount }).execute();
    expect((await browser.send(call.useCoupon, { body: { coupon_code: 'SECOND' } })).code).toBe('multi_account_player');
    const other = await signedIn(server.app, database);
    expect((await other.browser.send(call.useCoupon, { body: { coupon_code: 'SECOND' } })).json).toMatchObject({ status: 'applied' });
  });

  it('a coupon gives one gift under fifty concurrent requests of a player [GIFT-004b]', async () => {
    await add('IN-A-CROWD', { quota: 5 });
    const { browser, player } = await signedIn(server.app, database);
    const statuses = await Promise.all(Array.from({ length: 50 }, async () => (await use(browser, 'IN-A-CROWD')).status));
    expect(statuses.toSorted()).toEqual([...Array.from({ length: 49 }, () => 'already_used'), 'applied']);
    expect(await database.selectFrom('gifts').select('id').where('player_id', '=', player).execute()).toHaveLength(1);
  });

  it('a betting code returns the sportsbook’s coupon while it’s valid, otherwise nothing [GIFT-004a]', async () => {
    await Promise.all([add('KICKOFF', { kind: 'betting' }), add('FULL-TIME', { kind: 'betting', valid_until: platform.clock.now() })]);
    const { browser, player } = await signedIn(server.app, database);
    const open = async (code: string) => (await browser.send(call.usePromoCode, { body: { code } })).json;
    expect([await open('KICKOFF'), await open('NO-SUCH'), await open('FULL-TIME')]).toEqual([
      { data: { code: 'KICKOFF', title: 'KICKOFF', url: '/sport', valid_until: null } },
      { data: null },
      { data: null },
    ]);
    await database.updateTable('players').set({ status: 'locked' }).where('id', '=', player).execute();
    expect((await browser.send(call.usePromoCode, { body: { code: 'KICKOFF' } })).code).toBe('account_locked');
  });

  it('a deposit’s code issues its bonus with the next large enough deposit, once, and not to a second account [GIFT-005b, CASH-015a]', async () => {
    await database
      .insertInto('bonus_offers')
      .values({
        key: 'half',
        kind: 'deposit',
        title: JSON.stringify({ en: 'Half' }),
        code: 'HALF',
        percent: 50,
        max_eur_cents: 4000,
        min_eur_cents: 2000,
        game: null,
        wager: 10,
        tier: null,
      })
      .execute();
    const { browser, player } = await signedIn(server.app, database);
    const offers = async () => ((await browser.send(call.getDepositOffers)).json as { data: { key: string }[] }).data.map(({ key }) => key);
    const codeOf = async () =>
      (await database.selectFrom('players').select('deposit_bonus_code').where('id', '=', player).executeTakeFirstOrThrow())
        .deposit_bonus_code;
    const deposit = async (amount: number, who = player) => {
      await creditDeposit(database, { reference: randomUUID(), player: who, currency: 'EUR', amount });
      await inTransaction(database, (transaction) =>
        onDeposit(transaction, { player_id: who, currency: 'EUR', amount_cents: amount }, platform.clock.now()),
      );
    };
    expect(await offers()).toEqual(['half']);
    await database.insertInto('player_groups').values({ player_id: player, group_id: groups.multiAccount }).execute();
    expect(await offers()).toEqual([]);
    await database.deleteFrom('player_groups').where('player_id', '=', player).where('group_id', '=', groups.multiAccount).execute();
    expect((await browser.send(call.setBonusCode, { body: { deposit_bonus_code: 'NO-SUCH' } })).json).toEqual({
      deposit_bonus_code: 'NO-SUCH',
      offer: null,
    });
    expect((await browser.send(call.clearBonusCode)).json).toEqual({ deposit_bonus_code: null });
    expect((await browser.send(call.setBonusCode, { body: { deposit_bonus_code: 'half' } })).json).toMatchObject({
      deposit_bonus_code: 'HALF',
      offer: { percent: 50, max_cents: 4000 },
    });
    await deposit(1999);
    expect([await codeOf(), (await balanceOf(database, player, 'EUR')).bonus_cents]).toEqual(['HALF', 0]);
    await deposit(10_000);
    expect([await codeOf(), (await balanceOf(database, player, 'EUR')).bonus_cents, await offers()]).toEqual([null, 4000, []]);
    const exact = await signedIn(server.app, database);
    await exact.browser.send(call.setBonusCode, { body: { deposit_bonus_code: 'HALF' } });
    await deposit(2000, exact.player);
    expect((await balanceOf(database, exact.player, 'EUR')).bonus_cents).toBe(1000);
  });

  it('bonuses aren’t issued if they’re disabled [GIFT-005a]', async () => {
    const { browser, player } = await signedIn(server.app, database);
    expect((await browser.send(call.updateBonusSettings, { body: { settings: { can_issue: false } } })).json).toEqual({ can_issue: false });
    expect((await browser.send(call.useCoupon, { body: { coupon_code: 'GIVES' } })).code).toBe('bonuses_disabled');
    expect((await browser.send(call.getDepositOffers)).json).toEqual({ data: [] });
    expect(
      await inTransaction(database, (transaction) => giveGift(transaction, player, { ...money, source: 'x' }, platform.clock.now())),
    ).toBeNull();
  });

  it('a player on a break gets nothing and activates nothing', async () => {
    const { browser, player } = await signedIn(server.app, database);
    const id = await issue(player);
    await excluded(player);
    const codes = [
      (await browser.send(call.activateBonus, { params: { id } })).code,
      (await browser.send(call.useCoupon, { body: { coupon_code: 'GIVES' } })).code,
      (await browser.send(call.usePromoCode, { body: { code: 'KICKOFF' } })).code,
      (await browser.send(call.setBonusCode, { body: { deposit_bonus_code: 'HALF' } })).code,
      (await browser.send(call.updateBonusSettings, { body: { settings: { can_issue: true } } })).code,
    ];
    expect(codes).toEqual(codes.map(() => 'player_excluded'));
    expect([
      (await browser.send(call.getDepositOffers)).json,
      await inTransaction(database, (transaction) => giveGift(transaction, player, { ...money, source: 'y' }, platform.clock.now())),
    ]).toEqual([{ data: [] }, null]);
  });
});

it('the welcome pack is for its group, and for visitors from one of its partners [GIFT-006a, GIFT-006b, GIFT-006c]', async () => {
  await setConfig(database, 'welcome-pack', { stags: ['north'] });
  platform.clock.pass(2_000);
  await database
    .insertInto('bonus_offers')
    .values({
      key: 'boarding',
      kind: 'registration',
      title: JSON.stringify({ en: 'Boarding' }),
      code: null,
      freespins_total: 5,
      game: slot,
      wager: 30,
      tier: null,
    })
    .execute();
  const shown = async (browser: Awaited<ReturnType<typeof signedIn>>['browser']) =>
    (await browser.send(call.getRegistrationOffers)).json as { data: { key: string }[]; welcome_pack: boolean };
  const { browser, player } = await signedIn(server.app, database);
  expect(await shown(browser)).toMatchObject({ data: [{ key: 'boarding' }], welcome_pack: false });
  await database.insertInto('player_groups').values({ player_id: player, group_id: 131_811 }).execute();
  expect((await shown(browser)).welcome_pack).toBe(true);
  const { browser: partner, player: came } = await signedIn(server.app, database);
  await database.updateTable('players').set({ stag: 'north' }).where('id', '=', came).execute();
  expect((await shown(partner)).welcome_pack).toBe(true);
  partner.cookies.clear();
  partner.cookies.set('stag', 'north');
  expect((await shown(partner)).welcome_pack).toBe(true);
  await inTransaction(database, (transaction) => onRegistration(transaction, came, 'EUR', platform.clock.now()));
  expect(await database.selectFrom('gifts').select(['freespins_total', 'stage']).where('player_id', '=', came).execute()).toEqual([
    { freespins_total: 5, stage: 'issued' },
  ]);
});
