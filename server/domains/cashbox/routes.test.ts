import pino from 'pino';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as calls from '#contract/calls/cashbox';
import { isTrusted } from '#server/edges/payments/fraud';
import { act, newCashboxPlayer } from '#tests/support/cashbox';
import { sandboxCheckout } from '#server/composition/sandbox-checkout';
import { ownServer } from '#tests/support/own-server';
import type { TestBrowser } from '#tests/support/platform';
import { signIn } from '#tests/support/signed-in';
import { configsOf } from '../config/configs';
import { setConfig } from '../config/store';
import { cashboxRoutes } from './routes';
import { seedExamplePayments, seedPayments } from './seed';

vi.mock('#server/edges/payments/fraud', async (original) => ({
  isTrusted: vi.fn((await original<{ isTrusted: typeof isTrusted }>()).isTrusted),
}));

const server = ownServer([cashboxRoutes, sandboxCheckout], {}, { poolSize: 12 });
const { database, platform } = server;
const logged: string[] = [];
platform.log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });

let player: number;
let browser: TestBrowser;

beforeAll(async () => {
  player = await newCashboxPlayer(database);
  // The holder of the example's bank account.
  await database.updateTable('players').set({ first_name: 'Rena', last_name: 'Richter' }).where('id', '=', player).execute();
  await act(database, async (transaction) => {
    await seedPayments(transaction, platform.payments, [{ id: player, currency: 'EUR' }], new Date());
    await seedExamplePayments(transaction, platform.payments, { id: player, currency: 'EUR' }, new Date());
  });
  browser = await signIn(server.app, database, player);
});

const cardBody = { number: '4242 4242 4242 4242', expiry: '12/39', security_code: '123', holder: 'Rena Richter' };

async function deposit(amount = 5000, headers = {}): Promise<{ status: number; json: { payment: { id: string; state: string } } }> {
  const card = (await browser.send(calls.tokenizeCard, { body: cardBody })) as { json: { token: string } };
  return browser.send(
    calls.createDeposit,
    { body: { method: 'card', amount_cents: amount, currency: 'EUR', fields: { token: card.json.token } } },
    headers,
  );
}

describe('accounts', () => {
  it('contain currency, active flag, total and withdrawable amount [CASH-001a, API-007]', async () => {
    const { json } = (await browser.send(calls.getAccounts)) as { json: { data: unknown[] } };
    expect(json.data[0]).toEqual({ currency: 'EUR', active: true, amount_cents: 42_000, available_to_cashout_cents: 42_000 });
  });

  it('can be opened in further currencies and switched [CASH-004a, CASH-004b, API-008]', async () => {
    const opening = await browser.send(calls.openAccount, { body: { currency: 'CAD' } });
    expect((opening.json as { data: { currency: string; active: boolean }[] }).data[0]).toMatchObject({ currency: 'CAD', active: true });
    await browser.send(calls.openAccount, { body: { currency: 'EUR' } });
    const { json } = (await browser.send(calls.getAccounts)) as { json: { data: { currency: string; active: boolean }[] } };
    expect(json.data.map(({ currency, active }) => `${currency} ${active}`)).toEqual(['EUR true', 'BTC false', 'CAD false']);
    expect((await browser.send(calls.openAccount, { body: { currency: 'GBP' } })).code).toBe('currency_not_supported');
    // Open accounts in a currency that's no longer offered stay open, but no new ones can be opened.
    const offered = await configsOf(platform).get('currency-config');
    await setConfig(database, 'currency-config', { ...offered, enabled: ['EUR'] });
    configsOf(platform).forget();
    const codes = [];
    for (const currency of ['CAD', 'USD', 'EUR']) codes.push((await browser.send(calls.openAccount, { body: { currency } })).code);
    expect(codes).toEqual([null, 'currency_not_supported', null]);
    await setConfig(database, 'currency-config', offered);
    configsOf(platform).forget();
  });
});

