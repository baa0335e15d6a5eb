import { afterAll, expect, it } from 'vitest';
import { smallestAmount } from '#rules/cashbox/methods/methods';
import { balanceOf, creditDeposit, reconcile, requestWithdrawal } from '#server/database/ledger';
import { cashboxPlatform, newCashboxPlayer, provider } from '#tests/support/cashbox';
import { ownServer } from '#tests/support/own-server';
import { cashboxJobs } from '../jobs';
import { cashboxRoutes } from '../routes';
import { findPayment } from '../store';
import { ReturnProblem } from './failed-returns';
import { payRest, type PayRest } from './pay-rest';

const server = ownServer([cashboxRoutes]);
const { database, platform } = server;

afterAll(async () => {
  await expect(reconcile(database, true)).resolves.toEqual([]);
});

async function playerWith(amount: number, status = 'active') {
  const player = await newCashboxPlayer(database);
  if (amount > 0) await creditDeposit(database, { reference: crypto.randomUUID(), player, currency: 'EUR', amount });
  const { email } = await database
    .updateTable('players')
    .set({ status: status as 'active' })
    .where('id', '=', player)
    .returning('email')
    .executeTakeFirstOrThrow();
  const pay = (own: Partial<PayRest> = {}) =>
    payRest(database, provider, {
      email,
      currency: 'EUR',
      iban: 'DE89370400440532013000',
      reason: 'closed the account',
      by: 'Olga',
      now: platform.clock.now(),
      ...own,
    });
  return { player, pay };
}

it.each(['active', 'closed'])('pays out the whole remainder to an account in the player’s name: %s account [CASH-017a]', async (status) => {
  const { player, pay } = await playerWith(150, status);
  const id = await pay();
  expect(await balanceOf(database, player, 'EUR')).toMatchObject({ amount_cents: 0 });
  expect(await findPayment(database, id, player)).toMatchObject({ state: 'pending', method: 'bank', amount_cents: 150, fee_cents: 0 });
  await cashboxJobs.payout(cashboxPlatform(database), { payment: id });
  expect(await findPayment(database, id, player)).toMatchObject({ state: 'processing' });
  const audited = await database
    .selectFrom('audit_log')
    .select(['actor', 'kind'])
    .where('player_id', '=', player)
    .orderBy('id', 'desc')
    .execute();
  expect(audited).toContainEqual({ actor: 'Olga', kind: 'rest_paid_out' });
  await expect(pay()).rejects.toThrow('has no EUR');
});

it('refuses a balance that the player can withdraw, and requires a reason and an account', async () => {
  const { player, pay } = await playerWith(100_000);
  await expect(pay()).rejects.toThrow('can withdraw in the cashbox');
  expect(await balanceOf(database, player, 'EUR')).toMatchObject({ amount_cents: 100_000 });
  const poor = await playerWith(150);
  expect(() => poor.pay({ reason: ' ' })).toThrow(ReturnProblem);
  await expect(poor.pay({ iban: 'DE00' })).rejects.toThrow('valid IBAN');
  await expect(poor.pay({ email: 'nobody@perigee.example' })).rejects.toThrow('Nobody');
  expect(await balanceOf(database, poor.player, 'EUR')).toMatchObject({ amount_cents: 150 });
});

it('pays out a cent less than the smallest withdrawal, and not the smallest withdrawal itself', async () => {
  const least = smallestAmount(provider.methods('EUR', 100, 'cashout'), 'cashout')!;
  await expect((await playerWith(least)).pay()).rejects.toThrow('can withdraw in the cashbox');
  await expect((await playerWith(least - 1)).pay()).resolves.toEqual(expect.any(String));
});

it('is refused for other payouts of a closed or a locked account', async () => {
  const closed = await playerWith(150, 'closed');
  const wish = { reference: crypto.randomUUID(), player: closed.player, currency: 'EUR', amount: 150 };
  await expect(requestWithdrawal(database, wish)).rejects.toThrow('account_locked');
  const locked = await playerWith(150, 'locked');
  await expect(locked.pay()).rejects.toThrow('account_locked');
});
