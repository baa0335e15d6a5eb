import { afterAll, describe, expect, it } from 'vitest';
import type { ProviderCallback } from '#contract/calls/cashbox/provider';
import { cardDeposit, cashboxPlatform, newCashboxPlayer, provider, runSteps, saying, contextOf } from '#tests/support/cashbox';
import { ownDatabase } from '#tests/support/database';
import { balanceOf, reconcile } from '#server/database/ledger';
import { cancelDeposit, createDeposit } from '../payments/deposits';
import { handleWebhook } from './provider-status';
import { findPayment } from '../store';

const waitingCard = '4000 0025 0000 3155';

const { database } = ownDatabase({ poolSize: 24 });

afterAll(async () => {
  await expect(reconcile(database, true)).resolves.toEqual([]);
});

async function waitingDeposit(): Promise<{ player: number; payment: string }> {
  const player = await newCashboxPlayer(database);
  const { payment } = await runSteps(database, createDeposit(contextOf(player), cardDeposit(waitingCard)));
  return { player, payment: payment.id };
}

const take = (callback: ProviderCallback) => handleWebhook(cashboxPlatform(database), callback);
const moneyOf = async (player: number) => (await balanceOf(database, player, 'EUR')).amount_cents;
const audited = (player: number) =>
  database.selectFrom('audit_log').select('kind').where('player_id', '=', player).where('kind', 'like', 'payment_%').execute();

describe('callbacks of the provider', () => {
  it('credit once when the same one comes twenty times at once', async () => {
    const { player, payment } = await waitingDeposit();
    const callback = saying(payment, 'succeeded');
    const taken = await Promise.all(Array.from({ length: 20 }, () => take(callback)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await moneyOf(player)).toBe(5000);
  });

  it('credit once when twenty different ones say the same at once', async () => {
    const { player, payment } = await waitingDeposit();
    const taken = await Promise.all(Array.from({ length: 20 }, () => take(saying(payment, 'succeeded'))));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await moneyOf(player)).toBe(5000);
  });

  it('credit once when success, failure and news of the way arrive at once, in whatever order', async () => {
    const { player, payment } = await waitingDeposit();
    const states = ['processing', 'succeeded', 'declined', 'succeeded', 'canceled', 'processing'] as const;
    await Promise.all(states.map((state) => take(saying(payment, state))));
    expect(await moneyOf(player)).toBe(5000);
    expect(await findPayment(database, payment, player)).toMatchObject({ state: 'succeeded' });
  });

  it('are believed when money comes after the player gave up', async () => {
    const { player, payment } = await waitingDeposit();
    await runSteps(database, cancelDeposit(contextOf(player), payment));
    expect(await take(saying(payment, 'succeeded'))).toBe(true);
    expect(await moneyOf(player)).toBe(5000);
  });

  it('that contradict a success change nothing and are looked at', async () => {
    const { player, payment } = await waitingDeposit();
    await take(saying(payment, 'succeeded'));
    expect(await take(saying(payment, 'declined', { reason: 'declined' }))).toBe(false);
    expect(await moneyOf(player)).toBe(5000);
    expect(await audited(player)).toEqual([{ kind: 'payment_contradictory' }]);
  });

  it('with another amount credit nothing and are looked at', async () => {
    const { player, payment } = await waitingDeposit();
    expect(await take(saying(payment, 'succeeded', { amount_cents: 500_000 }))).toBe(false);
    expect(await moneyOf(player)).toBe(0);
    expect(await audited(player)).toEqual([{ kind: 'payment_amount_differs' }]);
  });

  it('are refused without the signature of the provider, or about no payment', async () => {
    const { payment } = await waitingDeposit();
    const callback = saying(payment, 'succeeded');
    await expect(take({ ...callback, amount_cents: 5001 })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(take({ ...callback, signature: '0'.repeat(64) })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(take(saying('00000000-0000-4000-8000-000000000000', 'succeeded'))).rejects.toMatchObject({ code: 'payment_not_found' });
    expect(provider.isSigned(callback)).toBe(true);
  });
});
