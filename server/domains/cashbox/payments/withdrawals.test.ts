import { afterAll, describe, expect, it } from 'vitest';
import type { PaymentRequest } from '#contract/calls/cashbox/deposits';
import type { ProviderCallback } from '#contract/calls/cashbox/provider';
import {
  act,
  cardDeposit,
  cardToken,
  cashboxPlatform,
  eventsOf,
  newCashboxPlayer,
  runSteps,
  contextOf,
  waitingJobs,
} from '#tests/support/cashbox';
import { ownDatabase } from '#tests/support/database';
import { balanceOf, creditDeposit, openAccount, reconcile } from '#server/database/ledger';
import { createDeposit } from './deposits';
import { orderOf } from '../provider/order';
import { handleWebhook } from '../provider/provider-status';
import { cashboxJobs } from '../jobs';
import { findPayment } from '../store';
import { presentPayment } from './present';
import { createWithdrawal, recallWithdrawalOf } from './withdrawals';

const { database } = ownDatabase({ poolSize: 24 });

afterAll(async () => {
  await expect(reconcile(database, true)).resolves.toEqual([]);
});

const iban = 'DE89 3704 0044 0532 0130 00';
const bank = (amount: number, fields = {}): PaymentRequest => ({
  method: 'bank',
  amount_cents: amount,
  currency: 'EUR',
  fields: { iban, holder: 'Ada Orbit', ...fields },
});
const withdraw = (player: number, request = bank(3000)) => runSteps(database, createWithdrawal(contextOf(player), request));
const recall = (player: number, id: string) => act(database, (transaction) => recallWithdrawalOf(transaction, contextOf(player), id));
const payOut = (id: string) => cashboxJobs.payout(cashboxPlatform(database), { payment: id });
const moneyOf = async (player: number, currency = 'EUR') => (await balanceOf(database, player, currency)).available_to_cashout_cents;

async function laterWord(payment: string): Promise<ProviderCallback> {
  const jobs = await waitingJobs<ProviderCallback>(database, 'payment-callback');
  return jobs.find(({ payload }) => payload.payment === payment)!.payload;
}

