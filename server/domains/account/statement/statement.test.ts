import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import * as call from '#contract/calls/account';
import type { Statement } from '#contract/calls/account/statement';
import { signInRoutes } from '#server/composition/sign-in-routes';
import { callFunction } from '#server/database/call-function';
import {
  creditDeposit,
  finishWithdrawal,
  reconcile,
  recallWithdrawal,
  requestWithdrawal,
  rollbackRound,
  settleRound,
} from '#server/database/ledger';
import { bet, newPlayer } from '#tests/support/ledger';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { statementRoutes } from './routes';
import { type Movement, readMovements, readStatement } from './store';

const server = ownServer([signInRoutes, statementRoutes]);
const { database } = server;

afterAll(async () => {
  await expect(reconcile(database, true)).resolves.toEqual([]);
});

/** The actions of a player; amounts are chosen so that some actions are refused and leave no trace. */
const deedOf = fc.oneof(
  fc.record({ kind: fc.constant('deposit' as const), amount: fc.integer({ min: 1, max: 90_000 }) }),
  fc.record({
    kind: fc.constantFrom('win' as const, 'rollback' as const, 'open' as const),
    amount: fc.integer({ min: 1, max: 9_000 }),
    win: fc.integer({ min: 0, max: 20_000 }),
  }),
  fc.record({
    kind: fc.constantFrom('withdraw' as const, 'recall' as const, 'pending' as const),
    amount: fc.integer({ min: 1, max: 30_000 }),
    fee: fc.integer({ min: 0, max: 40_000 }),
  }),
  fc.record({
    kind: fc.constantFrom('bonus' as const, 'prize' as const, 'adjustment' as const),
    amount: fc.integer({ min: 1, max: 5_000 }),
  }),
);
type Deed = typeof deedOf extends fc.Arbitrary<infer D> ? D : never;

async function post(player: number, kind: string, amount: number): Promise<void> {
  await database.pool.query(
    `select post_transfer($4, $1, $2::bigint,
      array[player_account($2::bigint, 'EUR', case $4 when 'bonus' then 'bonus' else 'real' end::account_kind), platform_account('house', 'EUR')],
      array[$3::bigint, -$3::bigint])`,
    [randomUUID(), player, amount, kind],
  );
}

async function withdraw(player: number, { kind, amount, fee }: Extract<Deed, { fee: number }>): Promise<void> {
  const payment = { reference: randomUUID(), player, currency: 'EUR', amount };
  await requestWithdrawal(database, payment);
  if (kind === 'withdraw') await finishWithdrawal(database, payment.reference, player, fee);
  if (kind === 'recall') await recallWithdrawal(database, payment.reference, player);
}

async function act(player: number, deed: Deed): Promise<void> {
  switch (deed.kind) {
    case 'deposit':
      await creditDeposit(database, { reference: randomUUID(), player, currency: 'EUR', amount: deed.amount });
      return;
    case 'win':
    case 'rollback':
    case 'open': {
      const { round_id } = await bet(database, player, { stake: deed.amount, win: deed.win });
      if (deed.kind === 'win') await settleRound(database, round_id, player);
      if (deed.kind === 'rollback') await rollbackRound(database, round_id, player);
      return;
    }
    case 'withdraw':
    case 'recall':
    case 'pending':
      return withdraw(player, deed);
    default:
      return post(player, deed.kind, deed.amount);
  }
}

/** Performs the actions and spreads them over the days before today, each an hour and a bit after the previous one. */
async function live(player: number, deeds: readonly Deed[], hours: number): Promise<void> {
  for (const deed of deeds) await act(player, deed).catch(() => undefined);
  // Several SQL statements in one query are one transaction.
  await database.pool.query(
    `alter table transfers disable trigger transfers_are_append_only;
     with moved as (
       update transfers set at = timestamptz '2026-03-01 00:00Z' + place * ${hours} * interval '1 hour'
       from (select id, row_number() over (order by id) as place from transfers where player_id = ${player}) as placed
       where placed.id = transfers.id returning transfers.reference, transfers.kind, transfers.at
     )
     update withdrawal_holds h set ended_at = moved.at from moved where moved.kind = 'withdrawal_paid' and moved.reference = h.reference;
     alter table transfers enable trigger transfers_are_append_only`,
  );
}

