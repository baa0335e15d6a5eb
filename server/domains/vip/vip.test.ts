import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { getCompPoints, getVipLevels, getVipProgress } from '#contract/calls/vip';
import type { VipLevel, VipProgress } from '#contract/fields/vip';
import { creditDeposit } from '#server/database/ledger';
import { bet } from '#tests/support/ledger';
import { ownServer } from '#tests/support/own-server';
import { type TestBrowser, TestBrowser as Browser } from '#tests/support/platform';
import { signedIn } from '#tests/support/signed-in';
import { vipRoutes } from './routes';

const server = ownServer([vipRoutes]);
const { database } = server;

const progressOf = async (browser: TestBrowser) => (await browser.send(getVipProgress)).json as VipProgress;

/** Sets a player's ledger totals of this quarter, in euro cents. */
async function ledgerSums(player: number): Promise<{ bets: number; deposits: number }> {
  const { rows } = await sql<{ bets: number; deposits: number }>`
    select coalesce(-sum(eur_cents(a.currency, e.amount)) filter (where t.kind = 'wager'), 0)::bigint as bets,
      coalesce(sum(eur_cents(a.currency, e.amount)) filter (where t.kind = 'deposit'), 0)::bigint as deposits
    from entries e join accounts a on a.id = e.account_id join transfers t on t.id = e.transfer_id
    where a.player_id = ${player}
  `.execute(database);
  return { bets: Number(rows[0]!.bets), deposits: Number(rows[0]!.deposits) };
}

describe('the levels', () => {
  it('are listed in their order, with range, picture, target and gifts, in the caller’s language [VIP-001a]', async () => {
    const levels = ((await new Browser(server.app).send(getVipLevels)).json as { data: VipLevel[] }).data;
    expect(levels.map(({ id, status }) => [id, status])).toEqual([
      [1117, 'rising_star'],
      [257, 'bronze'],
      [258, 'silver'],
      [259, 'gold'],
      [255, 'platinum'],
      [759, 'diamond'],
    ]);
    for (const { name, image, gift_descriptions, persistent_comp_points, saveTarget } of levels) {
      expect([name.length > 0, image, gift_descriptions.length > 0, persistent_comp_points.min >= 0, saveTarget >= 0]).toEqual([
        true,
        expect.stringMatching(/^\/icons\/vip\/\w+\.svg$/),
        true,
        true,
        true,
      ]);
    }
    const german = ((await new Browser(server.app, { 'x-locale': 'de' }).send(getVipLevels)).json as { data: VipLevel[] }).data;
    expect(german.map(({ id }) => id)).toEqual(levels.map(({ id }) => id));
    const gifts = (list: VipLevel[]) => list.flatMap(({ gift_descriptions }) => gift_descriptions);
    expect(gifts(german).filter((text) => gifts(levels).includes(text))).toEqual([]);
  });
});

describe('progress to the next level', () => {
  it('of a new player starts at zero [VIP-002a]', async () => {
    const { browser } = await signedIn(server.app, database);
    expect(await progressOf(browser)).toEqual({
      currency: 'EUR',
      currentStatus: 1117,
      activeStatus: 1117,
      nextStatus: 257,
      depositThresholdCents: 900_000,
      depositAmountCents: 0,
      betSumCents: 0,
      betSumThresholdCents: 9_000_000,
      overallProgress: 0,
    });
  });

  it('is the ledger’s totals of all currencies in euro cents [VIP-002a]', async () => {
    const { browser, player } = await signedIn(server.app, database, { money: 450_000 });
    await creditDeposit(database, { reference: `vip-${player}`, player, currency: 'EUR', amount: 100_000 });
    for (const stake of [100_000, 50_000, 12_345]) await bet(database, player, { stake, win: stake });
    const sums = await ledgerSums(player);
    expect(sums).toEqual({ bets: 162_345, deposits: 550_000 });
    expect(await progressOf(browser)).toMatchObject({ depositAmountCents: sums.deposits, betSumCents: sums.bets, overallProgress: 31 });
    const { browser: abroad, player: foreigner } = await signedIn(server.app, database, { money: 100_000, currency: 'USD' });
    await bet(database, foreigner, { stake: 20_000, currency: 'USD' });
    const foreign = await ledgerSums(foreigner);
    expect(foreign.bets).not.toBe(20_000);
    expect(await progressOf(abroad)).toMatchObject({ depositAmountCents: foreign.deposits, betSumCents: foreign.bets });
  });

  it('starts again with each quarter', async () => {
    const { browser, player } = await signedIn(server.app, database, { money: 100_000 });
    await bet(database, player, { stake: 10_000 });
    await sql`update usage_hours set hour = date_trunc('quarter', now(), 'UTC') - interval '1 hour' where player_id = ${player}`.execute(
      database,
    );
    await sql`update bet_totals set key = '2000-Q1' where player_id = ${player} and kind = 'quarter'`.execute(database);
    expect(await progressOf(browser)).toMatchObject({ depositAmountCents: 0, betSumCents: 0 });
  });

  it('is that of the player’s highest status; nothing follows the last [VIP-002a]', async () => {
    const { browser, player } = await signedIn(server.app, database);
    const hold = (group_id: number) => database.insertInto('player_groups').values({ player_id: player, group_id }).execute();
    await hold(257);
    await hold(259);
    // The targets double with each level.
    expect(await progressOf(browser)).toMatchObject({
      currentStatus: 259,
      nextStatus: 255,
      depositThresholdCents: 7_200_000,
      betSumThresholdCents: 72_000_000,
    });
    await hold(759);
    expect(await progressOf(browser)).toMatchObject({
      currentStatus: 759,
      nextStatus: null,
      depositThresholdCents: 14_400_000,
      betSumThresholdCents: 144_000_000,
    });
  });
});

describe('comp points', () => {
  it('grow by one per ten euros staked, with fractions carried over to the next bet', async () => {
    const { browser, player } = await signedIn(server.app, database, { money: 100_000 });
    const pointsOf = async () => (await browser.send(getCompPoints)).json;
    expect(await pointsOf()).toMatchObject({ chargeable: { points: 0 }, persistent: { points: 0, quarter: 0 } });
    for (const stake of [1500, 600]) await bet(database, player, { stake });
    expect(await pointsOf()).toMatchObject({ chargeable: { points: 2 }, persistent: { points: 2, quarter: 2 } });
  });

  it('have the rate of the cheapest open card without wagering, at its regular price', async () => {
    const { browser } = await signedIn(server.app, database);
    const title = JSON.stringify({ en: 'x' });
    const cards = { regular: {}, dear: {}, wagered: { wager: 3 }, closed: { is_open: false }, sale: { full_points: 500 } };
    const points = { regular: 100, dear: 200, wagered: 10, closed: 20, sale: 30 };
    for (const [group_key, change] of Object.entries(cards)) {
      await database
        .insertInto('shop_cards')
        .values({ group_key, type: 'money', title, ...change })
        .execute();
      const rate = { group_key, currency: 'EUR', amount_cents: 500, points: points[group_key as keyof typeof points] };
      await database.insertInto('shop_rates').values(rate).execute();
    }
    expect((await browser.send(getCompPoints)).json).toMatchObject({ rates: [{ currency: 'EUR', points: 20 }] });
  });
});
