import { expect, it } from 'vitest';
import { settleRound } from '#server/database/ledger';
import { bet, newPlayer } from '#tests/support/ledger';
import { ownServer } from '#tests/support/own-server';
import { sendMonthlyStatements, sendStatementMail } from './monthly';
import type { DueStatement } from './monthly-store';

const server = ownServer([]);
const { database, platform } = server;

/** The first of the next month at an hour of UTC; the past month is the current one. */
function nextFirst(hours: number): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, hours, 30));
}

async function player(licence: string, zone: string, money: number) {
  const id = await newPlayer(database, { money });
  await database.updateTable('players').set({ license_name: licence, time_zone: zone }).where('id', '=', id).execute();
  const { email } = await database.selectFrom('players').select('email').where('id', '=', id).executeTakeFirstOrThrow();
  return { id, mails: () => platform.mails.filter(({ to }) => to === email) };
}

async function at(now: Date): Promise<void> {
  platform.clock.set(now);
  await sendMonthlyStatements(platform);
  const { rows } = await database.pool.query<{ payload: DueStatement }>(
    "delete from graphile_worker._private_jobs where task_id = (select id from graphile_worker._private_tasks where identifier = 'monthly_statement_mail') returning payload",
  );
  for (const { payload } of rows) await sendStatementMail(platform, payload);
}

it('mails active players of the Australian licence the statement of the past month on its first morning, once', async () => {
  const active = await player('AU', 'Atlantic/Reykjavik', 10_000);
  await settleRound(database, (await bet(database, active.id, { stake: 1_500, win: 260 })).round_id, active.id);
  const idle = await player('AU', 'Atlantic/Reykjavik', 0);
  const elsewhere = await player('curacao', 'Atlantic/Reykjavik', 10_000);
  const auckland = await player('AU', 'Pacific/Auckland', 10_000);
  await at(nextFirst(7));
  expect(active.mails()).toHaveLength(0);
  for (const hour of [8, 9, 11, 12]) await at(nextFirst(hour));
  expect([active, idle, elsewhere, auckland].map((one) => one.mails().length)).toEqual([1, 0, 0, 0]);
  const [mail] = active.mails();
  for (const part of ['Deposits: €100.00', 'Bets: €15.00', 'Wins: €2.60', 'Net result: -€12.40']) expect(mail!.text).toContain(part);
  expect(mail!.text).toMatch(/\/profile\/statement\?from=\d{4}-\d{2}-01&until=\d{4}-\d{2}-\d{2}/);
  await at(new Date(nextFirst(8).getTime() - 12 * 3_600_000));
  expect(auckland.mails()).toHaveLength(1);
});
