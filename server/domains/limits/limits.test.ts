import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { ResponseOf } from '#contract/call';
import { getPlayer, signIn, signUp } from '#contract/calls/account';
import { createDeposit } from '#contract/calls/cashbox/deposits';
import { recallPayment } from '#contract/calls/cashbox/history';
import { createWithdrawal } from '#contract/calls/cashbox/withdrawals';
import { subscribeToPromo } from '#contract/calls/competitions';
import * as call from '#contract/calls/limits';
import type { Limit } from '#contract/fields/limit';
import type { PaymentProgress } from '#contract/fields/payment';
import type { User } from '#contract/fields/user';
import { inTransaction } from '#server/database/connection';
import { creditDeposit, limitRefusal, returnWithdrawal } from '#server/database/ledger';
import { updatePlayer } from '#server/database/players-store';
import { takeTurn } from '#server/database/player-lock';
import { apartFromTransaction } from '#server/database/pool';
import { promoRoutes } from '#server/domains/competitions/promos/promo-routes';
import { signInRoutes } from '#server/composition/sign-in-routes';
import { profileRoutes } from '#server/domains/account/routes';
import { cashboxRoutes } from '#server/domains/cashbox/routes';
import { eventsOf, proven } from '#tests/support/cashbox';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { type LimitMailTask, sendLimitMail } from './mail-job';
import { limitRoutes } from './routes';

const server = ownServer([signInRoutes, profileRoutes, limitRoutes, cashboxRoutes, promoRoutes]);
const { database, platform } = server;
let count = 0;

/** A different person each time, because an excluded person can't open a second account. */
const personOf = (nth: number) => ({
  date_of_birth: `${1940 + nth}-01-02`,
  mobile_phone: `+49 30 ${10_000_000 + nth}`,
  dfpc: `limited-device-${nth}`,
});

async function player() {
  const browser = new TestBrowser(server.app);
  const user = { ...signUp.example.body.user, email: `limited-${(count += 1)}@perigee.example`, ...personOf(count) };
  const { id } = (await browser.send(signUp, { body: { user } })).json as User;
  // The holder of the bank account, verified, so that withdrawals are allowed.
  await database
    .updateTable('players')
    .set({ ...proven, first_name: 'Rena', last_name: 'Richter' })
    .where('id', '=', id)
    .execute();
  return { browser, user, id };
}

const weekly = (amount_cents: number) => ({ type: 'deposit', period: 'week', currency: 'EUR', amount_cents });
const list = async (browser: TestBrowser) => ((await browser.send(call.getLimits)).json as { data: Limit[] }).data;
const deposit = (browser: TestBrowser, amount_cents: number) =>
  browser.send(createDeposit, { body: { method: 'orbit_wallet', currency: 'EUR', amount_cents, fields: { email: 'ada@orbit.example' } } });
const refusal = (id: number, amount: number) => limitRefusal(database, { player: id, currency: 'EUR', kind: 'deposit', amount });

/** Advances a day: the waiting job is due, and the database's clock is past the waiting time. */
async function dayPasses(id: number): Promise<string | null> {
  const { rows } = await database.pool.query<{ payload: LimitMailTask }>(
    "delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'limit_mail' returning j.payload",
  );
  const sent = platform.mails.length;
  for (const { payload } of rows) await sendLimitMail(platform, payload);
  await database
    .updateTable('user_limits')
    .set({ pending_from: new Date(platform.clock.now().getTime() - 1000) })
    .where('player_id', '=', id)
    .where('pending_from', 'is not', null)
    .execute();
  return /\/profile\/limits\/confirm\?token=([\w-]{43})/.exec(platform.mails.slice(sent).at(-1)?.text ?? '')?.[1] ?? null;
}

