import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ownDatabase } from '#tests/support/database';
import { eventsOf } from '#tests/support/cashbox';
import { bet, newPlayer } from '#tests/support/ledger';
import {
  balanceOf,
  creditDeposit,
  finishWithdrawal,
  holdReturnedDeposit,
  limitStop,
  moveHold,
  openAccount,
  reconcile,
  recallWithdrawal,
  requestWithdrawal,
  settleRound,
} from './ledger';

// With a single connection, contributions to jackpots use one shard.
const { database } = ownDatabase({ poolSize: 1 });

const run = (text: string, values: unknown[] = []) => database.pool.query<Record<string, unknown>>(text, values);
const one = async (text: string, values: unknown[] = []) => Object.values((await run(text, values)).rows[0]!)[0];
const euros = (player: number, amount: number) => ({ reference: randomUUID(), player, currency: 'EUR', amount });

describe('a hold', () => {
  it('can only be ended for its own player', async () => {
    const [player, other] = [await newPlayer(database, { money: 1_000 }), await newPlayer(database, { money: 1_000 })];
    const payment = euros(player, 400);
    await requestWithdrawal(database, payment);
    for (const end of [recallWithdrawal, finishWithdrawal])
      await expect(end(database, payment.reference, other)).rejects.toThrow('payment_not_found');
    expect(await one('select state from withdrawal_holds where reference = $1', [payment.reference])).toBe('held');
  });

  it('that’s cancelled reverses its own transfer', async () => {
    const player = await newPlayer(database, { money: 1_000 });
    const payment = euros(player, 400);
    await requestWithdrawal(database, payment);
    await recallWithdrawal(database, payment.reference, player);
    const { rows } = await run(
      `select b.reverses = a.id as is_reversed from transfers a, transfers b
       where a.reference = $1 and a.kind = 'withdrawal' and b.reference = $1 and b.kind = 'withdrawal_recalled'`,
      [payment.reference],
    );
    expect(rows).toEqual([{ is_reversed: true }]);
  });

  it('can be reassigned to another payout of its player while it’s held', async () => {
    const [player, other] = [await newPlayer(database, { money: 1_000 }), await newPlayer(database)];
    const payment = euros(player, 400);
    await requestWithdrawal(database, payment);
    const to = randomUUID();
    await expect(moveHold(database, { reference: payment.reference, to, player: other })).rejects.toThrow('payment_not_found');
    await moveHold(database, { reference: payment.reference, to, player });
    await finishWithdrawal(database, to, player);
    await expect(moveHold(database, { reference: to, to: randomUUID(), player })).rejects.toThrow('payment_not_found');
  });
});

it('a returned deposit no longer counts towards a deposit limit', async () => {
  const player = await newPlayer(database);
  const payment = euros(player, 700);
  await creditDeposit(database, payment);
  const used = () => one(`select limit_usage($1, 'deposit', 'week', 'EUR')::integer`, [player]);
  expect(await used()).toBe(700);
  await holdReturnedDeposit(database, { reference: randomUUID(), deposit: payment.reference, player, currency: 'EUR' });
  expect(await used()).toBe(0);
});

describe('limits', () => {
  const limited = async (limit: object) => {
    const player = await newPlayer(database, { money: 10_000 });
    await database
      .insertInto('user_limits')
      .values({ player_id: player, ...limit } as never)
      .execute();
    return player;
  };

  it('report zero left, never a negative amount', async () => {
    const player = await limited({ type: 'single_bet', period: 'forever', currency: 'EUR', amount_cents: 300 });
    expect(await one(`select limit_stop($1, 'EUR', 'wager', 100, 500)`, [player])).toMatchObject({
      code: 'single_bet_limit',
      left_cents: 0,
    });
    const lower = await limited({ type: 'wager', period: 'day', currency: 'EUR', amount_cents: 300 });
    await bet(database, lower, { stake: 300 });
    await run(`update user_limits set amount_cents = 100 where player_id = $1`, [lower]);
    const stop = await limitStop(database, { player: lower, currency: 'EUR', kind: 'wager', amount: 10 });
    expect(stop).toMatchObject({ code: 'limit_reached', left_cents: 0 });
  });

  it('report what is left without an amount to check, even if none is reached', async () => {
    const player = await limited({ type: 'deposit', period: 'week', currency: 'EUR', amount_cents: 30_000 });
    const stop = await limitStop(database, { player, currency: 'EUR', kind: 'deposit', amount: null });
    expect(stop).toMatchObject({ type: 'deposit', period: 'week', left_cents: 20_000 });
  });

  it('of deposits aren’t reduced by wins', async () => {
    const player = await limited({ type: 'deposit', period: 'week', currency: 'EUR', amount_cents: 10_000 });
    const { round_id } = await bet(database, player, { win: 9_000 });
    await settleRound(database, round_id, player);
    expect(await limitStop(database, { player, currency: 'EUR', kind: 'deposit', amount: 1 })).toMatchObject({ code: 'limit_reached' });
  });

  it('of the German licence apply to a month', async () => {
    const player = await newPlayer(database);
    await run(`update players set license_name = 'germany' where id = $1`, [player]);
    await run(`insert into usage_hours (player_id, currency, hour, deposited) values ($1, 'EUR', now() - interval '10 days', 100000)`, [
      player,
    ]);
    const stop = await limitStop(database, { player, currency: 'EUR', kind: 'deposit', amount: 1 });
    expect(stop).toMatchObject({ code: 'limit_reached', period: 'month', left_cents: 0 });
  });
});

