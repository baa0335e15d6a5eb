import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as calls from '#contract/calls/cashbox';
import { type Database, inTransaction } from '#server/database/connection';
import { balanceOf, reconcile } from '#server/database/ledger';
import type { PaymentProvider } from '#server/ports/payment-provider';
import { cardDeposit, cashboxPlatform, newCashboxPlayer, provider, runSteps, contextOf, waitingJobs } from '#tests/support/cashbox';
import { testDatabase, type TestDatabase } from '#tests/support/database';
import { testApp, testPlatform } from '#tests/support/platform';
import { signIn } from '#tests/support/signed-in';
import { makeProviderCall } from './provider-call';
import { answerChallenge } from './challenge';
import { cancelDeposit, createDeposit } from '../payments/deposits';
import { cashboxJobs } from '../jobs';
import { cashboxRoutes } from '../routes';
import { findPayment } from '../store';
import { createWithdrawal } from '../payments/withdrawals';

const goodCard = '4242 4242 4242 4242';
const secureCard = '4000 0025 0000 3155';
const bitcoins = {
  method: 'crypto_btc',
  amount_cents: 10_000,
  currency: 'BTC',
  fields: { address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
};

let opened: TestDatabase;
let database: Database;

beforeAll(async () => {
  opened = await testDatabase({ poolSize: 24 });
  database = opened.database;
});

afterAll(async () => {
  await expect(reconcile(database, true)).resolves.toEqual([]);
  await opened.close();
});

const moneyOf = async (player: number, currency = 'EUR') => (await balanceOf(database, player, currency)).amount_cents;
const stateOf = async (player: number, payment: string) => (await findPayment(database, payment, player))!;
const asks = async (payment: string) =>
  (await waitingJobs<{ payment: string }>(database, 'payment-ask')).filter(({ payload }) => payload.payment === payment);
const begin = (steps: ReturnType<typeof createDeposit>) => inTransaction(database, steps.begin);
const later = (payment: string, over: Partial<PaymentProvider> = {}, seconds = 60) =>
  cashboxJobs['payment-ask'](
    { ...cashboxPlatform(database, () => new Date(Date.now() + seconds * 1000)), payments: { ...provider, ...over } },
    { payment },
  );

/** The sandbox; before it responds, it records how many transactions of this database are open. */
function watching(): { provider: PaymentProvider; open: number[] } {
  const open: number[] = [];
  const look = async () => {
    const { rows } = await database.pool.query<{ open: number }>(
      "select count(*)::int as open from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null and application_name = 'perigee'",
    );
    open.push(rows[0]!.open);
  };
  const watched =
    <A extends unknown[], B>(work: (...args: A) => Promise<B>) =>
    async (...args: A) => {
      await look();
      return work(...args);
    };
  return {
    open,
    provider: {
      ...provider,
      startDeposit: watched(provider.startDeposit),
      isChallengePassed: watched(provider.isChallengePassed),
      cancel: watched(provider.cancel),
      startPayout: watched(provider.startPayout),
    },
  };
}

describe('a provider', () => {
  it('is called outside any transaction', async () => {
    const { provider: watched, open } = watching();
    const [player, crypto] = [await newCashboxPlayer(database), await newCashboxPlayer(database, { currency: 'BTC', money: 100_000 })];
    const context = contextOf(player, { provider: watched });
    const { payment } = await runSteps(database, createDeposit(context, cardDeposit(secureCard)));
    await runSteps(database, answerChallenge(context, payment.id, '1234'));
    const second = await runSteps(database, createDeposit(context, cardDeposit(secureCard)));
    await runSteps(database, cancelDeposit(context, second.payment.id));
    await runSteps(database, createWithdrawal(contextOf(crypto, { provider: watched }), bitcoins));
    expect(open).toEqual([0, 0, 0, 0, 0]);
    expect([await moneyOf(player), await moneyOf(crypto, 'BTC')]).toEqual([5000, 90_000]);
  });

  it('is called by a job if the caller died, and money moves once', async () => {
    const [player, crypto] = [await newCashboxPlayer(database), await newCashboxPlayer(database, { currency: 'BTC', money: 100_000 })];
    const deposit = await begin(createDeposit(contextOf(player), cardDeposit(goodCard)));
    const payout = await begin(createWithdrawal(contextOf(crypto), bitcoins));
    expect([(await stateOf(player, deposit)).asking, (await stateOf(crypto, payout)).asking]).toEqual(['start', 'payout']);
    for (const [owner, id, state] of [
      [player, deposit, 'succeeded'],
      [crypto, payout, 'success'],
    ] as const) {
      expect(await asks(id)).toHaveLength(1);
      await later(id);
      await later(id);
      expect(await stateOf(owner, id)).toMatchObject({ state, asking: null });
    }
    expect([await moneyOf(player), await moneyOf(crypto, 'BTC')]).toEqual([5000, 90_000]);
  });

  it('is called once by concurrent callers, and those who came too early retry', async () => {
    const player = await newCashboxPlayer(database);
    const startDeposit = vi.fn(provider.startDeposit);
    const asker = { provider: { ...provider, startDeposit }, now: new Date() };
    const id = await begin(createDeposit(contextOf(player), cardDeposit(goodCard)));
    await Promise.all(Array.from({ length: 20 }, () => makeProviderCall(database, asker, id)));
    expect(startDeposit).toHaveBeenCalledTimes(1);
    expect(await moneyOf(player)).toBe(5000);
    const other = await begin(createDeposit(contextOf(player), cardDeposit(goodCard)));
    const busyUntil = new Date(Date.now() + 10_000);
    await database.updateTable('payments').set({ asked_until: busyUntil }).where('id', '=', other).execute();
    await later(other, {}, 0);
    expect(await asks(other)).toMatchObject([{ runAt: busyUntil }]);
    await later(other);
    expect(await moneyOf(player)).toBe(10_000);
  });

  it('is called again if its response was lost, and money moves once', async () => {
    const player = await newCashboxPlayer(database);
    const id = await begin(createDeposit(contextOf(player), cardDeposit(goodCard)));
    const startDeposit = async (...asked: Parameters<PaymentProvider['startDeposit']>) => {
      await provider.startDeposit(...asked);
      throw new Error('the connection is cut');
    };
    await expect(later(id, { startDeposit })).rejects.toThrow('the connection is cut');
    expect(await stateOf(player, id)).toMatchObject({ state: 'pending', asking: 'start', asked_until: null });
    await later(id);
    expect([(await stateOf(player, id)).state, await moneyOf(player)]).toEqual(['succeeded', 5000]);
  });

  it('is called to cancel a deposit that was cancelled during its start, and a payment that it still took is credited', async () => {
    const player = await newCashboxPlayer(database);
    const said: string[] = [];
    const context = contextOf(player, { provider: { ...provider, cancel: async () => (said.push('cancel'), true) } });
    const id = await begin(createDeposit(context, cardDeposit(goodCard)));
    const startDeposit = async (...asked: Parameters<PaymentProvider['startDeposit']>) => {
      const given = await runSteps(database, cancelDeposit(context, id));
      said.push(given.payment.state, 'start');
      return provider.startDeposit(...asked);
    };
    await makeProviderCall(database, { provider: { ...context.provider, startDeposit }, now: context.now }, id);
    expect(said).toEqual(['canceled', 'start']);
    expect([(await stateOf(player, id)).state, await moneyOf(player)]).toEqual(['succeeded', 5000]);
    await later(id, context.provider);
    expect(said).toEqual(['canceled', 'start', 'cancel']);
    const audited = await database
      .selectFrom('audit_log')
      .select('kind')
      .where('player_id', '=', player)
      .where('kind', 'like', 'payment_%')
      .execute();
    expect(audited).toEqual([{ kind: 'payment_came_after_end' }]);
  });

  it('gets one code at a time, up to the number of attempts', async () => {
    const player = await newCashboxPlayer(database);
    const isChallengePassed = vi.fn(provider.isChallengePassed);
    const context = contextOf(player, { provider: { ...provider, isChallengePassed } });
    const { payment } = await runSteps(database, createDeposit(context, cardDeposit(secureCard)));
    const refusals = new Set<unknown>();
    const attempts = () =>
      Promise.allSettled(Array.from({ length: 12 }, () => runSteps(database, answerChallenge(context, payment.id, '0000'))));
    while ((await stateOf(player, payment.id)).state === 'pending') {
      for (const attempt of await attempts()) if (attempt.status === 'rejected') refusals.add((attempt.reason as { code: unknown }).code);
    }
    expect(refusals).toEqual(new Set(['idempotency_in_flight']));
    expect(isChallengePassed).toHaveBeenCalledTimes(3);
    expect(await stateOf(player, payment.id)).toMatchObject({ state: 'declined', reason: 'wrong_code' });
  });

  it('that doesn’t respond to a code uses up an attempt, and may be called again', async () => {
    const player = await newCashboxPlayer(database);
    const { payment } = await runSteps(database, createDeposit(contextOf(player), cardDeposit(secureCard)));
    const away = contextOf(player, { provider: { ...provider, isChallengePassed: () => Promise.reject(new Error('the bank is away')) } });
    await expect(runSteps(database, answerChallenge(away, payment.id, '1234'))).rejects.toThrow('the bank is away');
    expect(await stateOf(player, payment.id)).toMatchObject({
      state: 'pending',
      next: { kind: 'challenge', attempts_left: 2, is_wrong: false },
    });
    // A server that dies during a call leaves its claim behind, which expires.
    const begun = answerChallenge(contextOf(player), payment.id, '1234');
    await inTransaction(database, begun.begin);
    await expect(runSteps(database, answerChallenge(contextOf(player), payment.id, '1234'))).rejects.toMatchObject({
      code: 'idempotency_in_flight',
    });
    const minuteLater = new Date(Date.now() + 60_000);
    expect(await runSteps(database, answerChallenge(contextOf(player, { now: minuteLater }), payment.id, '1234'))).toMatchObject({
      payment: { state: 'succeeded' },
    });
    expect(await moneyOf(player)).toBe(5000);
  });
});

describe('a write with a provider call', () => {
  let app: FastifyInstance;
  let startDeposit: PaymentProvider['startDeposit'];

  beforeAll(async () => {
    const payments = { ...provider, startDeposit: (...asked: Parameters<PaymentProvider['startDeposit']>) => startDeposit(...asked) };
    app = await testApp({ ...testPlatform(database), payments }, [cashboxRoutes]);
  });

  afterAll(() => app.close());

  it('calls once, and a concurrent repeat gets the same response', async () => {
    const player = await newCashboxPlayer(database);
    const browser = await signIn(app, database, player);
    const body = cardDeposit(goodCard);
    const headers = { 'idempotency-key': randomUUID() };
    const send = () => browser.send(calls.createDeposit, { body }, headers);
    const repeats: ReturnType<typeof send>[] = [];
    startDeposit = async (...asked) => {
      repeats.push(send());
      return provider.startDeposit(...asked);
    };
    const first = await send();
    expect(first.status).toBe(200);
    expect(repeats).toHaveLength(1);
    expect((await repeats[0]!).json).toEqual(first.json);
    expect(await moneyOf(player)).toBe(5000);
  });

  it('returns the current state if the provider fails, and completes later', async () => {
    const player = await newCashboxPlayer(database);
    const browser = await signIn(app, database, player);
    startDeposit = () => Promise.reject(new Error('the provider is away'));
    const { status, json } = (await browser.send(calls.createDeposit, { body: cardDeposit(goodCard) })) as {
      status: number;
      json: { payment: { id: string } };
    };
    expect([status, json]).toMatchObject([200, { payment: { state: 'pending' }, next: { kind: 'wait' } }]);
    await later(json.payment.id);
    expect(await moneyOf(player)).toBe(5000);
  });
});
