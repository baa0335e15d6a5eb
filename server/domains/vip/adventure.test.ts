import { describe, expect, it } from 'vitest';
import { claimAdventureStep, getAdventure } from '#contract/calls/vip';
import type { AdventureStep } from '#contract/fields/adventure';
import type { ConfigOf } from '#contract/fields/config/index';
import { creditDeposit } from '#server/database/ledger';
import { configsOf } from '#server/domains/config/configs';
import { setConfig } from '#server/domains/config/store';
import { bet } from '#tests/support/ledger';
import { ownServer } from '#tests/support/own-server';
import type { TestBrowser } from '#tests/support/platform';
import { signedIn } from '#tests/support/signed-in';
import { riseAll } from './rise';
import { vipRoutes } from './routes';

const server = ownServer([vipRoutes]);
const { database, platform } = server;
const DAY_MS = 86_400_000;

type Calendar = ConfigOf<'vip-adventures'>;

/** A calendar that started some days ago, in effect immediately. */
async function run(daysAgo: number, change: Partial<Calendar> = {}): Promise<Calendar> {
  const configs = configsOf(platform);
  const start_on = new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10);
  const calendar = { ...(await configs.get('vip-adventures')), id: crypto.randomUUID(), start_on, ...change };
  await setConfig(database, 'vip-adventures', calendar);
  configs.forget();
  return calendar;
}

const stepsOf = async (browser: TestBrowser) =>
  (await browser.send(getAdventure)).json as { id: string; currency: string; data: AdventureStep[] };
const claim = (browser: TestBrowser, day: number, step = 1) =>
  browser.send(claimAdventureStep, { params: { day: String(day), step: String(step) } });
const giftsOf = (player: number) =>
  database
    .selectFrom('gifts')
    .select(['source', 'type', 'wager', 'freespins_total', 'amount_cents', 'currency'])
    .where('player_id', '=', player)
    .orderBy('source')
    .execute();

describe('the adventure calendar', () => {
  it('has days with their prizes and conditions [ADV-001a]', async () => {
    const { browser } = await signedIn(server.app, database);
    const { days } = await run(0);
    const [first] = days;
    expect(first).toMatchObject({ day: 1, step: 1, stepTotal: 1, variables: {} });
    expect(first!.condition).toEqual({
      minDep: expect.objectContaining({ EUR: 1_000 }),
      wager: 30,
      periodActivationDays: expect.any(Number),
    });
    expect(new Set(days.map(({ prize }) => prize.type))).toEqual(new Set(['fs', 'bonus', 'superPrize']));
    expect((await stepsOf(browser)).data[0]).toMatchObject({ day: 1, step: 1, isCompleted: false });
  });

  it('completes today’s step with a deposit, and issues its prize once [ADV-001c]', async () => {
    const { browser, player } = await signedIn(server.app, database);
    const calendar = await run(0);
    expect((await claim(browser, 1)).code).toBe('adventure_day_not_completed');
    await creditDeposit(database, { reference: `day-${player}`, player, currency: 'EUR', amount: 1_000 });
    const before = await stepsOf(browser);
    expect(before).toMatchObject({ id: calendar.id, currency: 'EUR' });
    expect(before.data[0]).toMatchObject({ day: 1, step: 1, isCompleted: true, deposited_cents: 1_000, claimed_at: null });
    expect(before.data.slice(1).every(({ isCompleted }) => !isCompleted)).toBe(true);
    const claims = await Promise.all(Array.from({ length: 20 }, () => claim(browser, 1)));
    expect(new Set(claims.map(({ status, json }) => JSON.stringify([status, json]))).size).toBe(1);
    expect(claims[0]!.json as AdventureStep).toMatchObject({ day: 1, isCompleted: true, claimed_at: expect.any(String) });
    expect(await giftsOf(player)).toEqual([
      { source: `adventure:${calendar.id}:1 1/1:0`, type: 'freespins', wager: 30, freespins_total: 10, amount_cents: 0, currency: 'EUR' },
    ]);
  });

  it('converts deposits in another currency to the player’s own', async () => {
    const { browser, player } = await signedIn(server.app, database, { currency: 'USD' });
    await run(0);
    await creditDeposit(database, { reference: `usd-${player}`, player, currency: 'USD', amount: 1_000 });
    expect((await stepsOf(browser)).currency).toBe('USD');
    expect((await stepsOf(browser)).data[0]).toMatchObject({ isCompleted: true, deposited_cents: 1_000 });
  });

  it('issues nothing to a player on a break [LIMIT-006c]', async () => {
    const { browser, player } = await signedIn(server.app, database);
    await run(0);
    await creditDeposit(database, { reference: `break-${player}`, player, currency: 'EUR', amount: 1_000 });
    await database.insertInto('user_limits').values({ player_id: player, type: 'coolingoff', period: 'week' }).execute();
    expect((await claim(browser, 1)).code).toBe('player_excluded');
    expect(await giftsOf(player)).toEqual([]);
  });

  it('counts in euros unless every day has an amount in the player’s currency', async () => {
    const { browser } = await signedIn(server.app, database, { currency: 'USD' });
    const { days } = await run(0);
    const inEuros = { EUR: 1_000 };
    await run(0, { days: days.map((day, at) => (at === 1 ? { ...day, condition: { ...day.condition, minDep: inEuros } } : day)) });
    expect((await stepsOf(browser)).currency).toBe('EUR');
  });

  it('issues nothing for an unknown, unreached or expired day [ADV-001c]', async () => {
    const { browser, player } = await signedIn(server.app, database, { money: 100_000 });
    await run(0);
    expect([(await claim(browser, 30)).code, (await claim(browser, 2)).code]).toEqual([
      'adventure_day_not_found',
      'adventure_day_not_completed',
    ]);
    await run(3);
    expect((await claim(browser, 1)).code).toBe('adventure_prize_expired');
    expect(await giftsOf(player)).toEqual([]);
  });

  it('allows collecting an unconditional step on its day, and the extra one after all others [ADV-001c]', async () => {
    const { browser, player } = await signedIn(server.app, database);
    const { days } = await configsOf(platform).get('vip-adventures');
    const free = { ...days[0]!, condition: { ...days[0]!.condition, minDep: { EUR: 0 } } };
    const extra = { ...days.at(-1)!, day: 1, step: 2, condition: free.condition };
    await run(0, { days: [free, extra] });
    expect((await claim(browser, 1, 2)).code).toBe('adventure_day_not_completed');
    expect((await claim(browser, 1)).json).toMatchObject({ isCompleted: true });
    expect((await claim(browser, 1, 2)).status).toBe(200);
    expect((await giftsOf(player)).map(({ type }) => type)).toEqual(['freespins', 'freespins', 'bonus']);
    // A prize collected in another calendar can be collected again; it stays available for the days that the calendar sets.
    const short = { ...free, condition: { ...free.condition, periodActivationDays: 3 } };
    const { id } = await run(0, { days: [short] });
    expect((await stepsOf(browser)).data[0]).toMatchObject({ claimed_at: null });
    await claim(browser, 1);
    const { activatable_until: until, created_at: created } = await database
      .selectFrom('gifts')
      .select(['activatable_until', 'created_at'])
      .where('source', 'like', `adventure:${id}:%`)
      .executeTakeFirstOrThrow();
    expect(until!.getTime() - created.getTime()).toBe(3 * DAY_MS);
    await run(1, { days: [free] });
    expect((await claim(browser, 1)).code).toBe('adventure_day_not_completed');
  });

  it('issues nothing while vip-adventures is off [CONF-002]', async () => {
    const { browser, player } = await signedIn(server.app, database, { money: 100_000 });
    await run(0, { is_enabled: false });
    expect((await claim(browser, 1)).code).toBe('adventure_day_not_found');
    const { days } = await run(0, { is_enabled: true });
    expect((await stepsOf(browser)).data.map(({ day, step }) => [day, step])).toEqual(days.map(({ day, step }) => [day, step]));
    expect((await claim(browser, 1)).status).toBe(200);
    expect(await giftsOf(player)).toHaveLength(1);
  });
});

