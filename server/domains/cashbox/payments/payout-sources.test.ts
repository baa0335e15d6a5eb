import { afterAll, expect, it } from 'vitest';
import type { PaymentRequest } from '#contract/calls/cashbox/deposits';
import { reconcile } from '#server/database/ledger';
import { cashboxPlatform, contextOf, newCashboxPlayer, runSteps, saying } from '#tests/support/cashbox';
import { ownDatabase } from '#tests/support/database';
import { handleWebhook } from '../provider/provider-status';
import { createDeposit } from './deposits';
import { createWithdrawal } from './withdrawals';

const { database } = ownDatabase({ poolSize: 8 });

afterAll(async () => {
  await expect(reconcile(database, true)).resolves.toEqual([]);
});

const wallet = (email: string, amount: number): PaymentRequest => ({
  method: 'orbit_wallet',
  amount_cents: amount,
  currency: 'EUR',
  fields: { email },
});
const bank: PaymentRequest = {
  method: 'bank',
  amount_cents: 2000,
  currency: 'EUR',
  fields: { iban: 'DE89 3704 0044 0532 0130 00', holder: 'Ada Orbit' },
};

const withdraw = async (player: number, request: PaymentRequest) =>
  (await runSteps(database, createWithdrawal(contextOf(player), request))).payment.state;

/** Deposits 50 euros by a wallet. */
async function depositBy(player: number, email: string): Promise<void> {
  const { payment } = await runSteps(database, createDeposit(contextOf(player), wallet(email, 5000)));
  await handleWebhook(cashboxPlatform(database), saying(payment.id, 'succeeded'));
}

it('a wallet is the same source in any spelling of its address, so that money goes back to it first', async () => {
  const player = await newCashboxPlayer(database, { money: 10_000 });
  await depositBy(player, 'Ada@Orbit.example');
  await expect(withdraw(player, bank)).rejects.toMatchObject({ code: 'payout_source_first' });
  await expect(withdraw(player, wallet('eve@orbit.example', 2000))).rejects.toMatchObject({ code: 'instrument_not_proven' });
  expect(await withdraw(player, wallet('ADA@ORBIT.example', 2000))).toBe('pending');
});

it('a wallet whose deposit hasn’t succeeded proves nothing', async () => {
  const player = await newCashboxPlayer(database, { money: 10_000 });
  const { payment } = await runSteps(database, createDeposit(contextOf(player), wallet('ada@orbit.example', 5000)));
  await expect(withdraw(player, wallet('ada@orbit.example', 2000))).rejects.toMatchObject({ code: 'instrument_not_proven' });
  await handleWebhook(cashboxPlatform(database), saying(payment.id, 'declined'));
  await expect(withdraw(player, wallet('ada@orbit.example', 2000))).rejects.toMatchObject({ code: 'instrument_not_proven' });
});

it('payouts to a wallet count for all spellings of its address', async () => {
  const player = await newCashboxPlayer(database, { money: 10_000 });
  await depositBy(player, 'ada@orbit.example');
  await depositBy(player, 'ADA@orbit.example');
  expect(await withdraw(player, wallet('Ada@Orbit.example', 5000))).toBe('pending');
  await expect(withdraw(player, bank)).rejects.toMatchObject({ code: 'payout_source_first' });
  expect(await withdraw(player, wallet('ada@orbit.example', 5000))).toBe('pending');
  expect(await withdraw(player, bank)).toBe('pending');
});

it('Interac pays in Canadian dollars, and back to the same address only', async () => {
  const player = await newCashboxPlayer(database);
  const interac = (email: string, amount_cents: number) => ({ method: 'interac', amount_cents, currency: 'CAD', fields: { email } });
  const { payment } = await runSteps(database, createDeposit(contextOf(player), interac('ada@orbit.example', 5000)));
  await handleWebhook(cashboxPlatform(database), saying(payment.id, 'succeeded', { currency: 'CAD' }));
  await expect(withdraw(player, interac('eve@orbit.example', 2000))).rejects.toMatchObject({ code: 'instrument_not_proven' });
  expect(await withdraw(player, interac('ada@orbit.example', 2000))).toBe('pending');
});
