import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { ownDatabase } from '#tests/support/database';
import { newPlayer, tally } from '#tests/support/ledger';
import { inTransaction } from './connection';
import { balanceOf, creditDeposit, finishWithdrawal, openAccount, recallWithdrawal, reconcile, requestWithdrawal } from './ledger';

const { database } = ownDatabase({ poolSize: 12 });

afterAll(async () => {
  await expect(reconcile(database, true)).resolves.toEqual([]);
});

const euros = (player: number, amount: number) => ({ reference: randomUUID(), player, currency: 'EUR', amount });

describe('open_account', () => {
  it('opens accounts in further currencies, once each', async () => {
    const player = await newPlayer(database, { money: 500 });
    await openAccount(database, player, 'BTC');
    await openAccount(database, player, 'BTC');
    expect(await balanceOf(database, player, 'EUR')).toMatchObject({ amount_cents: 500 });
    const open = await database
      .selectFrom('accounts')
      .select('currency')
      .distinct()
      .where('player_id', '=', player)
      .orderBy('currency')
      .execute();
    expect(open.map(({ currency }) => currency)).toEqual(['BTC', 'EUR']);
    await expect(openAccount(database, player, 'XXX')).rejects.toThrow('currency_not_supported');
  });
});

describe('credit_deposit', () => {
  it('credits once for a webhook that arrives 10 times at the same instant', async () => {
    const player = await newPlayer(database);
    const payment = euros(player, 5000);
    const answers = await Promise.all(Array.from({ length: 10 }, () => creditDeposit(database, payment)));
    expect(answers.filter(({ credited }) => credited)).toHaveLength(1);
    for (const { balance } of answers) expect(balance.amount_cents).toBe(5000);
  });

  it('refuses a webhook that contradicts the first', async () => {
    const [player, other] = [await newPlayer(database), await newPlayer(database)];
    const payment = euros(player, 5000);
    await creditDeposit(database, payment);
    for (const change of [{ amount: 5001 }, { player: other }, { currency: 'USD' }]) {
      await expect(creditDeposit(database, { ...payment, ...change })).rejects.toThrow('idempotency_conflict');
    }
    expect(await balanceOf(database, other, 'EUR')).toMatchObject({ amount_cents: 0 });
  });

  it.each([0, -1])('refuses an amount of %i', async (amount) => {
    const player = await newPlayer(database);
    await expect(creditDeposit(database, euros(player, amount))).rejects.toThrow('amount_out_of_range');
  });

  it('is rolled back with its surrounding transaction', async () => {
    const player = await newPlayer(database);
    const work = inTransaction(database, async (transaction) => {
      await creditDeposit(transaction, euros(player, 5000));
      throw new Error('the payment row could not be written');
    });
    await expect(work).rejects.toThrow('could not be written');
    expect(await balanceOf(database, player, 'EUR')).toMatchObject({ amount_cents: 0 });
  });
});

describe('withdrawals', () => {
  it('never reserve more than the balance, under 20 requests at the same instant [CASH-017a]', async () => {
    const player = await newPlayer(database, { money: 1000 });
    const { answered, refused } = await tally(Array.from({ length: 20 }, () => requestWithdrawal(database, euros(player, 300))));
    expect(answered).toBe(3);
    expect(new Set(refused)).toEqual(new Set(['not_enough_money']));
    expect(await balanceOf(database, player, 'EUR')).toMatchObject({ available_to_cashout_cents: 100 });
  });

  it('are reserved once per reference, and refused under it with another amount', async () => {
    const player = await newPlayer(database, { money: 1000 });
    const payment = euros(player, 400);
    await Promise.all([requestWithdrawal(database, payment), requestWithdrawal(database, payment)]);
    expect(await balanceOf(database, player, 'EUR')).toMatchObject({ amount_cents: 600 });
    await expect(requestWithdrawal(database, { ...payment, amount: 500 })).rejects.toThrow('idempotency_conflict');
  });

  it('are either cancelled or paid, once', async () => {
    const player = await newPlayer(database, { money: 1000 });
    const payment = euros(player, 400);
    await requestWithdrawal(database, payment);
    const { answered } = await tally([
      recallWithdrawal(database, payment.reference, player),
      finishWithdrawal(database, payment.reference, player),
      recallWithdrawal(database, payment.reference, player),
      finishWithdrawal(database, payment.reference, player),
    ]);
    expect(answered).toBe(2);
    const { amount_cents } = await balanceOf(database, player, 'EUR');
    const hold = await database
      .selectFrom('withdrawal_holds')
      .select('state')
      .where('reference', '=', payment.reference)
      .executeTakeFirstOrThrow();
    expect(amount_cents).toBe(hold.state === 'recalled' ? 1000 : 600);
  });

  it('have no fee above their amount', async () => {
    const player = await newPlayer(database, { money: 5_000 });
    const payment = euros(player, 3_000);
    await requestWithdrawal(database, payment);
    await finishWithdrawal(database, payment.reference, player, 9_000);
    const { fee } = await database
      .selectFrom('withdrawal_holds')
      .select('fee')
      .where('reference', '=', payment.reference)
      .executeTakeFirstOrThrow();
    expect([Number(fee), (await balanceOf(database, player, 'EUR')).amount_cents]).toEqual([3_000, 2_000]);
  });

  it.each(['coolingoff', 'selfexclusion'] as const)('can’t be cancelled by a player on a break: %s [LIMIT-006c]', async (type) => {
    const player = await newPlayer(database, { money: 5_000 });
    const payment = euros(player, 3_000);
    await requestWithdrawal(database, payment);
    await database
      .insertInto('user_limits')
      .values({ player_id: player, type, period: 'week', active_until: new Date(Date.now() + 60_000) })
      .execute();
    await expect(recallWithdrawal(database, payment.reference, player)).rejects.toThrow('player_excluded');
  });

  it('aren’t found for another player', async () => {
    const player = await newPlayer(database, { money: 1000 });
    const payment = euros(player, 400);
    await requestWithdrawal(database, payment);
    await expect(recallWithdrawal(database, payment.reference, player + 1)).rejects.toThrow(/payment_not_found|not_found/);
  });

  it('are refused to a locked player', async () => {
    const player = await newPlayer(database, { money: 1000 });
    await database.updateTable('players').set({ status: 'locked' }).where('id', '=', player).execute();
    await expect(requestWithdrawal(database, euros(player, 100))).rejects.toThrow('account_locked');
  });
});
