import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { VipStatusId } from '#contract/fields/vip';
import { lastQuarter, lastWeek } from '#rules/vip/quarter';
import { inTransaction } from '#server/database/connection';
import { settleRound } from '#server/database/ledger';
import { apartFromTransaction } from '#server/database/pool';
import { bet } from '#tests/support/ledger';
import { ownServer } from '#tests/support/own-server';
import { signedIn } from '#tests/support/signed-in';
import { giveCashback, giveMonthlySpins, giveYearly } from './club-gifts';
import { reviewLevels } from './review';
import { lockPlayer } from './review-store';
import { vipRoutes } from './routes';

const server = ownServer([vipRoutes]);
const { database, platform } = server;
const DAY_MS = 86_400_000;

/** A player who has had a level for some days. */
async function member(level: VipStatusId, { money = 0, days = 200 } = {}): Promise<number> {
  const { player } = await signedIn(server.app, database, { money });
  await database
    .insertInto('player_groups')
    .values({ player_id: player, group_id: level, added_at: new Date(Date.now() - days * DAY_MS) })
    .execute();
  return player;
}

const giftsOf = (player: number) =>
  database
    .selectFrom('gifts')
    .select(['type', 'kind', 'currency', 'amount_cents', 'wager', 'freespins_total'])
    .where('player_id', '=', player)
    .orderBy('source')
    .execute();
const toldOf = async (player: number) =>
  (await database.selectFrom('notifications').select('content').where('player_id', '=', player).execute()).map(({ content }) => content);
const levelsOf = async (player: number) =>
  (await database.selectFrom('player_groups').select('group_id').where('player_id', '=', player).orderBy('group_id').execute()).map(
    ({ group_id }) => Number(group_id),
  );

describe('the club’s automatic gifts', () => {
  it('include monthly free spins from Bronze up, with one notification', async () => {
    const [bronze, diamond, star] = [await member(257), await member(759), await member(1117)];
    await giveMonthlySpins(platform);
    await giveMonthlySpins(platform);
    const spins = { type: 'freespins', kind: 'giftspin', currency: 'EUR', amount_cents: 0, wager: 30, freespins_total: 20 };
    expect([await giftsOf(bronze), await giftsOf(diamond), await giftsOf(star)]).toEqual([[spins], [spins], []]);
    expect(await toldOf(bronze)).toHaveLength(1);
    platform.clock.pass(32 * DAY_MS);
    await giveMonthlySpins(platform);
    platform.clock.set(new Date());
    expect(await giftsOf(bronze)).toEqual([spins, spins]);
  });

  it('include cashback on a week’s losses for members who were Silver or above during it, once, and none for a week with a net win', async () => {
    const [silver, bronze, lucky, late, risen] = [
      await member(258, { money: 100_000 }),
      await member(257, { money: 100_000 }),
      await member(258, { money: 100_000 }),
      await member(258, { money: 100_000 }),
      await member(258, { money: 100_000 }),
    ];
    // The week ends at this instant, so a member who reaches the level now didn't have it during that week.
    const end = new Date(lastWeek(platform.clock.now().getTime() + 7 * DAY_MS).end);
    await database.updateTable('player_groups').set({ added_at: end }).where('player_id', '=', late).execute();
    // The last one reached it within the week.
    await database
      .updateTable('player_groups')
      .set({ added_at: new Date(end.getTime() - 1) })
      .where('player_id', '=', risen)
      .execute();
    for (const player of [silver, bronze, lucky, late, risen]) await bet(database, player, { stake: 41_050 });
    const { round_id } = await bet(database, lucky, { stake: 10_000, win: 90_000 });
    await settleRound(database, round_id);
    await giveCashback(platform);
    expect(await giftsOf(silver)).toEqual([]);
    platform.clock.pass(7 * DAY_MS);
    await giveCashback(platform);
    await giveCashback(platform);
    expect([await giftsOf(bronze), await giftsOf(lucky), await giftsOf(late)]).toEqual([[], [], []]);
    // A week later no cashback is left.
    platform.clock.pass(7 * DAY_MS);
    await giveCashback(platform);
    platform.clock.set(new Date());
    const cashback = { type: 'bonus', kind: 'cashback', currency: 'EUR', amount_cents: 2_052, wager: 3, freespins_total: 0 };
    expect([await giftsOf(silver), await giftsOf(risen)]).toEqual([[cashback], [cashback]]);
  });

  it('include cash on the anniversary of a Diamond player’s sign-up', async () => {
    const [today, another] = [await member(759), await member(759)];
    const joined = (date: Date, player: number) =>
      database.updateTable('players').set({ created_at: date }).where('id', '=', player).execute();
    const now = platform.clock.now();
    const yearsAgo = new Date(now);
    yearsAgo.setUTCFullYear(now.getUTCFullYear() - 3);
    await joined(yearsAgo, today);
    await joined(new Date(yearsAgo.getTime() - 3 * DAY_MS), another);
    await giveYearly(platform);
    await giveYearly(platform);
    expect(await giftsOf(today)).toEqual([
      { type: 'bonus', kind: 'cash', currency: 'EUR', amount_cents: 10_000, wager: 0, freespins_total: 0 },
    ]);
    expect(await giftsOf(another)).toEqual([]);
  });
});

