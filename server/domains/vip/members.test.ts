import { describe, expect, it } from 'vitest';
import type { VipStatusId } from '#contract/fields/vip';
import { catalogue } from '#rules/games/catalogue';
import { lastQuarter, lastWeek } from '#rules/vip/quarter';
import { inTransaction } from '#server/database/connection';
import { rollbackRound } from '#server/database/ledger';
import { bet } from '#tests/support/ledger';
import { ownServer } from '#tests/support/own-server';
import { signedIn } from '#tests/support/signed-in';
import { giveCashback, giveMonthlySpins, giveYearly } from './club-gifts';
import { vipJobs, vipPeriods } from './jobs';
import { reviewLevels } from './review';
import { riseOnce } from './rise';
import { vipRoutes } from './routes';
import { spinsGame } from './spins-game';

const server = ownServer([vipRoutes]);
const { database, platform } = server;
const DAY_MS = 86_400_000;

async function member(level: VipStatusId, money = 0): Promise<number> {
  const { player } = await signedIn(server.app, database, { money });
  const added_at = new Date(Date.now() - 200 * DAY_MS);
  await database.insertInto('player_groups').values({ player_id: player, group_id: level, added_at }).execute();
  return player;
}

const giftsOf = (player: number) =>
  database.selectFrom('gifts').select(['group_key', 'source', 'amount_cents', 'game']).where('player_id', '=', player).execute();

it('every job of the club has its schedule: rises each minute, reviews and spins hourly, cashback and anniversaries every six hours', () => {
  expect(vipPeriods).toEqual([
    { task: 'vip_rise', at: '* * * * *' },
    { task: 'vip_review', at: '5 * * * *' },
    { task: 'vip_spins', at: '10 * * * *' },
    { task: 'vip_cashback', at: '15 */6 * * *' },
    { task: 'vip_year', at: '20 */6 * * *' },
  ]);
  expect(Object.keys(vipJobs)).toEqual(vipPeriods.map(({ task }) => task));
});

it('the game of free spins is the slot with the given title; with a jackpot game or no slot it’s the first slot', () => {
  const slots = catalogue().filter(({ kind, jackpot }) => kind === 'slots' && !jackpot);
  const other = catalogue().find(({ kind, jackpot }) => kind === 'slots' && jackpot)!;
  const table = catalogue().find(({ kind }) => kind === 'roulette')!;
  expect([spinsGame(slots[3]!.title), spinsGame(other.title), spinsGame(table.title), spinsGame()]).toEqual([
    slots[3]!.identifier,
    slots[0]!.identifier,
    slots[0]!.identifier,
    slots[0]!.identifier,
  ]);
});

describe('the gifts of the club', () => {
  it('have a source with the month or week, and the spins’ game', async () => {
    platform.clock.set(new Date('2027-03-10T12:00:00Z'));
    const [bronze, diamond] = [await member(257), await member(759)];
    await giveMonthlySpins(platform);
    await giveYearly(platform);
    expect(await giftsOf(bronze)).toEqual([{ group_key: 'vip-club', source: 'vip:spins:2027-03', amount_cents: 0, game: spinsGame() }]);
    expect((await giftsOf(diamond)).map(({ source }) => source)).toEqual(['vip:spins:2027-03']);
    platform.clock.set(new Date());
  });

  it('include cashback for the week, and none for a share below a cent', async () => {
    const [silver, careful] = [await member(258, 10_000), await member(258, 10_000)];
    await bet(database, silver, { stake: 20 });
    await bet(database, careful, { stake: 19 });
    // A returned stake isn't a loss.
    const { round_id } = await bet(database, careful, { stake: 5_000 });
    await rollbackRound(database, round_id);
    platform.clock.pass(7 * DAY_MS);
    const start = new Date(lastWeek(platform.clock.now().getTime()).start).toISOString().slice(0, 10);
    await giveCashback(platform);
    platform.clock.set(new Date());
    expect(await giftsOf(silver)).toEqual([{ group_key: 'vip-club', source: `vip:cashback:${start}:EUR`, amount_cents: 1, game: null }]);
    expect(await giftsOf(careful)).toEqual([]);
  });
});

describe('a level', () => {
  const rise = (player: number) => inTransaction(database, (transaction) => riseOnce(platform, transaction, player));

  it('stays for a player who doesn’t qualify for the next one, and for Diamond', async () => {
    const [bronze, diamond] = [await member(257), await member(759)];
    expect([await rise(bronze), await rise(diamond)]).toEqual([false, false]);
    // Points without the quarter's play aren't enough.
    await database.insertInto('comp_points').values({ player_id: bronze, chargeable: 0, persistent: 10_000_000 }).execute();
    expect(await rise(bronze)).toBe(false);
    const held = await database.selectFrom('player_groups').select('group_id').where('player_id', '=', bronze).execute();
    expect(held.map(({ group_id }) => Number(group_id))).toEqual([257]);
  });

  it('that was lost is audited with its quarter, and the notification has the new one', async () => {
    const gold = await member(259);
    await reviewLevels(platform);
    const entry = await database
      .selectFrom('audit_log')
      .select(['actor', 'details'])
      .where('player_id', '=', gold)
      .where('kind', '=', 'vip_level_lowered')
      .execute();
    const quarter = lastQuarter(platform.clock.now().getTime()).name;
    expect(entry).toEqual([{ actor: 'platform', details: { quarter, from: 259, to: 258 } }]);
    const { content } = await database
      .selectFrom('notifications')
      .select('content')
      .where('player_id', '=', gold)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(content)).toContain('Your level: Silver');
  });
});
