import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import type { ProviderCallback } from '#contract/calls/cashbox/provider';
import type { LimitRequest } from '#contract/fields/limit';
import { setLimit } from '#server/domains/limits/service';
import {
  act,
  cardDeposit,
  cashboxPlatform,
  newCashboxPlayer,
  provider,
  runSteps,
  saying,
  contextOf,
  waitingJobs,
} from '#tests/support/cashbox';
import { sandboxCheckout } from '#server/composition/sandbox-checkout';
import { ownServer } from '#tests/support/own-server';
import { balanceOf, limitRefusal, reconcile } from '#server/database/ledger';
import { answerChallenge } from '../provider/challenge';
import { cancelDeposit, createDeposit, expireDeposit } from './deposits';
import { handleWebhook } from '../provider/provider-status';
import { cashboxJobs } from '../jobs';
import { cashboxRoutes } from '../routes';
import { sendReturnMail } from './return-mail-job';
import type { CashboxContext } from './context';
import { findPayment } from '../store';
import { presentPayment } from './present';

const secureCard = '4000 0025 0000 3155';

const server = ownServer([cashboxRoutes, sandboxCheckout], {}, { poolSize: 24 });
const { database, platform } = server;
platform.payments = provider;

afterAll(async () => {
  await expect(reconcile(database, true)).resolves.toEqual([]);
});

const wallet = { method: 'orbit_wallet', amount_cents: 5000, currency: 'EUR', fields: { email: 'ada@orbit.example' } };
const crypto = { method: 'crypto_btc', amount_cents: 100_000, currency: 'BTC', fields: {} };
const deposit = (player: number, request: Parameters<typeof createDeposit>[1], context: Partial<CashboxContext> = {}) =>
  runSteps(database, createDeposit(contextOf(player, context), request));
const cancel = (player: number, payment: string, context: Partial<CashboxContext> = {}) =>
  runSteps(database, cancelDeposit(contextOf(player, context), payment));
const moneyOf = async (player: number, currency = 'EUR') => (await balanceOf(database, player, currency)).amount_cents;
const stateOf = async (player: number, payment: string) => (await findPayment(database, payment, player))!;
const wish = (player: number, asked: LimitRequest) =>
  act(database, (transaction) => setLimit(transaction, player, asked, contextOf(player)));
const daily = (amount_cents: number): LimitRequest => ({ type: 'deposit', period: 'day', currency: 'EUR', amount_cents });
const audited = async (player: number) =>
  (await database.selectFrom('audit_log').select('kind').where('player_id', '=', player).where('kind', 'like', 'payment_%').execute()).map(
    ({ kind }) => kind,
  );