describe('information', () => {
  it('lists the enabled currencies, each with its minor units [CASH-002a, CASH-002b, API-053]', async () => {
    const { json } = (await browser.send(calls.getCurrencies)) as {
      json: { data: { code: string; fiat: boolean; subunits_to_unit: number }[] };
    };
    const codes = (isFiat: boolean) =>
      json.data
        .filter(({ fiat }) => fiat === isFiat)
        .map(({ code }) => code)
        .sort();
    expect(codes(true)).toEqual(['AUD', 'BRL', 'CAD', 'EUR', 'JPY', 'NOK', 'NZD', 'USD']);
    expect(codes(false)).toEqual(['BCH', 'BTC', 'DOG', 'ETH', 'LTC', 'USDT']);
    expect(json.data.find(({ code }) => code === 'JPY')?.subunits_to_unit).toBe(1);
  });

  it('contains crypto rates [CASH-019]', async () => {
    const { json } = (await browser.send(calls.getCryptoExchangeRates)) as {
      json: { data: { currency: string; rates: Record<string, number> }[] };
    };
    const bitcoin = json.data.find(({ currency }) => currency === 'BTC')!;
    expect(bitcoin.rates.EUR).toBe(80_000);
    expect(bitcoin.rates.USD).toBeCloseTo(80_000 / 0.86);
  });

  it('describes each method completely, including saved cards [CASH-006]', async () => {
    const { json } = (await browser.send(calls.getMethods, { query: { currency: 'EUR', action: 'deposit' } })) as {
      json: { methods: object[]; fields: Record<string, object[]>; sandbox: boolean };
    };
    expect(json.sandbox).toBe(true);
    expect(json.methods[0]).toEqual({
      id: 'card',
      brand: 'card',
      provider: 'sandbox',
      type: 'other',
      currency: 'EUR',
      recallable: true,
      processingTime: 0,
      savedProfiles: [{ id: 'seeded-card', brand: 'visa', title: '•••• 4242', expires: '12/39', is_default: false, problem: null }],
      fee: { basis_points: 0, fixed_cents: 0 },
      deposit: { min_cents: 1000, max_cents: 500_000 },
      withdrawal: { min_cents: 2000, max_cents: 250_000 },
    });
    expect(Object.keys(json.fields)).toEqual(['card', 'sofort', 'orbit_wallet', 'neosurf']);
  });
});

describe('the history', () => {
  it('shows every payment with action, state and end time [CASH-008a, API-005]', async () => {
    const { json } = (await browser.send(calls.getPayments)) as {
      json: { data: { id: string; action: string; state: string; finished_at: string | null }[] };
    };
    const states = new Set(json.data.map(({ action, state }) => `${action} ${state}`));
    expect([...states].sort()).toEqual([
      'cashout pending',
      'cashout recalled',
      'cashout success',
      'deposit canceled',
      'deposit declined',
      'deposit pending',
      'deposit succeeded',
    ]);
    for (const { state, finished_at } of json.data) expect(finished_at === null).toBe(state === 'pending');
  });

  it('reaches back a year', async () => {
    const id = calls.examplePayments.settled;
    const isListed = async () =>
      ((await browser.send(calls.getPayments)) as { json: { data: { id: string }[] } }).json.data.some((one) => one.id === id);
    const { created_at } = await database.selectFrom('payments').select('created_at').where('id', '=', id).executeTakeFirstOrThrow();
    const begin = (at: Date) => database.updateTable('payments').set({ created_at: at }).where('id', '=', id).execute();
    for (const [days, listed] of [
      [365, true],
      [367, false],
    ] as const) {
      await begin(new Date(Date.now() - days * 86_400_000));
      expect([days, await isListed()]).toEqual([days, listed]);
    }
    await begin(created_at);
  });

  it('contains only the player’s own', async () => {
    const stranger = await signIn(server.app, database, await newCashboxPlayer(database));
    expect(((await stranger.send(calls.getPayments)) as { json: { data: unknown[] } }).json.data).toEqual([]);
    const params = { id: calls.examplePayments.settled };
    expect((await stranger.send(calls.getPayment, { params })).code).toBe('payment_not_found');
    expect((await stranger.send(calls.recallPayment, { params: { id: calls.examplePayments.recallable } })).code).toBe('payment_not_found');
  });
});

describe('every example of the contract', () => {
  const named = Object.values(calls).filter((call) => typeof call === 'object' && 'method' in call && 'example' in call);
  it.each(named.filter(({ id }) => id !== 'cashbox.provider-callback').map((call) => [call.id, call] as const))(
    '%s gets a response',
    async (_id, call) => {
      expect(await browser.send(call, call.example as never)).toMatchObject({ status: 200 });
    },
  );
});