describe('a jackpot', () => {
  const level = async () =>
    (await run('select jackpot, level, name, contribution_ppm as ppm, seed_eur_cents as seed from jackpot_levels order by level limit 1'))
      .rows[0]! as { jackpot: string; level: string; name: string; ppm: number; seed: string };

  it('accumulates fractions of a cent until they make a whole one', async () => {
    const { jackpot, level: name, ppm } = await level();
    const player = await newPlayer(database, { money: 100_000 });
    const pot = async () => Number(await one(`select eur_cents from jackpot_amounts() where jackpot = $1 and level = $2`, [jackpot, name]));
    const stake = Math.ceil(600_000 / ppm);
    expect((stake * ppm) / 1_000_000).toBeLessThan(1);
    const before = await pot();
    for (let bets = 0; bets < 5; bets += 1) await bet(database, player, { stake, jackpot });
    expect((await pot()) - before).toBe(Math.floor((5 * stake * ppm) / 1_000_000));
  });

  it('fed in two currencies is paid once and restarts at its seed', async () => {
    const { jackpot, level: name, name: title, ppm, seed } = await level();
    const player = await newPlayer(database, { money: 1_000_000 });
    await openAccount(database, player, 'USD');
    await creditDeposit(database, { reference: randomUUID(), player, currency: 'USD', amount: 1_000_000 });
    const stake = Math.ceil(5_000_000 / ppm);
    for (const currency of ['EUR', 'USD']) await bet(database, player, { stake, jackpot, currency });
    const { round_id: round } = await bet(database, player);
    await run(`select award_jackpot($1, $2, 'EUR', $3, $4)`, [player, round, jackpot, name]);
    expect((await eventsOf(database, player, 'jackpot_win_award')).at(-1)).toMatchObject({ identifier: jackpot, level_name: title });
    expect(await one('select eur_cents::text from jackpot_amounts() where jackpot = $1 and level = $2', [jackpot, name])).toBe(
      String(seed),
    );
    expect(await reconcile(database, true)).toEqual([]);
  });
});

it('the balance before a round includes bonus money', async () => {
  const player = await newPlayer(database, { money: 100 });
  await run(
    `select post_transfer('bonus', $1, $2, array[player_account($2, 'EUR', 'bonus'), platform_account('house', 'EUR')], array[900, -900])`,
    [randomUUID(), player],
  );
  const { round_id } = await bet(database, player, { stake: 300 });
  expect(Number(await one('select balance_before_round($1)', [round_id]))).toBe(1_000);
  expect((await balanceOf(database, player, 'EUR')).amount_cents).toBe(700);
});

it('entries of a span exclude its end, and continue after a given entry', async () => {
  const player = await newPlayer(database, { money: 100 });
  await creditDeposit(database, euros(player, 50));
  const { rows } = await run('select id, at from transfers where player_id = $1 order by id', [player]);
  const amounts = async (from: unknown, until: unknown, after = 0) =>
    (await run('select id, amount::integer as amount from entries_between($1, $2, $3, $4)', [player, from, until, after])).rows;
  const all = await amounts(rows[0]!.at, new Date(Date.now() + 60_000));
  expect(all.map(({ amount }) => amount)).toEqual([100, 50]);
  expect(await amounts(rows[0]!.at, new Date(Date.now() + 60_000), Number(all[0]!.id))).toEqual([all[1]]);
  const { rows: before } = await run(
    `select amount::integer as amount from entries_between($1, '-infinity', (select max(at) from transfers where player_id = $1))`,
    [player],
  );
  expect(before).toEqual([{ amount: 100 }]);
});

it('sums a player’s deposits and payouts by currency', async () => {
  const player = await newPlayer(database, { money: 100 });
  await openAccount(database, player, 'USD');
  await creditDeposit(database, { reference: randomUUID(), player, currency: 'USD', amount: 70 });
  const ever = (currency: string) => one('select lifetime_payments($1, $2)', [player, currency]);
  expect([await ever('EUR'), await ever('USD')]).toEqual([
    { deposits_cents: 100, withdrawals_cents: 0 },
    { deposits_cents: 70, withdrawals_cents: 0 },
  ]);
});

describe('a seed of rounds', () => {
  const seed = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

  it('keeps the time at which it was revealed when later ones are revealed', async () => {
    const player = await newPlayer(database);
    const change = () => run('select change_fair_seed($1, $2, $3, $4, $5)', [player, 'mine', randomUUID(), ...seed]);
    for (let changes = 0; changes < 3; changes += 1) await change();
    const revealed = async () =>
      (
        await run('select revealed_at from fair_seeds where player_id = $1 and revealed_at is not null order by created_at, revealed_at', [
          player,
        ])
      ).rows;
    const [first] = await revealed();
    await change();
    expect((await revealed())[0]).toEqual(first);
    expect(await revealed()).toHaveLength(2);
  });

  it('draws neither rounds of another player nor any once it’s revealed', async () => {
    const [player, other] = [await newPlayer(database, { money: 500 }), await newPlayer(database)];
    const id = randomUUID();
    await run('select change_fair_seed($1, $2, $3, $4, $5)', [player, 'mine', id, ...seed]);
    const { round_id: round } = await bet(database, player);
    const use = (who: number) => run('select use_fair_seed($1, $2, $3, 0)', [who, round, id]);
    await expect(use(player)).rejects.toThrow('round_moved');
    await run('select change_fair_seed($1, $2, $3, $4, $5)', [player, 'mine', randomUUID(), ...seed]);
    await expect(use(other)).rejects.toThrow('round_moved');
    await run('update fair_seeds set revealed_at = now() where id = $1', [id]);
    await expect(use(player)).rejects.toThrow('round_moved');
    await run('update fair_seeds set revealed_at = null where id = $1', [id]);
    await use(player);
    await expect(use(player)).rejects.toThrow('round_moved');
  });
});
