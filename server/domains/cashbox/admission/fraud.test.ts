import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as calls from '#contract/calls/cashbox';
import type { FraudRules } from '#contract/fields/config/fraud';
import { groups } from '#rules/account/groups';
import { isTrusted } from '#server/edges/payments/fraud';
import { configsOf } from '#server/domains/config/configs';
import { setConfig } from '#server/domains/config/store';
import { newCashboxPlayer } from '#tests/support/cashbox';
import { ownServer } from '#tests/support/own-server';
import type { TestBrowser } from '#tests/support/platform';
import { signIn } from '#tests/support/signed-in';
import { cashboxJobs } from '../jobs';
import { cashboxRoutes } from '../routes';

vi.mock('#server/edges/payments/fraud', async (original) => ({
  isTrusted: vi.fn((await original<{ isTrusted: typeof isTrusted }>()).isTrusted),
}));

const server = ownServer([cashboxRoutes], {}, { poolSize: 12 });
const { database, platform } = server;

const off: FraudRules = { shared_card: null, declined_payments: null, multi_account_device: null };

async function rule(rules: Partial<FraudRules>): Promise<void> {
  await setConfig(database, 'fraud-rules', { ...off, ...rules });
  configsOf(platform).forget();
}

beforeEach(() => rule({}));

type Paid = { json: { payment: { id: string; state: string; reason: string | null } } };

async function paid(asking: Promise<unknown>): Promise<Paid['json']['payment']> {
  return ((await asking) as Paid).json.payment;
}

async function deposit(browser: TestBrowser, number: string): Promise<Paid['json']['payment']> {
  const card = (await browser.send(calls.tokenizeCard, {
    body: { number, expiry: '12/39', security_code: '123', holder: 'Ada Orbit' },
  })) as { json: { token: string } };
  return paid(
    browser.send(calls.createDeposit, {
      body: { method: 'card', amount_cents: 5000, currency: 'EUR', fields: { token: card.json.token } },
    }),
  );
}

const withdraw = (browser: TestBrowser) =>
  paid(
    browser.send(calls.createWithdrawal, {
      body: { method: 'bank', amount_cents: 3000, currency: 'EUR', fields: { iban: 'DE89370400440532013000', holder: 'Ada Orbit' } },
    }),
  );

/** Changes a player's deposits so that no payout can go back to them. */
const withoutSource = (player: number) =>
  database.updateTable('payments').set({ method: 'sofort', card_fingerprint: null }).where('player_id', '=', player).execute();

const cards = { visa: '4242 4242 4242 4242', mastercard: '5555 5555 5555 4444', declined: '4000 0000 0000 0002' };

async function someone({
  device = null,
  money = 0,
}: {
  device?: string | null;
  money?: number;
} = {}): Promise<{ player: number; browser: TestBrowser }> {
  const player = await newCashboxPlayer(database, { money });
  return { player, browser: await signIn(server.app, database, player, device) };
}

async function multiAccountOn(device: string): Promise<void> {
  const { player } = await someone({ device });
  await database.insertInto('player_groups').values({ player_id: player, group_id: groups.multiAccount }).execute();
}

async function verdicts(player: number): Promise<unknown[]> {
  const rows = await database
    .selectFrom('audit_log')
    .select('details')
    .where('player_id', '=', player)
    .where('kind', '=', 'fraud_check')
    .orderBy('id')
    .execute();
  return rows.map(({ details }) => [(details as { outcome: string }).outcome, (details as { met: string[] }).met]);
}

describe('the fraud check of a new payment', () => {
  it('receives the player, the session’s device, the card facts from the token, and the payment [CASH-013a]', async () => {
    const { player, browser } = await someone({ device: 'device-of-ada' });
    const { email } = await database.selectFrom('players').select('email').where('id', '=', player).executeTakeFirstOrThrow();
    const whole = {
      country: 'DE',
      first_name: 'Ada',
      last_name: 'Orbit',
      email,
      device_fingerprint: 'device-of-ada',
      amount_cents: 5000,
      currency: 'EUR',
      custom_player_status: null,
    };
    expect(await deposit(browser, cards.visa)).toMatchObject({ state: 'succeeded' });
    expect(isTrusted).toHaveBeenLastCalledWith({
      ...whole,
      type: 'transaction',
      payment_system: 'card',
      card: { last_four: '4242', expiry_month: 12, expiry_year: 2039 },
    });
    await withoutSource(player);
    expect(await withdraw(browser)).toMatchObject({ state: 'pending' });
    expect(isTrusted).toHaveBeenLastCalledWith({ ...whole, type: 'payout', payment_system: 'bank', card: null, amount_cents: 3000 });
  });
});