describe('payments over the wire', () => {
  it('a repeat of one intent pays once and gets the same response', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = { method: 'card', amount_cents: 5000, currency: 'EUR', fields: { profile: 'seeded-card' } };
    const [one, other] = [
      await browser.send(calls.createDeposit, { body }, headers),
      await browser.send(calls.createDeposit, { body }, headers),
    ];
    expect(other.json).toEqual(one.json);
    expect((await browser.send(calls.createDeposit, { body: { ...body, amount_cents: 6000 } }, headers)).code).toBe('idempotency_conflict');
  });

  it('a card number appears neither in the log nor in the database', async () => {
    logged.length = 0;
    await deposit();
    expect(logged.join('')).toContain(calls.tokenizeCard.path);
    const { rows } = await database.pool.query<{ found: string }>(
      `select string_agg(row::text, '') as found from (
        select to_jsonb(payments) as row from payments union all select to_jsonb(payment_profiles) from payment_profiles
        union all select to_jsonb(idempotency_keys) from idempotency_keys union all select to_jsonb(audit_log) from audit_log) as rows`,
    );
    for (const text of [logged.join(''), rows[0]!.found]) expect(text).not.toMatch(/4242.?4242/);
  });

  it('the fraud check receives every field, with the player’s status from the groups, and decides [CASH-013a, CASH-013b, API-061]', async () => {
    await database.insertInto('player_groups').values({ player_id: player, group_id: 259 }).execute();
    const { body } = calls.checkTransaction.example;
    const check = (sent: object) => browser.send(calls.checkTransaction, { body: sent });
    expect((await check(body)).json).toEqual({ allowed: true, custom_player_status: 259 });
    expect(isTrusted).toHaveBeenLastCalledWith({ ...body, custom_player_status: 259 });
    expect((await check({ ...body, card: { ...body.card, last_four: '0019' } })).json).toMatchObject({ allowed: false });
    expect((await check({ ...body, custom_player_status: 759 })).json).toMatchObject({ custom_player_status: 259 });
    expect(isTrusted).toHaveBeenLastCalledWith({ ...body, custom_player_status: 259 });
  });

  it('accepts only signed webhooks', async () => {
    const started = (await browser.send(calls.createDeposit, {
      body: { method: 'orbit_wallet', amount_cents: 5000, currency: 'EUR', fields: { email: 'ada@example.com' } },
    })) as { json: { payment: { id: string } } };
    const said = {
      event: 'e-1',
      payment: started.json.payment.id,
      state: 'succeeded',
      amount_cents: 5000,
      currency: 'EUR',
      reason: null,
      at: new Date().toISOString(),
    } as const;
    const provider = async (body: object) => server.app.inject({ method: 'POST', url: calls.receiveCallback.path, payload: body });
    expect((await provider({ ...said, signature: '0'.repeat(64) })).statusCode).toBe(403);
    expect((await provider(platform.payments.sign(said))).json()).toEqual({ taken: true });
    expect((await provider(platform.payments.sign(said))).json()).toEqual({ taken: false });
  });

  it('the sandbox bank’s page completes a redirect and leads back', async () => {
    const started = (await browser.send(calls.createDeposit, {
      body: { method: 'sofort', amount_cents: 5000, currency: 'EUR', fields: { holder: 'Ada Orbit' } },
    })) as {
      json: { payment: { id: string }; next: { url: string } };
    };
    const { id } = started.json.payment;
    const page = await server.app.inject({ url: started.json.next.url });
    expect(page.body).toContain('€50.00');
    const key = new URL(started.json.next.url, 'http://localhost').searchParams.get('key')!;
    const form = {
      method: 'POST',
      url: `/provider/payments/checkout/${id}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    } as const;
    expect((await server.app.inject({ ...form, payload: `key=${'0'.repeat(32)}&state=succeeded` })).statusCode).toBe(404);
    const response = await server.app.inject({ ...form, payload: `key=${key}&state=canceled` });
    expect([response.statusCode, response.headers.location]).toEqual([303, `/deposit?payment=${id}`]);
    const { json } = (await browser.send(calls.getPayment, { params: { id } })) as { json: { payment: { state: string } } };
    expect(json.payment.state).toBe('canceled');
  });
});