describe('a withdrawal', () => {
  it('takes the money immediately, waits, and is paid out, which the player is notified of [NOTIF-001a]', async () => {
    const player = await newCashboxPlayer(database, { money: 10_000 });
    const { payment } = await withdraw(player);
    expect(payment).toMatchObject({ action: 'cashout', state: 'pending', recallable: true, fee_cents: 250, detail: '•••• 3000' });
    expect(await moneyOf(player)).toBe(7000);
    await payOut(payment.id);
    // It's over with the provider's word alone (CASH-008).
    expect(await findPayment(database, payment.id, player)).toMatchObject({ state: 'processing', finished_at: null });
    await handleWebhook(cashboxPlatform(database), await laterWord(payment.id));
    expect(await findPayment(database, payment.id, player)).toMatchObject({ state: 'success', finished_at: expect.any(Date) });
    expect((await eventsOf(database, player, 'payments_changes')).map(({ state }) => state)).toEqual(['pending', 'processing', 'success']);
    expect(await eventsOf(database, player, 'personal_notifications')).toMatchObject([
      { type: 'payments_changes', title: 'Your withdrawal has been paid out', text: 'We’ve sent you €27.50.' },
    ]);
    expect(await moneyOf(player)).toBe(7000);
  });

  it('goes out after the ten minutes in which it can be cancelled', async () => {
    const player = await newCashboxPlayer(database, { money: 10_000 });
    const { payment } = await withdraw(player);
    const payout = (await waitingJobs<{ payment: string }>(database, 'payout')).find(({ payload }) => payload.payment === payment.id)!;
    expect(payout.runAt.getTime() - Date.parse(payment.created_at)).toBe(10 * 60_000);
  });

  it('leaves its fee with the house, and the provider pays out the rest', async () => {
    const player = await newCashboxPlayer(database, { money: 10_000 });
    const { payment } = await withdraw(player);
    expect(orderOf((await findPayment(database, payment.id, player))!, null)).toMatchObject({ amount_cents: 3000, charged_cents: 2750 });
    await payOut(payment.id);
    await handleWebhook(cashboxPlatform(database), await laterWord(payment.id));
    const { rows } = await database.pool.query<{ kind: string; amount: number }>(
      "select a.kind, e.amount from entries e join accounts a on a.id = e.account_id join transfers t on t.id = e.transfer_id where t.kind = 'withdrawal_paid' and t.reference = $1 order by a.kind::text",
      [payment.id],
    );
    expect(rows).toEqual([
      { kind: 'house', amount: 250 },
      { kind: 'payments', amount: 2750 },
      { kind: 'pending_withdrawal', amount: -3000 },
    ]);
  });

  it('to an unknown card is refused, and the money stays', async () => {
    const player = await newCashboxPlayer(database, { money: 10_000 });
    const request = { ...cardDeposit('4242 4242 4242 4242'), amount_cents: 3000 };
    await expect(withdraw(player, { ...request, fields: { token: 'a'.repeat(16) } })).rejects.toMatchObject({ code: 'bad_input' });
    expect(await moneyOf(player)).toBe(10_000);
    await expect(withdraw(player, request)).rejects.toMatchObject({ code: 'instrument_not_proven' });
    await runSteps(database, createDeposit(contextOf(player), cardDeposit('4242 4242 4242 4242')));
    expect((await withdraw(player, request)).payment.state).toBe('pending');
  });

  it('to a bank account of somebody else, or to one that cannot exist, is refused', async () => {
    const player = await newCashboxPlayer(database, { money: 10_000 });
    await expect(withdraw(player, bank(3000, { holder: 'Eve Other' }))).rejects.toMatchObject({ code: 'instrument_not_proven' });
    await expect(withdraw(player, bank(3000, { iban: 'DE00 3704 0044 0532 0130 00' }))).rejects.toMatchObject({ code: 'bad_input' });
    await expect(withdraw(player, bank(3000, { iban: 'A' }))).rejects.toMatchObject({ code: 'bad_input' });
    expect(await moneyOf(player)).toBe(10_000);
    expect((await withdraw(player, bank(3000, { holder: 'ORBIT, ADA' }))).payment.state).toBe('pending');
  });

  it('never exceeds the withdrawable amount, even with twenty simultaneous ones [CASH-017a]', async () => {
    const player = await newCashboxPlayer(database, { money: 10_000 });
    await expect(withdraw(player, bank(10_001))).rejects.toThrow('not_enough_money');
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => withdraw(player, bank(2500))));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(await moneyOf(player)).toBe(0);
  });

  it('can be cancelled while it’s pending, and once only [CASH-009a]', async () => {
    const player = await newCashboxPlayer(database, { money: 10_000 });
    const { payment } = await withdraw(player);
    const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => recall(player, payment.id)));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await findPayment(database, payment.id, player)).toMatchObject({ state: 'recalled' });
    expect(await moneyOf(player)).toBe(10_000);
    await payOut(payment.id);
    expect(await findPayment(database, payment.id, player)).toMatchObject({ state: 'recalled' });
  });

  it('can’t be cancelled once it’s released, by a stranger, or under a licence that forbids it', async () => {
    const player = await newCashboxPlayer(database, { money: 10_000 });
    const { payment } = await withdraw(player);
    await expect(recall(await newCashboxPlayer(database), payment.id)).rejects.toMatchObject({ code: 'payment_not_found' });
    await database.updateTable('players').set({ license_name: 'EE' }).where('id', '=', player).execute();
    await expect(recall(player, payment.id)).rejects.toMatchObject({ code: 'payment_not_recallable' });
    await database.updateTable('players').set({ license_name: 'curacao' }).where('id', '=', player).execute();
    await payOut(payment.id);
    await expect(recall(player, payment.id)).rejects.toMatchObject({ code: 'payment_not_recallable' });
  });

  it('is returned when its payout fails, which the player is notified of [NOTIF-001a]', async () => {
    const player = await newCashboxPlayer(database, { money: 10_000 });
    const { payment } = await withdraw(player, bank(3000, { iban: 'DE40 3704 0044 0532 0100 02' }));
    await payOut(payment.id);
    await handleWebhook(cashboxPlatform(database), await laterWord(payment.id));
    expect(await findPayment(database, payment.id, player)).toMatchObject({ state: 'rejected', reason: 'payout_failed' });
    expect(await eventsOf(database, player, 'personal_notifications')).toMatchObject([
      { title: 'Your withdrawal wasn’t paid out', text: '€30.00 is back in your account.' },
    ]);
    expect(await moneyOf(player)).toBe(10_000);
  });

  it('of a large amount is held for review first', async () => {
    const player = await newCashboxPlayer(database, { money: 500_000 });
    const { payment } = await withdraw(player, bank(300_000));
    await payOut(payment.id);
    expect(await findPayment(database, payment.id, player)).toMatchObject({ state: 'reserved', finished_at: null });
    expect(presentPayment((await findPayment(database, payment.id, player))!, null)).toMatchObject({ review: 'large_amount' });
    await payOut(payment.id);
    expect(await findPayment(database, payment.id, player)).toMatchObject({ state: 'processing' });
    expect(presentPayment((await findPayment(database, payment.id, player))!, null)).not.toHaveProperty('review');
  });

  it('in crypto is free and immediate, within its limits [CASH-011b, CASH-011c]', async () => {
    const player = await newCashboxPlayer(database, { currency: 'BTC', money: 50_000_000 });
    const crypto = (amount: number, address: string) => ({
      method: 'crypto_btc',
      amount_cents: amount,
      currency: 'BTC',
      fields: { address },
    });
    const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
    await expect(withdraw(player, crypto(40_000_001, address))).rejects.toMatchObject({ code: 'amount_out_of_range' });
    await expect(withdraw(player, crypto(10_000, 'an address'))).rejects.toMatchObject({ code: 'bad_input' });
    const { payment, timeline } = await withdraw(player, crypto(10_000, address));
    expect(payment).toMatchObject({ state: 'success', fee_cents: 0 });
    expect(timeline.map(({ step }) => step)).toEqual(['created', 'processing', 'success']);
    expect(await moneyOf(player, 'BTC')).toBe(49_990_000);
  });

  it('to another crypto address than before waits a day, is announced by mail, and can be cancelled', async () => {
    const player = await newCashboxPlayer(database, { currency: 'BTC', money: 1_000_000 });
    const to = (address: string) => withdraw(player, { method: 'crypto_btc', amount_cents: 10_000, currency: 'BTC', fields: { address } });
    const [known, fresh] = ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'] as const;
    expect((await to(known)).payment.state).toBe('success');
    const { payment } = await to(fresh);
    expect(payment).toMatchObject({ state: 'pending', recallable: true });
    const job = (await waitingJobs<{ payment: string }>(database, 'payout')).find(({ payload }) => payload.payment === payment.id)!;
    expect(job.runAt.getTime() - Date.parse(payment.created_at)).toBe(24 * 60 * 60_000);
    const mails = await waitingJobs<{ player: number; kind: string }>(database, 'security_mail');
    expect(mails.filter(({ payload }) => payload.player === player).map(({ payload }) => payload.kind)).toEqual(['crypto_address_new']);
    await recall(player, payment.id);
    expect(await findPayment(database, payment.id, player)).toMatchObject({ state: 'recalled' });
    expect((await to(known)).payment.state).toBe('success');
    // The address is still new, because nothing has been paid to it.
    expect((await to(fresh)).payment.state).toBe('pending');
    // The first address in another currency doesn't count as a change.
    await openAccount(database, player, 'USDT');
    await creditDeposit(database, { reference: crypto.randomUUID(), player, currency: 'USDT', amount: 20_000 });
    const first = {
      method: 'crypto_usdt',
      amount_cents: 10_000,
      currency: 'USDT',
      fields: { address: '0xdAC17F958D2ee523a2206206994597C13D831ec7' },
    };
    expect((await withdraw(player, first)).payment.state).toBe('success');
  });

  it.each(['password_changed', 'two_factor_off', 'factor_reset_done', 'passkey_added', 'email_changed', 'phone_changed'])(
    'in crypto soon after %s in the audit log waits a day, too',
    async (kind) => {
      const player = await newCashboxPlayer(database, { currency: 'BTC', money: 1_000_000 });
      await database.insertInto('audit_log').values({ actor: 'player', player_id: player, kind }).execute();
      const fields = { address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' };
      expect((await withdraw(player, { method: 'crypto_btc', amount_cents: 10_000, currency: 'BTC', fields })).payment.state).toBe(
        'pending',
      );
    },
  );

  it('to a Lithuanian account adds the player to its group [FORM-017b]', async () => {
    const player = await newCashboxPlayer(database, { money: 10_000 });
    await withdraw(player, bank(3000, { iban: 'LT12 1000 0111 0100 1000' }));
    expect(await database.selectFrom('player_groups').select('group_id').where('player_id', '=', player).execute()).toEqual([
      { group_id: 1101 },
    ]);
    expect(await eventsOf(database, player, 'groups_updates')).toEqual([{ groups: [1101] }]);
  });

  it('goes to a card that was saved by a deposit', async () => {
    const player = await newCashboxPlayer(database);
    await runSteps(
      database,
      createDeposit(
        contextOf(player),
        cardDeposit('4242 4242 4242 4242', { fields: { token: cardToken('4242424242424242'), save: true } }),
      ),
    );
    const { id } = await database.selectFrom('payment_profiles').select('id').where('player_id', '=', player).executeTakeFirstOrThrow();
    const { payment } = await withdraw(player, { method: 'card', amount_cents: 3000, currency: 'EUR', fields: { profile: id } });
    expect(payment).toMatchObject({ brand: 'visa', detail: '•••• 4242', state: 'pending' });
  });
});
