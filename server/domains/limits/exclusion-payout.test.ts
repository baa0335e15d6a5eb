import { beforeEach, describe, expect, it } from 'vitest';
import { setLimit as setLimitCall } from '#contract/calls/limits';
import { signInRoutes } from '#server/composition/sign-in-routes';
import { creditDeposit, settleRound } from '#server/database/ledger';
import { cashboxRoutes } from '#server/domains/cashbox/routes';
import { createDeposit } from '#server/domains/cashbox/payments/deposits';
import { contextOf, newCashboxPlayer, runSteps, waitingJobs } from '#tests/support/cashbox';
import { bet } from '#tests/support/ledger';
import { ownServer } from '#tests/support/own-server';
import { signIn } from '#tests/support/signed-in';
import { sendBreakMail, type BreakMailTask } from './break-mail-job';
import { type ExclusionPayoutTask, payOutExclusion } from './exclusion-payout-job';
import { limitRoutes } from './routes';

const goodCard = '4000056655665556';
const server = ownServer([signInRoutes, limitRoutes, cashboxRoutes]);
const { database, platform } = server;

beforeEach(async () => {
  await database.pool.query('delete from graphile_worker._private_jobs');
});

/** A player who has deposited by card, or got money otherwise. */
async function someone({ byCard }: { byCard: boolean }) {
  const player = await newCashboxPlayer(database);
  await database
    .updateTable('players')
    .set({ license_name: 'curacao', deposit_limit_declined_at: new Date() })
    .where('id', '=', player)
    .execute();
  if (byCard) {
    const card = { number: goodCard, expiry: '12/39', security_code: '123', holder: 'Ada Orbit' };
    const { token } = platform.payments.tokenize!(card, new Date());
    const request = { method: 'card', amount_cents: 5_000, currency: 'EUR', fields: { token } };
    await runSteps(database, createDeposit(contextOf(player, { provider: platform.payments }), request));
  } else await creditDeposit(database, { reference: crypto.randomUUID(), player, currency: 'EUR', amount: 5_000 });
  const browser = await signIn(server.app, database, player);
  const exclude = (type: 'selfexclusion' | 'coolingoff' = 'selfexclusion') =>
    browser.send(setLimitCall, { body: type === 'selfexclusion' ? { type, period: 'month_6' } : { type, period: 'day' } });
  const payouts = () =>
    database
      .selectFrom('payments')
      .select(['method', 'amount_cents', 'state'])
      .where('player_id', '=', player)
      .where('action', '=', 'cashout')
      .execute();
  return { player, exclude, payouts };
}

const tasks = async () => (await waitingJobs<ExclusionPayoutTask>(database, 'exclusion_payout')).map(({ payload }) => payload);
const mails = async () => (await waitingJobs<BreakMailTask>(database, 'break_mail')).map(({ payload }) => payload.news);
async function runJob(): Promise<void> {
  const [task] = await tasks();
  await database.pool.query("delete from graphile_worker._private_jobs where key like 'exclusion_payout%'");
  await payOutExclusion(platform, task!);
}

describe('when a self-exclusion begins', () => {
  it('the balance is paid out automatically to the deposit’s card, once, and a mail says so [LIMIT-006a]', async () => {
    const { exclude, payouts } = await someone({ byCard: true });
    await exclude();
    await exclude();
    expect(await tasks()).toHaveLength(1);
    await runJob();
    expect(await payouts()).toEqual([{ method: 'card', amount_cents: 5_000, state: 'pending' }]);
    expect(await mails()).toContain('paid');
  });

  it('a player without a deposit’s instrument is mailed how to provide one, and nothing is paid', async () => {
    const { exclude, payouts } = await someone({ byCard: false });
    await exclude();
    await runJob();
    expect(await payouts()).toEqual([]);
    const [, unpaid] = await waitingJobs<BreakMailTask>(database, 'break_mail');
    expect(unpaid!.payload.news).toBe('unpaid');
    await sendBreakMail(platform, unpaid!.payload);
    expect(platform.mails.at(-1)!.text).toContain('/withdraw');
  });

  it('the payout waits for an open round and includes its win', async () => {
    const { player, exclude, payouts } = await someone({ byCard: true });
    const { round_id: round } = await bet(database, player, { stake: 1_000, win: 3_000 });
    await exclude();
    await runJob();
    expect([await payouts(), (await tasks()).length]).toEqual([[], 1]);
    await settleRound(database, round);
    await runJob();
    expect(await payouts()).toEqual([{ method: 'card', amount_cents: 7_000, state: 'pending' }]);
  });

  it('a balance below the card’s minimum isn’t paid, an empty one causes no mail, and a locked account waits for its review', async () => {
    const [poor, empty, locked] = [await someone({ byCard: true }), await someone({ byCard: true }), await someone({ byCard: true })];
    await settleRound(database, (await bet(database, poor.player, { stake: 4_999 })).round_id);
    await settleRound(database, (await bet(database, empty.player, { stake: 5_000 })).round_id);
    await database.updateTable('players').set({ status: 'locked' }).where('id', '=', locked.player).execute();
    const told = [];
    for (const { player, payouts } of [poor, empty, locked]) {
      await payOutExclusion(platform, { player, limit: 1 });
      told.push([await payouts(), await mails()]);
      await database.pool.query('delete from graphile_worker._private_jobs');
    }
    expect(told).toEqual([
      [[], ['unpaid']],
      [[], []],
      [[], []],
    ]);
  });

  it('of more than the card’s highest payout is paid up to that', async () => {
    const { player, exclude, payouts } = await someone({ byCard: true });
    const { max_cents: most } = platform.payments.methods('EUR', 100, 'cashout').find(({ id }) => id === 'card')!.withdrawal!;
    await creditDeposit(database, { reference: crypto.randomUUID(), player, currency: 'EUR', amount: most! });
    await exclude();
    await runJob();
    expect(await payouts()).toEqual([{ method: 'card', amount_cents: most, state: 'pending' }]);
  });

  it('a short break causes no payout', async () => {
    const { exclude } = await someone({ byCard: true });
    await exclude('coolingoff');
    expect(await tasks()).toEqual([]);
  });
});