/** The same figures, summed entry by entry without the statement's functions. */
async function addUp(player: number, from: string, until: string, zone: string) {
  const { rows } = await database.pool.query<{ kind: string; mine: number; fee: number; before: boolean; within: boolean }>(
    `select t.kind, sum(e.amount) filter (where a.player_id = $1)::bigint as mine,
       coalesce(sum(e.amount) filter (where a.kind = 'house'), 0)::bigint as fee,
       (t.at at time zone $4)::date < $2::date as before, (t.at at time zone $4)::date between $2::date and $3::date as within
     from transfers t join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id
     where t.player_id = $1 group by t.id`,
    [player, from, until, zone],
  );
  const sum = (kinds: string[] | null, what: 'mine' | 'fee' = 'mine') =>
    rows.filter(({ within, kind }) => within && (kinds === null || kinds.includes(kind))).reduce((total, row) => total + row[what], 0);
  const opening = rows.filter(({ before }) => before).reduce((total, { mine }) => total + mine, 0);
  const lifetime = (kind: string) => rows.filter((row) => row.kind === kind);
  return {
    opening_cents: opening,
    deposits_cents: sum(['deposit']),
    withdrawals_cents: 0 - sum(['withdrawal_paid']) - sum(['withdrawal_paid'], 'fee'),
    fees_cents: sum(['withdrawal_paid'], 'fee'),
    stakes_cents: 0 - sum(['wager', 'rollback']),
    wins_cents: sum(['win']),
    bonuses_cents: sum(['bonus', 'prize']),
    other_cents: sum(['adjustment']),
    closing_cents: opening + sum(null),
    lifetime: {
      deposits_cents: lifetime('deposit').reduce((total, { mine }) => total + mine, 0),
      withdrawals_cents: lifetime('withdrawal_paid').reduce((total, { mine, fee }) => total - mine - fee, 0),
    },
  };
}

const zones = ['UTC', 'Pacific/Auckland', 'America/St_Johns'];

describe('a statement', () => {
  it('equals the ledger for any history and any days', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(deedOf, { minLength: 1, maxLength: 25 }),
        fc.constantFrom(...zones),
        fc.integer({ min: 1, max: 30 }),
        fc.tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 0, max: 12 })),
        async (deeds, zone, hours, [first, length]) => {
          const player = await newPlayer(database, { money: 20_000 });
          await database.updateTable('players').set({ time_zone: zone, confirmed_at: new Date() }).where('id', '=', player).execute();
          await live(player, deeds, hours);
          const day = (number: number) => new Date(Date.UTC(2026, 2, number)).toISOString().slice(0, 10);
          const [from, until] = [day(first), day(first + length)];
          const statement = await readStatement(database, player, { from, until });
          const { currency: _currency, rounds: _rounds, ...figures } = statement.accounts[0]!;
          expect(figures).toEqual(await addUp(player, from, until, zone));
          expect(figures.closing_cents).toBe(
            figures.opening_cents +
              figures.deposits_cents -
              figures.withdrawals_cents -
              figures.fees_cents -
              figures.stakes_cents +
              figures.wins_cents +
              figures.bonuses_cents +
              figures.other_cents,
          );
        },
      ),
      { numRuns: 25 },
    );
  }, 120_000);

  it('lists the entries of its days in parts, none twice and none left out', async () => {
    const player = await newPlayer(database, { money: 100_000 });
    for (let one = 0; one < 1_050; one += 1) await post(player, 'prize', 1);
    const today = new Date().toISOString().slice(0, 10);
    const parts: Movement[][] = [];
    for await (const part of readMovements(database, player, { from: today, until: today })) parts.push(part);
    expect(parts.map(({ length }) => length)).toEqual([1000, 51]);
    expect(new Set(parts.flat().map(({ id }) => id)).size).toBe(1051);
    expect(parts.flat().at(-1)).toMatchObject({ kind: 'prize', amount: 1, balance_after: 101_050, account: 'real' });
  });

  it('lists the entries of its days in the player’s time zone', async () => {
    const player = await newPlayer(database);
    await database.updateTable('players').set({ time_zone: 'America/Los_Angeles' }).where('id', '=', player).execute();
    const times = ['2026-03-05T07:59:59Z', '2026-03-05T08:00:00Z', '2026-03-06T07:59:59Z', '2026-03-06T08:00:00Z'];
    for (const [at, time] of times.entries()) {
      await post(player, 'prize', at + 1);
      await database.pool.query(
        `alter table transfers disable trigger transfers_are_append_only;
         update transfers set at = '${time}' where id = (select max(id) from transfers where player_id = ${player});
         alter table transfers enable trigger transfers_are_append_only`,
      );
    }
    const found: number[] = [];
    for await (const part of readMovements(database, player, { from: '2026-03-05', until: '2026-03-05' }))
      found.push(...part.map(({ amount }) => amount));
    expect(found).toEqual([2, 3]);
  });

  it('counts rounds and time of play of its days, per currency', async () => {
    const player = await newPlayer(database, { money: 1_000 });
    await callFunction(database, 'open_account', [player, 'NOK']);
    await bet(database, player);
    await rollbackRound(database, (await bet(database, player)).round_id, player);
    await database.updateTable('usage_hours').set({ played_ms: 600_000 }).where('player_id', '=', player).execute();
    const today = new Date().toISOString().slice(0, 10);
    const statement = await readStatement(database, player, { from: today, until: today });
    expect(statement).toMatchObject({ played_ms: 600_000, since: today, time_zone: 'UTC' });
    expect(statement.accounts.map(({ currency, rounds, stakes_cents }) => [currency, rounds, stakes_cents])).toEqual([
      ['EUR', 1, 100],
      ['NOK', 0, 0],
    ]);
    const before = await readStatement(database, player, { from: '2020-01-01', until: '2020-01-31' });
    expect(before).toMatchObject({ played_ms: 0, accounts: [{ closing_cents: 0, lifetime: { deposits_cents: 1_000 } }, {}] });
  });
});