describe('rising in the club', () => {
  it('follows from the quarter’s deposits and bets, and is sent to the player’s devices', async () => {
    const { player } = await signedIn(server.app, database, { money: 9_000_000 });
    const groupsOf = async () =>
      (await database.selectFrom('player_groups').select('group_id').where('player_id', '=', player).execute()).map(
        ({ group_id }) => group_id,
      );
    await riseAll(platform);
    expect(await groupsOf()).toEqual([]);
    await bet(database, player, { stake: 9_000_000, win: 9_000_000 });
    await riseAll(platform);
    await riseAll(platform);
    expect(await groupsOf()).toEqual([257]);
    const received = await database
      .selectFrom('player_events')
      .select(['kind', 'payload'])
      .where('player_id', '=', player)
      .where('kind', 'in', ['groups_updates', 'personal_notifications', 'lootboxes_changes'])
      .orderBy('seq')
      .execute();
    expect(received).toMatchObject([
      { kind: 'groups_updates', payload: { groups: [257] } },
      { kind: 'personal_notifications' },
      { kind: 'lootboxes_changes', payload: { stage: 'issued' } },
      { kind: 'personal_notifications' },
    ]);
  });

  it('requires a level’s minimum of persistent comp points [VIP-001b]', async () => {
    const { player } = await signedIn(server.app, database, { money: 18_000_000 });
    await database.insertInto('player_groups').values({ player_id: player, group_id: 257 }).execute();
    await bet(database, player, { stake: 18_000_000, win: 18_000_000 });
    const withPoints = async (persistent: number) => {
      await database.updateTable('comp_points').set({ persistent }).where('player_id', '=', player).execute();
      await riseAll(platform);
      return (
        await database.selectFrom('player_groups').select('group_id').where('player_id', '=', player).orderBy('group_id').execute()
      ).map(({ group_id }) => group_id);
    };
    expect(await withPoints(4_999)).toEqual([257]);
    expect(await withPoints(5_000)).toEqual([257, 258]);
  });
});
