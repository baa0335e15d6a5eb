import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { eventsOf, waitingJobs } from '#tests/support/cashbox';
import { ownDatabase } from '#tests/support/database';
import { bet, newPlayer } from '#tests/support/ledger';
import { creditDeposit, finishWithdrawal, openAccount, requestWithdrawal, rollbackRound, settleRound } from './ledger';

const { database } = ownDatabase();

const run = (text: string, values: unknown[] = []) => database.pool.query<Record<string, unknown>>(text, values);
const one = async (text: string, values: unknown[] = []) => Object.values((await run(text, values)).rows[0]!)[0];

const giveBonus = (player: number, amount: number) =>
  run(
    `select post_transfer('bonus', $1, $2, array[player_account($2, 'EUR', 'bonus'), platform_account('house', 'EUR')],
      array[$3::bigint, -$3::bigint])`,
    [randomUUID(), player, amount],
  );

/** An activated gift: bonus money in a currency, unless overridden. */
async function gift(player: number, change: object = {}): Promise<string> {
  const terms = { type: 'bonus', kind: 'cash', group_key: 'x', currency: 'EUR', amount_cents: 1_000, wager: 30, source: randomUUID() };
  const id = String(await one('select issue_gift($1, $2)', [player, JSON.stringify({ ...terms, ...change })]));
  await run('select activate_gift($1, $2, 20)', [player, id]);
  return id;
}

const roundOf = async (id: string) =>
  (await run('select state, balance_after::integer as balance_after from rounds where id = $1', [id])).rows[0];

describe('a settled round', () => {
  it('stores the balance after it, including its win', async () => {
    const player = await newPlayer(database, { money: 1_000 });
    const { round_id } = await bet(database, player, { stake: 100, win: 250 });
    await settleRound(database, round_id, player);
    expect(await roundOf(round_id)).toEqual({ state: 'settled', balance_after: 1_150 });
  });

  it('of bonus money wins bonus money, rounded down', async () => {
    const player = await newPlayer(database, { money: 2 });
    await giveBonus(player, 1);
    const { round_id } = await bet(database, player, { stake: 3, win: 10 });
    const { balance } = await settleRound(database, round_id, player);
    expect(balance).toMatchObject({ available_to_cashout_cents: 7, bonus_cents: 3 });
  });

  it('can’t be one of a live table that hasn’t been drawn', async () => {
    const player = await newPlayer(database, { money: 1_000 });
    const { round_id } = await bet(database, player, { outcome: { kind: 'live' }, win: 500 });
    await expect(settleRound(database, round_id, player)).rejects.toThrow('round_unfinished');
    expect((await roundOf(round_id))!.state).toBe('open');
  });

  it('counts towards the gift in its own currency, also when it’s returned', async () => {
    const player = await newPlayer(database, { money: 1_000 });
    const inDollars = await gift(player, { currency: 'USD' });
    await bet(database, player, { stake: 500 });
    expect(await one('select amount_wager_cents::integer from gifts where id = $1', [inDollars])).toBe(0);
  });
});

describe('a stake', () => {
  it('reduces the withdrawable amount, which excludes bonus money', async () => {
    const player = await newPlayer(database, { money: 1_000 });
    await giveBonus(player, 400);
    const { balance } = await bet(database, player, { stake: 300 });
    expect(balance).toMatchObject({ amount_cents: 1_100, available_to_cashout_cents: 700, bonus_cents: 400 });
    expect((await eventsOf(database, player, 'balance')).at(-1)).toMatchObject({ available_to_cashout_cents: 700, bonus_cents: 400 });
  });

  it('can’t exceed the ledger’s maximum amount', async () => {
    const player = await newPlayer(database, { money: 1_000 });
    const refusal = (more: number) => one(`select wager_refusal($1, 'active', 'EUR', rule_largest_amount() + $2)`, [player, more]);
    expect([await refusal(0), await refusal(1)]).toEqual([null, 'stake_not_allowed']);
  });

  it('of a round with a bonus is checked as the round’s total', async () => {
    const player = await newPlayer(database, { money: 1_000 });
    await gift(player, { max_stake_cents: 150 });
    const { round_id } = await bet(database, player, { stake: 100 });
    await expect(run('select add_stake(r, 60, null) from rounds r where id = $1', [round_id])).rejects.toThrow('bonus_stake_too_high');
    await expect(run('select add_stake(r, 50, null) from rounds r where id = $1', [round_id])).resolves.toBeDefined();
  });

  it('counts towards a gift by the gift’s own weights', async () => {
    const player = await newPlayer(database, { money: 1_000 });
    const id = await gift(player, { weights: { roulette: 20 } });
    expect(await one('select weights from gifts where id = $1', [id])).toEqual({ roulette: 20 });
    const terms = { kind: 'roulette', at_risk: 100, weight: 50, bonus_money: 100, max_stake: 1_000 };
    const counted = (kind: string) =>
      one(`select counted_for_gift(g, 'any', 100, $1)::integer from gifts g where id = $2`, [JSON.stringify({ ...terms, kind }), id]);
    expect([await counted('roulette'), await counted('slots')]).toEqual([20, 50]);
  });
});

describe('the usage of a limit of an hour', () => {
  const used = async (player: number, type: string) => Number(await one(`select limit_usage($1, $2, 'hour', 'EUR')`, [player, type]));

  it('excludes returned rounds, and wins that aren’t paid yet', async () => {
    const player = await newPlayer(database, { money: 1_000 });
    const { round_id: returned } = await bet(database, player, { stake: 300 });
    await rollbackRound(database, returned, player);
    const { round_id } = await bet(database, player, { stake: 200, win: 150 });
    expect([await used(player, 'wager'), await used(player, 'loss')]).toEqual([200, 200]);
    await settleRound(database, round_id, player);
    expect([await used(player, 'wager'), await used(player, 'loss')]).toEqual([200, 50]);
  });
});