describe('operators can refuse or review', () => {
  it('a card that other accounts used in the last days [CASH-013a]', async () => {
    const first = await someone();
    const second = await someone();
    const third = await someone();
    for (const { browser } of [first, first, second]) await deposit(browser, cards.mastercard);
    await rule({ shared_card: { other_accounts: 2, days: 30, outcome: 'refuse' } });
    expect(await deposit(first.browser, cards.mastercard)).toMatchObject({ state: 'succeeded' });
    expect(await deposit(third.browser, cards.visa)).toMatchObject({ state: 'succeeded' });
    expect(await deposit(third.browser, cards.mastercard)).toMatchObject({ state: 'rejected', reason: 'risk' });
    expect(await verdicts(third.player)).toEqual([
      ['pass', []],
      ['refuse', ['shared_card']],
    ]);
    await database
      .updateTable('payments')
      .set({ created_at: new Date(Date.now() - 31 * 24 * 60 * 60_000) })
      .where('player_id', '=', first.player)
      .execute();
    expect(await deposit(third.browser, cards.mastercard)).toMatchObject({ state: 'succeeded' });
  });

  it('a player with too many declined payments within the hour [CASH-013a]', async () => {
    await rule({ declined_payments: { more_than: 2, hours: 1, outcome: 'refuse' } });
    const { player, browser } = await someone();
    for (const state of ['declined', 'declined']) expect(await deposit(browser, cards.declined)).toMatchObject({ state });
    expect(await deposit(browser, cards.visa)).toMatchObject({ state: 'succeeded' });
    expect(await deposit(browser, cards.declined)).toMatchObject({ state: 'declined' });
    expect(await deposit(browser, cards.visa)).toMatchObject({ state: 'rejected', reason: 'risk' });
    expect((await verdicts(player)).at(-1)).toEqual(['refuse', ['declined_payments']]);
    await database
      .updateTable('payments')
      .set({ created_at: new Date(Date.now() - 61 * 60_000) })
      .where('player_id', '=', player)
      .execute();
    expect(await deposit(browser, cards.visa)).toMatchObject({ state: 'succeeded' });
  });

  it('a player with too many payments that we refused ourselves within the hour [CASH-013a]', async () => {
    const { player, browser } = await someone();
    for (let time = 0; time < 3; time += 1) await deposit(browser, cards.visa);
    await database.updateTable('payments').set({ state: 'rejected' }).where('player_id', '=', player).execute();
    await rule({ declined_payments: { more_than: 2, hours: 1, outcome: 'refuse' } });
    expect(await deposit(browser, cards.visa)).toMatchObject({ state: 'rejected', reason: 'risk' });
  });

  it('a payment from the device of a multi-account player, and no other [CASH-013a]', async () => {
    await multiAccountOn('device-shared');
    const one = await someone({ device: 'device-shared' });
    expect(await deposit(one.browser, cards.visa)).toMatchObject({ state: 'succeeded' });
    await rule({ multi_account_device: { outcome: 'refuse' } });
    const other = await someone({ device: 'device-own' });
    await database.insertInto('player_groups').values({ player_id: other.player, group_id: groups.tester }).execute();
    expect(await deposit(one.browser, cards.visa)).toMatchObject({ state: 'rejected', reason: 'risk' });
    await withoutSource(one.player);
    expect(await withdraw(one.browser)).toMatchObject({ state: 'rejected', reason: 'risk' });
    expect(await deposit(other.browser, cards.visa)).toMatchObject({ state: 'succeeded' });
    expect(await deposit((await someone()).browser, cards.visa)).toMatchObject({ state: 'succeeded' });
  });

  it('a payout is held before it goes out only if it’s for review [CASH-013a]', async () => {
    const device = `device-${randomUUID()}`;
    await multiAccountOn(device);
    await rule({ multi_account_device: { outcome: 'review' } });
    const after = async (from: string | null) => {
      const { player, browser } = await someone({ device: from, money: 10_000 });
      const { id, state } = await withdraw(browser);
      await cashboxJobs.payout(platform, { payment: id });
      const row = await database.selectFrom('payments').select('state').where('id', '=', id).executeTakeFirstOrThrow();
      return [state, row.state, await verdicts(player)];
    };
    expect(await after(device)).toEqual(['pending', 'reserved', [['review', ['multi_account_device']]]]);
    expect(await after(null)).toEqual(['pending', 'processing', [['pass', []]]]);
  });

  it('a crypto payout for review waits too', async () => {
    const device = `device-${randomUUID()}`;
    await multiAccountOn(device);
    await rule({ multi_account_device: { outcome: 'review' } });
    const player = await newCashboxPlayer(database, { currency: 'BTC', money: 1_000_000 });
    const browser = await signIn(server.app, database, player, device);
    const body = {
      method: 'crypto_btc',
      amount_cents: 20_000,
      currency: 'BTC',
      fields: { address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
    };
    expect(await paid(browser.send(calls.createWithdrawal, { body }))).toMatchObject({ state: 'reserved', review: 'security' });
  });
});

it('the check on request reports what the rules refuse [CASH-013a]', async () => {
  await multiAccountOn('device-asked-about');
  const { browser } = await someone();
  const ask = async (device: string) =>
    (await browser.send(calls.checkTransaction, { body: { ...calls.checkTransaction.example.body, device_fingerprint: device } })).json as {
      allowed: boolean;
    };
  await rule({ multi_account_device: { outcome: 'refuse' } });
  expect([(await ask('device-asked-about')).allowed, (await ask('device-unknown')).allowed]).toEqual([false, true]);
});
