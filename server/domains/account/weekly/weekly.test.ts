import { describe, expect, it } from 'vitest';
import * as call from '#contract/calls/account';
import { dateLanguage } from '#rules/locale/date-language';
import { settleRound } from '#server/database/ledger';
import { bet } from '#tests/support/ledger';
import { ownServer } from '#tests/support/own-server';
import { signedIn } from '#tests/support/signed-in';
import { weeklySummaryRoutes } from './routes';
import { sendWeeklyMail, sendWeeklySummaries, type WeeklyMailTask } from './summary';

const server = ownServer([weeklySummaryRoutes]);
const { database, platform } = server;

/** Sends the queued mails and returns them. */
async function sendWaiting(): Promise<void> {
  const { rows } = await database.pool.query<{ payload: WeeklyMailTask }>(
    "delete from graphile_worker._private_jobs where task_id = (select id from graphile_worker._private_tasks where identifier = 'weekly_summary_mail') returning payload",
  );
  for (const { payload } of rows) await sendWeeklyMail(platform, payload);
}

async function player(zone: string, wanted: { by_mail?: boolean; by_notification?: boolean }) {
  const { browser, player: id } = await signedIn(server.app, database, { money: 10_000 });
  await database.updateTable('players').set({ time_zone: zone }).where('id', '=', id).execute();
  await browser.send(call.setWeeklySummary, { body: wanted });
  const { email } = await database.selectFrom('players').select('email').where('id', '=', id).executeTakeFirstOrThrow();
  const notes = () => database.selectFrom('notifications').select(['title', 'text']).where('player_id', '=', id).execute();
  return { id, browser, notes, mails: () => platform.mails.filter(({ to }) => to === email) };
}

/** The next Monday at an hour of UTC; the past week is the current one. */
function monday(hours: number, minutes = 30): Date {
  const now = new Date();
  const days = (8 - now.getUTCDay()) % 7 || 7;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, hours, minutes));
}

async function at(now: Date): Promise<void> {
  platform.clock.set(now);
  await sendWeeklySummaries(platform);
  await sendWaiting();
}

describe('the weekly summary', () => {
  it('is off by default, and each channel has its own switch', async () => {
    const { browser } = await signedIn(server.app, database);
    expect((await browser.send(call.getWeeklySummary)).json).toEqual({ by_mail: false, by_notification: false });
    expect((await browser.send(call.setWeeklySummary, { body: { by_mail: true } })).json).toEqual({
      by_mail: true,
      by_notification: false,
    });
    expect((await browser.send(call.setWeeklySummary, { body: { by_notification: true } })).json).toEqual({
      by_mail: true,
      by_notification: true,
    });
    expect((await browser.send(call.setWeeklySummary, { body: { by_mail: false } })).json).toEqual({
      by_mail: false,
      by_notification: true,
    });
  });

  it('is sent once on Monday morning in the player’s time zone, with result, time and a link to the limits', async () => {
    const iceland = await player('Atlantic/Reykjavik', { by_mail: true, by_notification: true });
    const auckland = await player('Pacific/Auckland', { by_mail: true });
    const nobody = await player('Atlantic/Reykjavik', {});
    await settleRound(database, (await bet(database, iceland.id, { stake: 1_500, win: 260 })).round_id, iceland.id);
    await database.updateTable('usage_hours').set({ played_ms: 5_400_000 }).where('player_id', '=', iceland.id).execute();
    const first = monday(8);
    await at(new Date(first.getTime() - 4 * 3_600_000));
    expect(iceland.mails()).toHaveLength(0);
    await at(first);
    await at(new Date(first.getTime() + 900_000));
    expect([iceland.mails().length, auckland.mails().length, nobody.mails().length]).toEqual([1, 0, 0]);
    const [mail] = iceland.mails();
    expect(mail!.text).toContain('Net result: -€12.40');
    expect(mail!.text).toContain('Bets: €15.00');
    expect(mail!.text).toContain('Session time: 1 h 30 min');
    expect(mail!.text).toContain('/profile/limits');
    expect(await iceland.notes()).toEqual([{ title: 'Your week', text: 'Net result: -€12.40. Session time: 1 h 30 min.' }]);
  });

  it('names its days, whose dates don’t shift in a time zone west of UTC', async () => {
    const west = await player('America/Los_Angeles', { by_mail: true });
    const first = monday(17);
    await at(first);
    const day = (before: number) =>
      new Intl.DateTimeFormat(dateLanguage('en'), { dateStyle: 'long', timeZone: 'UTC' }).format(first.getTime() - before * 86_400_000);
    const [mail] = west.mails();
    for (const named of [day(7), day(1)]) expect(`${mail!.subject} ${mail!.text}`).toContain(named);
  });

  it('is sent only by mail during a break', async () => {
    const resting = await player('UTC', { by_mail: true, by_notification: true });
    await database
      .insertInto('user_limits')
      .values({ player_id: resting.id, type: 'coolingoff', period: 'month', active_until: null })
      .execute();
    await at(monday(9));
    expect([resting.mails().length, await resting.notes()]).toEqual([1, []]);
  });

  it('isn’t prepared for a closed account', async () => {
    const gone = await player('UTC', { by_mail: true, by_notification: true });
    await database.updateTable('players').set({ status: 'closed' }).where('id', '=', gone.id).execute();
    await at(monday(9));
    const weeks = database.selectFrom('weekly_summaries').select('week').where('player_id', '=', gone.id);
    expect([gone.mails(), await gone.notes(), await weeks.execute()]).toEqual([[], [], []]);
  });

  it('is sent once if two servers send at the same time', async () => {
    const twice = await player('UTC', { by_mail: true });
    platform.clock.set(monday(10));
    await Promise.all([sendWeeklySummaries(platform), sendWeeklySummaries(platform)]);
    await sendWaiting();
    expect(twice.mails()).toHaveLength(1);
  });
});