/** Approves a payment on the sandbox's checkout page. */
const approve = (payment: string) =>
  server.app.inject({
    method: 'POST',
    url: `/provider/payments/checkout/${payment}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams({ key: provider.keyOf(payment), state: 'succeeded' }).toString(),
  });

/** Sends all webhooks that the sandbox has scheduled. */
async function planned(payment: string): Promise<void> {
  const words = await waitingJobs<ProviderCallback>(database, 'payment-callback');
  for (const { payload } of words)
    if (payload.payment === payment) await cashboxJobs['payment-callback'](cashboxPlatform(database), payload);
}

describe('a cancelled deposit', () => {
  it('can’t be paid on the provider’s page afterwards, so that cancelling doesn’t circumvent limits [LIMIT-005a]', async () => {
    const player = await newCashboxPlayer(database);
    await wish(player, daily(5000));
    for (let turn = 0; turn < 3; turn += 1) {
      const { payment } = await deposit(player, wallet);
      await cancel(player, payment.id);
      const response = await approve(payment.id);
      expect([response.statusCode, response.headers.location]).toEqual([303, `/deposit?payment=${payment.id}`]);
    }
    expect(await moneyOf(player)).toBe(0);
    const { payment } = await deposit(player, wallet);
    await approve(payment.id);
    expect(await moneyOf(player)).toBe(5000);
  });

  it('can’t be paid after it has expired either', async () => {
    const player = await newCashboxPlayer(database);
    const { payment } = await deposit(player, wallet);
    await act(database, (transaction) => expireDeposit(transaction, contextOf(player), payment.id));
    await approve(payment.id);
    expect([(await stateOf(player, payment.id)).reason, await moneyOf(player)]).toEqual(['timed_out', 0]);
  });

  it('in crypto is no longer credited automatically', async () => {
    const player = await newCashboxPlayer(database, { currency: 'BTC' });
    const { payment } = await deposit(player, crypto);
    await cancel(player, payment.id);
    await planned(payment.id);
    expect(await moneyOf(player, 'BTC')).toBe(0);
  });

  it('counts towards limits until the provider has confirmed the cancellation [LIMIT-005a]', async () => {
    const player = await newCashboxPlayer(database);
    await wish(player, daily(5000));
    const unsure = { provider: { ...provider, cancel: async () => false } };
    const { payment } = await deposit(player, wallet);
    await cancel(player, payment.id, unsure);
    await expect(deposit(player, wallet)).rejects.toMatchObject({ code: 'limit_reached' });
    await handleWebhook(cashboxPlatform(database), saying(payment.id, 'canceled'));
    expect((await deposit(player, wallet)).payment.state).toBe('pending');
  });

  it('that the provider can’t cancel yet is retried until it’s cancelled or can’t be paid any more', async () => {
    const player = await newCashboxPlayer(database);
    const asked: string[] = [];
    const saysNo: typeof provider = { ...provider, cancel: async (order) => (asked.push(order.payment), false) };
    const { payment } = await deposit(player, wallet);
    await cancel(player, payment.id, { provider: saysNo });
    const isWaiting = async () =>
      (await waitingJobs<{ payment: string }>(database, 'payment-ask')).some(({ payload }) => payload.payment === payment.id);
    const askAt = async (hours: number, payments = saysNo) =>
      cashboxJobs['payment-ask'](
        { ...cashboxPlatform(database, () => new Date(Date.now() + hours * 60 * 60_000)), payments },
        { payment: payment.id },
      );
    expect([asked.length, await isWaiting(), (await stateOf(player, payment.id)).asking]).toEqual([1, true, 'cancel']);
    await askAt(1);
    expect([asked.length, (await stateOf(player, payment.id)).may_still_come]).toEqual([2, true]);
    await askAt(2, provider);
    expect(await stateOf(player, payment.id)).toMatchObject({ may_still_come: false, asking: null });
    await askAt(3);
    expect(asked).toHaveLength(2);
    const { payment: other } = await deposit(player, wallet);
    await cancel(player, other.id, { provider: saysNo });
    await cashboxJobs['payment-ask'](
      { ...cashboxPlatform(database, () => new Date(Date.now() + 25 * 60 * 60_000)), payments: saysNo },
      { payment: other.id },
    );
    expect((await stateOf(player, other.id)).asking).toBeNull();
  });

  it('that’s paid anyway is credited and flagged for operators', async () => {
    const player = await newCashboxPlayer(database);
    const { payment } = await deposit(player, wallet);
    await cancel(player, payment.id);
    await handleWebhook(cashboxPlatform(database), saying(payment.id, 'succeeded'));
    expect([await moneyOf(player), await audited(player)]).toEqual([5000, ['payment_came_after_end']]);
  });
});

describe('a deposit that arrives after a break has begun', () => {
  const waits = ['the provider’s page', wallet] as const;
  const goesOn = ['the bank’s response', cardDeposit('4000 0000 0000 0077')] as const;

  it.each([waits, goesOn])(
    'from %s is credited and returned to its source in one step, never playable, and announced [LIMIT-006a]',
    async (_, request) => {
      const player = await newCashboxPlayer(database);
      const { payment } = await deposit(player, request);
      await wish(player, { type: 'selfexclusion', period: 'month_6' });
      await handleWebhook(cashboxPlatform(database), saying(payment.id, 'succeeded'));
      expect(await balanceOf(database, player, 'EUR')).toMatchObject({ amount_cents: 0, available_to_cashout_cents: 0 });
      const { rows } = await sql<{ kind: string; amount: number }>`
      select t.kind, e.amount from transfers t join entries e on e.transfer_id = t.id
        join accounts a on a.id = e.account_id and a.kind = 'real' where t.player_id = ${player} order by t.id
    `.execute(database);
      expect(rows).toEqual([
        { kind: 'deposit', amount: 5000 },
        { kind: 'withdrawal', amount: -5000 },
      ]);
      expect(await stateOf(player, payment.id)).toMatchObject({ state: 'succeeded', reason: 'player_excluded' });
      const payout = await database.selectFrom('payments').selectAll().where('returns', '=', payment.id).executeTakeFirstOrThrow();
      expect(payout).toMatchObject({
        action: 'cashout',
        state: 'pending',
        amount_cents: 5000,
        method: payment.method,
        recallable: false,
      });
      const both = [payout, await stateOf(player, payment.id)].map((one) => presentPayment(one, null).is_return);
      expect(both).toEqual([true, undefined]);
      const notified = await database.selectFrom('notifications').select('title').where('player_id', '=', player).execute();
      expect(notified).toEqual([{ title: 'Your deposit was returned' }]);
      const sent = platform.mails.length;
      await sendReturnMail(platform, { payout: payout.id, reason: 'player_excluded' });
      expect(platform.mails.slice(sent)).toMatchObject([{ text: expect.stringContaining('€50.00 arrived during your break') }]);
      // Repeats and the payout don't credit it again.
      await handleWebhook(cashboxPlatform(database), saying(payment.id, 'succeeded'));
      await cashboxJobs.payout(cashboxPlatform(database), { payment: payout.id });
      await handleWebhook(cashboxPlatform(database), saying(payout.id, 'succeeded'));
      expect([(await stateOf(player, payout.id)).state, await moneyOf(player)]).toEqual(['success', 0]);
    },
  );

  it('doesn’t count towards deposit limits of any period', async () => {
    const [returned, kept] = [await newCashboxPlayer(database), await newCashboxPlayer(database)];
    const used = async (player: number) => {
      const { rows } = await sql<{ used: number }>`select limit_usage(${player}, 'deposit', period, 'EUR') as used
        from unnest(array['hour', 'day', 'month']) as period`.execute(database);
      return rows.map((row) => row.used);
    };
    for (const player of [returned, kept]) {
      const { payment } = await deposit(player, wallet);
      if (player === returned) await wish(player, { type: 'coolingoff', period: 'hour' });
      await handleWebhook(cashboxPlatform(database), saying(payment.id, 'succeeded'));
    }
    expect([await used(returned), await used(kept)]).toEqual([
      [0, 0, 0],
      [5000, 5000, 5000],
    ]);
  });

  it('stays held if the payout that returns it fails', async () => {
    const player = await newCashboxPlayer(database);
    const { payment } = await deposit(player, wallet);
    await wish(player, { type: 'coolingoff', period: 'hour' });
    await handleWebhook(cashboxPlatform(database), saying(payment.id, 'succeeded'));
    const { id } = await database.selectFrom('payments').select('id').where('returns', '=', payment.id).executeTakeFirstOrThrow();
    await cashboxJobs.payout(cashboxPlatform(database), { payment: id });
    await handleWebhook(cashboxPlatform(database), saying(id, 'declined'));
    expect([(await stateOf(player, id)).state, await moneyOf(player), await audited(player)]).toEqual([
      'processing',
      0,
      ['payment_came_after_end', 'payment_return_failed'],
    ]);
    await handleWebhook(cashboxPlatform(database), saying(id, 'succeeded'));
    expect((await stateOf(player, id)).state).toBe('success');
  });

  it('beyond a lowered limit is returned too, and doesn’t count as deposited [LIMIT-005a]', async () => {
    const player = await newCashboxPlayer(database);
    const { payment } = await deposit(player, wallet);
    await wish(player, daily(4999));
    await handleWebhook(cashboxPlatform(database), saying(payment.id, 'succeeded'));
    expect([await moneyOf(player), (await stateOf(player, payment.id)).reason]).toEqual([0, 'limit_reached']);
    expect(await limitRefusal(database, { player, currency: 'EUR', kind: 'deposit', amount: 4999 })).toBeNull();
  });
});

describe('pending deposits', () => {
  it('count towards limits, crypto with its announced amount [LIMIT-005a]', async () => {
    const player = await newCashboxPlayer(database, { currency: 'BTC' });
    const { rows } = await sql<{ cents: number }>`select convert_cents('BTC', 'EUR', ${crypto.amount_cents}) as cents`.execute(database);
    await wish(player, daily(Number(rows[0]!.cents)));
    await deposit(player, crypto);
    await expect(deposit(player, crypto)).rejects.toMatchObject({ code: 'limit_reached' });
  });

  it('are cancelled immediately by a break, at any step', async () => {
    const player = await newCashboxPlayer(database);
    const page = await deposit(player, wallet);
    const code = await deposit(player, cardDeposit(secureCard));
    await wish(player, { type: 'selfexclusion', period: 'month_6' });
    await approve(page.payment.id);
    await runSteps(database, answerChallenge(contextOf(player), code.payment.id, '1234'));
    for (const { payment } of [page, code])
      expect(await stateOf(player, payment.id)).toMatchObject({ state: 'canceled', reason: 'player_excluded' });
    expect(await moneyOf(player)).toBe(0);
  });

  it('are cancelled by a new limit that they exceed [LIMIT-004a]', async () => {
    const player = await newCashboxPlayer(database);
    const { payment } = await deposit(player, wallet);
    await wish(player, daily(5000));
    expect(await stateOf(player, payment.id)).toMatchObject({ state: 'pending' });
    await wish(player, daily(4999));
    expect(await stateOf(player, payment.id)).toMatchObject({ state: 'canceled', reason: 'limit_reached' });
  });

  it('are checked against limits again before the code releases the money [LIMIT-005a]', async () => {
    const player = await newCashboxPlayer(database);
    const { payment } = await deposit(player, cardDeposit(secureCard));
    await sql`insert into user_limits (player_id, type, period, currency, amount_cents) values (${player}, 'deposit', 'day', 'EUR', 4999)`.execute(
      database,
    );
    const response = await runSteps(database, answerChallenge(contextOf(player), payment.id, '1234'));
    expect([response.payment.state, response.payment.reason, await moneyOf(player)]).toEqual(['canceled', 'limit_reached', 0]);
  });

  it('of a locked player aren’t released', async () => {
    const player = await newCashboxPlayer(database);
    const { payment } = await deposit(player, cardDeposit(secureCard));
    await database.updateTable('players').set({ status: 'locked' }).where('id', '=', player).execute();
    await expect(runSteps(database, answerChallenge(contextOf(player), payment.id, '1234'))).rejects.toMatchObject({
      code: 'account_locked',
    });
  });
});
