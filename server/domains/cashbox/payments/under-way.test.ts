import { expect, it } from 'vitest';
import { setLimit } from '#server/domains/limits/service';
import { act, cashboxPlatform, contextOf, newCashboxPlayer, provider, runSteps, saying } from '#tests/support/cashbox';
import { ownDatabase } from '#tests/support/database';
import { handleWebhook } from '../provider/provider-status';
import { findPayment } from '../store';
import { cancelDeposit, createDeposit } from './deposits';

const { database } = ownDatabase({ poolSize: 8 });

const wallet = { method: 'orbit_wallet', amount_cents: 5000, currency: 'EUR', fields: { email: 'ada@orbit.example' } };
const deposit = (player: number) => runSteps(database, createDeposit(contextOf(player), wallet));
const process = (payment: string) => handleWebhook(cashboxPlatform(database), saying(payment, 'processing'));

/** A player with a daily limit, and a deposit that uses it up. */
async function limited() {
  const player = await newCashboxPlayer(database);
  const daily = { type: 'deposit', period: 'day', currency: 'EUR', amount_cents: 5000 } as const;
  await act(database, (transaction) => setLimit(transaction, player, daily, contextOf(player)));
  return { player, payment: (await deposit(player)).payment.id };
}

it('a deposit counts towards limits while its provider processes it [LIMIT-005a]', async () => {
  const { player, payment } = await limited();
  await process(payment);
  expect((await findPayment(database, payment, player))!.state).toBe('processing');
  await expect(deposit(player)).rejects.toMatchObject({ code: 'limit_reached' });
});

it('a cancelled deposit counts towards limits if its provider reports that it still processes it [LIMIT-005a]', async () => {
  const { player, payment } = await limited();
  const unsure = { ...provider, cancel: async () => false };
  await runSteps(database, cancelDeposit(contextOf(player, { provider: unsure }), payment));
  await process(payment);
  await expect(deposit(player)).rejects.toMatchObject({ code: 'limit_reached' });
});