describe('the statement of a player', () => {
  const newcomer = async (name: string) => {
    const browser = new TestBrowser(server.app);
    const user = { ...call.signUp.example.body.user, email: `${name}@perigee.example`, dfpc: name };
    const { json } = await browser.send(call.signUp, { body: { user } });
    const { id, currency } = json as { id: number; currency: string };
    await creditDeposit(database, { reference: randomUUID(), player: id, currency, amount: 123_456 });
    return { browser, currency, id };
  };
  const file = (browser: TestBrowser, path: string, host = 'localhost:4000') =>
    server.app.inject({ method: 'GET', url: path, headers: { host }, cookies: Object.fromEntries(browser.cookies) });

  it('covers this month by default, and refuses a span with one end missing or with its end before its start', async () => {
    const { browser, currency } = await newcomer('statement-month');
    const { status, json } = await browser.send(call.getStatement, {});
    const statement = json as Statement;
    expect(status).toBe(200);
    expect([statement.from.slice(8), statement.from.slice(0, 7)]).toEqual(['01', new Date().toISOString().slice(0, 7)]);
    expect(statement.accounts.find((account) => account.currency === currency)).toMatchObject({ deposits_cents: 123_456 });
    for (const query of [{ from: '2026-01-01' }, { from: '2026-01-02', until: '2026-01-01' }]) {
      const refused = await browser.send(call.getStatement, { query } as object);
      expect(refused).toMatchObject({ status: 422, json: { error: { fields: { until: [{ code: 'fields.date_order' }] } } } });
    }
  });

  it('covers the player’s own month, which begins later west of UTC', async () => {
    const { browser, id } = await newcomer('statement-west');
    await database.updateTable('players').set({ time_zone: 'America/Los_Angeles' }).where('id', '=', id).execute();
    const now = new Date();
    const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
    server.platform.clock.set(new Date(next + 3 * 3_600_000));
    const { from } = (await browser.send(call.getStatement, {})).json as Statement;
    server.platform.clock.set(now);
    expect(from.slice(0, 7)).toBe(new Date(next - 1).toISOString().slice(0, 7));
  });

  it('is available as CSV with the language’s number format, and as PDF', async () => {
    const { browser } = await newcomer('statement-files');
    const german = await file(browser, '/api/player/statement.csv?locale=de');
    expect(german.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'private, no-store' });
    expect(german.body).toMatch(/^\uFEFFDatum und Uhrzeit;Art;Konto;Währung;Betrag;Guthaben danach;Referenz\r\n/);
    expect(german.body).toMatch(/;Einzahlung;Echtgeld;\w{3};1234,56;1234,56;/);
    expect((await file(browser, '/api/player/statement.csv?locale=en')).body).toMatch(/,Deposit,Real money,\w{3},1234\.56,1234\.56,/);
    // A language that the host doesn't offer.
    expect((await file(browser, '/api/player/statement.csv?locale=de', 'english.meridian.localhost')).body).toContain(',Deposit,');
    const pdf = await file(browser, '/api/player/statement.pdf?locale=fr-CA');
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('isn’t available to other players', async () => {
    expect((await file(new TestBrowser(server.app), '/api/player/statement.csv')).statusCode).toBe(401);
    expect((await file(new TestBrowser(server.app), '/api/player/statement.pdf')).statusCode).toBe(401);
  });
});