describe('limits', () => {
  it('contain type, period, accounts and the used part [LIMIT-001a]', async () => {
    const { browser, id } = await player();
    const set = await browser.send(call.setLimit, { body: weekly(20_000) });
    expect(set.json).toMatchObject({
      type: 'deposit',
      period: 'week',
      accounts: [{ currency: 'EUR', amount_cents: 20_000, current_value_amount_cents: 0 }],
      is_reached: false,
      pending: null,
    });
    await creditDeposit(database, { reference: `deposit-${id}`, player: id, currency: 'EUR', amount: 20_000 });
    const [limit] = await list(browser);
    expect(limit).toMatchObject({ accounts: [{ current_value_amount_cents: 20_000 }], is_reached: true });
    // The deposit's hour leaves the week when it's over.
    const { rows } = await database.pool.query<{ hour: Date }>('select hour from usage_hours where player_id = $1', [id]);
    expect(limit!.frees_at).toBe(new Date(rows[0]!.hour.getTime() + (7 * 24 + 1) * 3_600_000).toISOString());
  });

  it('of one player are changed one after the other: a removal waits for a pending change', async () => {
    const { browser, id } = await player();
    const { id: limit } = (await browser.send(call.setLimit, { body: weekly(20_000) })).json as Limit;
    const isWaited = async () =>
      (await database.pool.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")).rows
        .length > 0;
    let removal: Promise<unknown> = Promise.resolve();
    await inTransaction(database, async (transaction) => {
      await takeTurn(transaction, id);
      removal = apartFromTransaction(() => browser.send(call.removeLimit, { params: { id: String(limit) } }));
      while (!(await apartFromTransaction(isWaited))) await setImmediate();
    });
    expect(await removal).toMatchObject({ status: 200, json: { pending: { value: null } } });
  });

  it('apply immediately if lowered; a raise waits a day and for its mailed confirmation [LIMIT-004a, LIMIT-004b, ROUTE-015a]', async () => {
    const { browser, id } = await player();
    await browser.send(call.setLimit, { body: weekly(20_000) });
    await browser.send(call.setLimit, { body: weekly(10_000) });
    expect([await refusal(id, 10_000), await refusal(id, 10_001)]).toEqual([null, 'limit_reached']);
    const raise = await browser.send(call.setLimit, { body: weekly(50_000) });
    expect(raise.json).toMatchObject({ accounts: [{ amount_cents: 10_000 }], pending: { value: 50_000 } });
    const token = await dayPasses(id);
    expect(await refusal(id, 10_001)).toBe('limit_reached');
    const confirm = () => new TestBrowser(server.app).send(call.confirmLimit, { body: { token } });
    expect((await confirm()).json).toMatchObject({ accounts: [{ amount_cents: 50_000 }], pending: null });
    expect(await refusal(id, 50_000)).toBeNull();
    expect((await confirm()).status).toBe(200);
    await browser.send(call.setLimit, { body: weekly(5_000) });
    expect(await refusal(id, 5_001)).toBe('limit_reached');
    expect((await confirm()).code).toBe('token_invalid');
  });

  it('of deposits report what is left after pending deposits, and refuse more with the same value [LIMIT-005a]', async () => {
    const { browser } = await player();
    const room = async (currency = 'EUR') => (await browser.send(call.getDepositRoom, { query: { currency } })).json;
    expect(await room()).toEqual({ limit: null });
    await browser.send(call.setLimit, { body: weekly(50_000) });
    await browser.send(call.setLimit, { body: { ...weekly(20_000), period: 'month' } });
    const limit = { type: 'deposit', period: 'month', currency: 'EUR', left_cents: 20_000, frees_at: null };
    expect(await room()).toEqual({ limit });
    expect(await room('JPY')).toMatchObject({ limit: { currency: 'JPY', left_cents: 35_714 } });
    expect((await deposit(browser, 15_000)).json).toMatchObject({ payment: { state: 'pending' } });
    expect(await room()).toEqual({ limit: { ...limit, left_cents: 5_000 } });
    const accounts = [{ current_value_amount_cents: 15_000 }];
    expect(await list(browser)).toMatchObject([{ accounts }, { accounts }]);
    const message = 'That’s more than your limit allows. You have €50.00 left.';
    const error = { message, limit: { ...limit, left_cents: 5_000 } };
    expect(await deposit(browser, 6_000)).toMatchObject({ status: 403, code: 'limit_reached', json: { error } });
  });

  it('drop a pending raise when a lower limit is requested later', async () => {
    const { browser, id } = await player();
    await browser.send(call.setLimit, { body: weekly(20_000) });
    await browser.send(call.setLimit, { body: weekly(90_000) });
    await browser.send(call.setLimit, { body: weekly(15_000) });
    expect(await dayPasses(id)).toBeNull();
    expect(await list(browser)).toMatchObject([{ accounts: [{ amount_cents: 15_000 }], pending: null }]);
  });

  it('are removed only after the waiting time and the confirmation [LIMIT-004b]', async () => {
    const { browser, id } = await player();
    const { id: limit } = (await browser.send(call.setLimit, { body: weekly(10_000) })).json as Limit;
    expect((await (await player()).browser.send(call.removeLimit, { params: { id: String(limit) } })).code).toBe('limit_not_found');
    expect((await browser.send(call.removeLimit, { params: { id: String(limit) } })).json).toMatchObject({ pending: { value: null } });
    expect(await eventsOf(database, id, 'limits_changes')).toEqual([{ type: 'deposit' }, { type: 'deposit' }]);
    const token = await dayPasses(id);
    expect(await refusal(id, 10_001)).toBe('limit_reached');
    expect((await new TestBrowser(server.app).send(call.confirmLimit, { body: { token } })).status).toBe(200);
    expect([await refusal(id, 10_001), await list(browser)]).toEqual([null, []]);
    expect((await browser.send(call.setLimit, { body: weekly(3_000) })).json).toMatchObject({ accounts: [{ amount_cents: 3_000 }] });
  });

  it('apply to session time too', async () => {
    const { browser } = await player();
    const minutes = (value: number) => browser.send(call.setLimit, { body: { type: 'session', period: 'day', minutes: value } });
    expect((await minutes(60)).json).toMatchObject({ minutes: 60, accounts: [] });
    expect((await minutes(30)).json).toMatchObject({ minutes: 30, pending: null });
    expect((await minutes(120)).json).toMatchObject({ minutes: 30, pending: { value: 120 } });
  });

  it('return the same response to a repeat of the same intent', async () => {
    const { browser } = await player();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await browser.send(call.setLimit, { body: weekly(7_000) }, key);
    expect(await browser.send(call.setLimit, { body: weekly(7_000) }, key)).toEqual(first);
    expect((await browser.send(call.setLimit, { body: weekly(8_000) }, key)).code).toBe('idempotency_conflict');
  });

  it('are offered by the policy of the player’s licence and country, and others are refused', async () => {
    const { browser, id } = await player();
    const policy = async () => ((await browser.send(call.getLimits)).json as ResponseOf<typeof call.getLimits>).policy;
    expect(await policy()).toMatchObject({ raise_wait_hours: 168, cycles: { deposit: ['day', 'week', 'month'] } });
    expect((await browser.send(call.setLimit, { body: { ...weekly(100), period: 'hour' } })).code).toBe('limit_not_offered');
    await updatePlayer(database, id, { country: 'GB' });
    expect((await policy()).raise_wait_hours).toBe(24);
    expect((await browser.send(call.setLimit, { body: { type: 'coolingoff', period: 'month_3' } })).code).toBe('limit_not_offered');
  });

  it('of a single bet and of an hour are set like any other [LIMIT-001a]', async () => {
    const { browser } = await player();
    const single = { type: 'single_bet', period: 'bet', currency: 'EUR', amount_cents: 200 };
    expect((await browser.send(call.setLimit, { body: single })).json).toMatchObject({
      accounts: [{ amount_cents: 200, current_value_amount_cents: 0 }],
      is_reached: false,
      frees_at: null,
    });
    expect((await browser.send(call.setLimit, { body: { ...single, amount_cents: 300 } })).json).toMatchObject({ pending: { value: 300 } });
    const hourly = { type: 'loss', period: 'hour', currency: 'EUR', amount_cents: 1000 };
    expect((await browser.send(call.setLimit, { body: hourly })).json).toMatchObject({ type: 'loss', period: 'hour' });
  });

  it('refuse periods that a type doesn’t have', async () => {
    const { browser } = await player();
    for (const body of [
      { type: 'coolingoff', period: 'forever' },
      { type: 'selfexclusion', period: 'day' },
      { ...weekly(100), period: 'month_9' },
      { ...weekly(-1) },
      { ...weekly(0), type: 'single_bet', period: 'bet' },
    ]) {
      expect((await browser.send(call.setLimit, { body })).code).toBe('bad_input');
    }
  });
});

/** A withdrawal to a bank account of the player's own. */
const toBank = {
  body: {
    ...createWithdrawal.example.body,
    method: 'bank',
    fields: { iban: 'DE89370400440532013000', holder: 'Rena Richter' },
  },
};

describe('breaks', () => {
  it('end every session immediately and stop bets and deposits, but the player can sign in to withdraw [LIMIT-003b, LIMIT-006a]', async () => {
    const { browser, user, id } = await player();
    const phone = new TestBrowser(server.app);
    await phone.send(signIn, { body: { user: { email: user.email, password: user.password } } });
    const taken = await browser.send(call.setLimit, { body: { type: 'coolingoff', period: 'day_3' } });
    expect(taken.json).toMatchObject({ type: 'coolingoff', is_reached: true });
    expect(browser.cookies.size).toBe(0);
    expect((await phone.send(getPlayer)).code).toBe('signed_out');
    expect((await phone.send(signIn, { body: { user: { email: user.email, password: user.password } } })).status).toBe(200);
    expect(await refusal(id, 1)).toBe('player_excluded');
    await creditDeposit(database, { reference: `kept-${id}`, player: id, currency: 'EUR', amount: 5000 });
    expect((await phone.send(createWithdrawal, toBank)).json).toMatchObject({
      payment: { state: 'pending', amount_cents: 3000 },
    });
  });

  it('are part of the player’s data with their end, longest first, and are sent to open windows', async () => {
    const { browser, user, id } = await player();
    expect((await browser.send(getPlayer)).json).toMatchObject({ play_break: null });
    const until = ((await browser.send(call.setLimit, { body: { type: 'coolingoff', period: 'day_3' } })).json as Limit).active_until;
    await browser.send(signIn, { body: { user: { email: user.email, password: user.password } } });
    expect((await browser.send(getPlayer)).json).toMatchObject({ play_break: { type: 'coolingoff', until } });
    await browser.send(call.setLimit, { body: { type: 'selfexclusion', period: 'forever' } });
    await browser.send(signIn, { body: { user: { email: user.email, password: user.password } } });
    expect((await browser.send(getPlayer)).json).toMatchObject({ play_break: { type: 'selfexclusion', until: null } });
    const told = await database
      .selectFrom('player_events')
      .select('payload')
      .where('player_id', '=', id)
      .where('kind', '=', 'limits_changes')
      .orderBy('seq')
      .execute();
    expect(told.map(({ payload }) => payload)).toEqual([{ type: 'coolingoff' }, { type: 'selfexclusion' }]);
  });

  it('let a pending withdrawal continue, and refuse subscriptions to promotions', async () => {
    const { browser, user, id } = await player();
    await creditDeposit(database, { reference: `pending-${id}`, player: id, currency: 'EUR', amount: 5000 });
    const { payment } = (await browser.send(createWithdrawal, toBank)).json as PaymentProgress;
    await browser.send(call.setLimit, { body: { type: 'coolingoff', period: 'day' } });
    await browser.send(signIn, { body: { user: { email: user.email, password: user.password } } });
    expect((await browser.send(recallPayment, { params: { id: payment.id } })).code).toBe('player_excluded');
    expect((await browser.send(subscribeToPromo, subscribeToPromo.example)).code).toBe('player_excluded');
    const { rows } = await database.pool.query<{ state: string }>('select state from withdrawal_holds where reference = $1', [payment.id]);
    expect(rows).toEqual([{ state: 'held' }]);
    await returnWithdrawal(database, payment.id, id);
    const after = await database.pool.query<{ state: string }>('select state from withdrawal_holds where reference = $1', [payment.id]);
    expect(after.rows).toEqual([{ state: 'recalled' }]);
  });

  it.each([
    ['coolingoff', { hour: 1 / 24, day: 1, day_3: 3, week: 7, month: 30, month_3: 91 }],
    ['selfexclusion', { month_6: 182, month_9: 274, month_12: 365, month_36: 1096, month_60: 1826, forever: null }],
  ] as const)('of kind %s last for their period, months by the calendar [LIMIT-002b]', async (type, lengths) => {
    for (const [period, days] of Object.entries(lengths)) {
      const { json } = await (await player()).browser.send(call.setLimit, { body: { type, period } });
      const { active_until: until } = json as Limit;
      const lasts = until === null ? null : (Date.parse(until) - platform.clock.now().getTime()) / 86_400_000;
      expect([period, lasts && Math.abs(lasts - (days ?? 0)) < (period.startsWith('month') ? 3 : 0.01)]).toEqual([period, days && true]);
    }
  });

  it('can’t be cancelled', async () => {
    const { browser, id } = await player();
    const other = new TestBrowser(server.app);
    for (const [name, value] of browser.cookies) other.cookies.set(name, value);
    const { id: limit } = (await browser.send(call.setLimit, { body: { type: 'selfexclusion', period: 'forever' } })).json as Limit;
    await database.updateTable('sessions').set({ revoked_at: null }).where('player_id', '=', id).execute();
    expect((await other.send(call.removeLimit, { params: { id: String(limit) } })).code).toBe('forbidden');
    expect(await refusal(id, 1)).toBe('player_excluded');
  });
});