describe('a statement', () => {
  it('includes only rounds, time and fees of its days, without returned and unpaid ones', async () => {
    const player = await newPlayer(database, { money: 10_000 });
    await run(`update players set time_zone = 'Pacific/Kiritimati' where id = $1`, [player]);
    const { round_id } = await bet(database, player);
    await bet(database, player);
    await rollbackRound(database, round_id, player);
    await run(`insert into usage_hours (player_id, currency, hour, played_ms) values ($1, 'USD', now() - interval '40 days', 7000)`, [
      player,
    ]);
    await run(`update usage_hours set played_ms = 5000 where player_id = $1 and currency = 'EUR'`, [player]);
    for (const fee of [30, 70]) {
      const payment = { reference: randomUUID(), player, currency: 'EUR', amount: 1_000 };
      await requestWithdrawal(database, payment);
      await finishWithdrawal(database, payment.reference, player, fee);
      if (fee === 70)
        await run(`update withdrawal_holds set ended_at = now() + interval '9 days' where reference = $1`, [payment.reference]);
    }
    await run(
      `insert into withdrawal_holds (reference, player_id, currency, amount, fee, state, ended_at) values ($1, $2, 'EUR', 500, 90, 'recalled', now())`,
      [randomUUID(), player],
    );
    const today = `(now() at time zone 'Pacific/Kiritimati')::date`;
    const found = (await one(`select statement_of($1, ${today}, ${today})`, [player])) as {
      since: string;
      played_ms: number;
      accounts: { rounds: number; fees_cents: number }[];
    };
    expect(found).toMatchObject({ played_ms: 5_000, accounts: [{ rounds: 1, fees_cents: 30 }] });
    expect(found.since).toBe(await one(`select (${today})::text`));
  });
});

describe('a lottery', () => {
  it('counts bets from a player’s first one in it, if bets earn tickets and while it runs', async () => {
    const add = (name: string, bets: number | null, from: number, until: number) =>
      run(
        `insert into lotteries (identifier, title, ticket_points, ticket_bets_cents, prizes_cents, start_at, end_at)
         values ($1, $1, 5, $2, '{1000}', now() + $3 * interval '1 hour', now() + $4 * interval '1 hour')`,
        [name, bets, from, until],
      );
    await add('runs', 500, -1, 1);
    await add('by-points', null, -1, 1);
    await add('is-over', 500, -2, -1);
    await add('is-to-come', 500, 1, 2);
    const player = await newPlayer(database, { money: 1_000 });
    await bet(database, player, { stake: 200 });
    const { rows } = await run(
      `select l.identifier, t.bets::integer as bets from bet_totals t join lotteries l on l.id::text = t.key
       where t.player_id = $1 and t.kind = 'lottery'`,
      [player],
    );
    expect(rows).toEqual([{ identifier: 'runs', bets: 200 }]);
  });
});

it('spending coins notifies the player’s streams', async () => {
  const player = await newPlayer(database);
  await run('select give_points($1, 50, 10)', [player]);
  await run('select spend_points($1, 20)', [player]);
  expect((await eventsOf(database, player, 'comps_award')).at(-1)).toEqual({ chargeable_points: 30, persistent_points: 10 });
});

it('a player’s view of the own account has no secrets, and includes both kinds of breaks', async () => {
  const player = await newPlayer(database);
  await run(`update players set two_factor_secret = 'S', password_hash = 'H' where id = $1`, [player]);
  const facts = async () => (await one('select player_facts($1)', [player])) as { row: object; play_break: { type: string } | null };
  expect(Object.keys((await facts()).row)).not.toEqual(expect.arrayContaining(['two_factor_secret']));
  expect(Object.keys((await facts()).row)).not.toEqual(expect.arrayContaining(['password_hash']));
  await database.insertInto('user_limits').values({ player_id: player, type: 'selfexclusion', period: 'forever' }).execute();
  expect((await facts()).play_break).toMatchObject({ type: 'selfexclusion' });
});

it('a won jackpot queues its announcement', async () => {
  const player = await newPlayer(database, { money: 1_000 });
  const { round_id } = await bet(database, player);
  const { jackpot, level } = await database.selectFrom('jackpot_levels').select(['jackpot', 'level']).executeTakeFirstOrThrow();
  await run(`select award_jackpot($1, $2, 'EUR', $3, $4)`, [player, round_id, jackpot, level]);
  expect((await waitingJobs(database, 'jackpot_won')).map(({ payload }) => payload)).toEqual([{ round: round_id }]);
});

it('operators can pay out the balance of a closed account, not of a locked one', async () => {
  const player = await newPlayer(database);
  await creditDeposit(database, { reference: randomUUID(), player, currency: 'EUR', amount: 500 });
  await openAccount(database, player, 'EUR');
  const rest = (amount: number) => requestWithdrawal(database, { reference: randomUUID(), player, currency: 'EUR', amount }, true, true);
  await run(`update players set status = 'locked' where id = $1`, [player]);
  await expect(rest(100)).rejects.toThrow('account_locked');
  await run(`update players set status = 'closed' where id = $1`, [player]);
  await expect(rest(100)).resolves.toMatchObject({ state: 'held' });
});