describe('the end of a quarter', () => {
  const earned = (player: number, points: number) =>
    database
      .insertInto('bet_totals')
      .values({ player_id: player, kind: 'quarter', key: lastQuarter(platform.clock.now().getTime()).name, bets: points * 1000 })
      .execute();

  it('moves a member who missed the target one level down, once, and notifies them [VIP-003c, VIP-003d]', async () => {
    const [silver, kept, bronze] = [await member(258), await member(258), await member(257)];
    await database
      .insertInto('player_groups')
      .values({ player_id: silver, group_id: 257, added_at: new Date(0) })
      .execute();
    await earned(silver, 1_999);
    await earned(kept, 2_000);
    await reviewLevels(platform);
    await reviewLevels(platform);
    expect([await levelsOf(silver), await levelsOf(kept), await levelsOf(bronze)]).toEqual([[257], [258], [1117]]);
    const received = await database
      .selectFrom('player_events')
      .select(['kind', 'payload'])
      .where('player_id', '=', silver)
      .where('kind', 'in', ['groups_updates', 'personal_notifications'])
      .orderBy('seq')
      .execute();
    expect(received).toMatchObject([
      { kind: 'groups_updates', payload: { groups: [257] } },
      { kind: 'personal_notifications', payload: { category: 'account' } },
    ]);
  });

  it('is checked again under the player’s lock, so that bets counted meanwhile keep the level', async () => {
    const late = await member(258);
    await earned(late, 1_999);
    let review: Promise<void> = Promise.resolve();
    const isWaited = async () =>
      (await database.pool.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")).rows
        .length > 0;
    await inTransaction(database, async (transaction) => {
      await lockPlayer(transaction, late);
      review = apartFromTransaction(() => reviewLevels(platform));
      while (!(await apartFromTransaction(isWaited))) await setImmediate();
      await transaction
        .updateTable('bet_totals')
        .set({ bets: 2_000_000 })
        .where('player_id', '=', late)
        .where('kind', '=', 'quarter')
        .execute();
    });
    await review;
    expect([await levelsOf(late), await toldOf(late)]).toEqual([[258], []]);
  });

  it('doesn’t affect Diamond or a level that was reached in this quarter [VIP-003c]', async () => {
    const [diamond, risen] = [await member(759), await member(259, { days: 0 })];
    await reviewLevels(platform);
    expect([await levelsOf(diamond), await levelsOf(risen)]).toEqual([[759], [259]]);
  });
});

it('issues nothing to a player on a break', async () => {
  const player = await member(257);
  await database.insertInto('user_limits').values({ player_id: player, type: 'selfexclusion', period: 'forever' }).execute();
  await giveMonthlySpins(platform);
  expect(await giftsOf(player)).toEqual([]);
});
