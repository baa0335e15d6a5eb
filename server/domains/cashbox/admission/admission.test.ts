import { describe, expect, it } from 'vitest';
import { cardDeposit, newCashboxPlayer, runSteps, contextOf } from '#tests/support/cashbox';
import { ownDatabase } from '#tests/support/database';
import { rangeOf } from '#rules/cashbox/methods/methods';
import { methodsFor } from './admission';
import { createDeposit } from '../payments/deposits';
import type { CashboxContext } from '../payments/context';

const { database } = ownDatabase({ poolSize: 24 });

const card = (amount: number) => cardDeposit('4242 4242 4242 4242', { amount_cents: amount });
const deposit = (player: number, request = card(5000), context: Partial<CashboxContext> = {}) =>
  runSteps(database, createDeposit(contextOf(player, context), request));

const limit = (player: number, amount: number) =>
  database
    .insertInto('user_limits')
    .values({
      player_id: player,
      type: 'deposit',
      period: 'day',
      currency: 'EUR',
      amount_cents: amount,
      active_until: null,
      minutes: null,
      pending_amount_cents: null,
      pending_from: null,
      confirm_token_hash: null,
      confirmed_at: null,
    })
    .execute();

describe('admission of a deposit', () => {
  it('is refused while the profile is incomplete, with the missing fields', async () => {
    const player = await newCashboxPlayer(database);
    await database.updateTable('players').set({ city: null, mobile_phone: '' }).where('id', '=', player).execute();
    const refused = await deposit(player).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'profile_incomplete' });
    expect(Object.keys((refused as { fields: object }).fields).sort()).toEqual(['city', 'mobile_phone']);
  });

  it.each([
    [999, 'fields.too_small', 'The minimum is €10.00.'],
    [500_001, 'fields.too_big', 'The maximum is €5,000.00.'],
  ])('refuses %s cents by the method’s range, with the bound', async (amount, code, message) => {
    const player = await newCashboxPlayer(database);
    await expect(deposit(player, card(amount))).rejects.toMatchObject({
      code: 'amount_out_of_range',
      fields: { amount_cents: [{ code, message }] },
    });
  });

  it('refuses a method that this player doesn’t have [CASH-007a]', async () => {
    const player = await newCashboxPlayer(database);
    const sofort = { method: 'sofort', amount_cents: 5000, currency: 'EUR', fields: { holder: 'Ada Orbit' } };
    await expect(deposit(player, sofort, { groups: [631] })).rejects.toMatchObject({ code: 'method_not_found' });
    await expect(deposit(player, sofort)).resolves.toMatchObject({ next: { kind: 'redirect' } });
  });

  it('of crypto needs no postal address, but a licence that allows crypto', async () => {
    const player = await newCashboxPlayer(database, { currency: 'BTC' });
    await database.updateTable('players').set({ address: null, postal_code: null }).where('id', '=', player).execute();
    const [method] = methodsFor(contextOf(player), 'BTC', 'deposit');
    const request = { method: method!.id, amount_cents: rangeOf(method!, 'deposit')!.min_cents, currency: 'BTC', fields: {} };
    await expect(deposit(player, request)).resolves.toMatchObject({ next: { kind: 'address' } });
    await database.updateTable('players').set({ license_name: 'germany' }).where('id', '=', player).execute();
    await limit(player, 1_000_000);
    await expect(deposit(player, request)).rejects.toMatchObject({ code: 'method_not_found' });
  });

  it('refuses disabled currencies, and a method without its fields', async () => {
    const player = await newCashboxPlayer(database);
    await expect(deposit(player, { ...card(5000), currency: 'GBP' })).rejects.toMatchObject({ code: 'currency_not_supported' });
    await expect(deposit(player, { ...card(5000), fields: {} })).rejects.toMatchObject({ code: 'bad_input' });
  });

  it('refuses an amount that together with pending deposits exceeds a limit [LIMIT-005a]', async () => {
    const player = await newCashboxPlayer(database);
    await limit(player, 10_000);
    await deposit(player, cardDeposit('4000 0025 0000 3155', { amount_cents: 6000 }));
    await expect(deposit(player, card(4001))).rejects.toMatchObject({ code: 'limit_reached' });
    await expect(deposit(player, card(4000))).resolves.toMatchObject({ payment: { state: 'succeeded' } });
  });

  it('never exceeds a limit under twenty concurrent deposits [LIMIT-005a]', async () => {
    const player = await newCashboxPlayer(database);
    await limit(player, 10_000);
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => deposit(player, card(2500))));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  });

  it('is refused for an excluded player and for a locked account', async () => {
    const player = await newCashboxPlayer(database);
    await database.updateTable('players').set({ status: 'locked' }).where('id', '=', player).execute();
    await expect(deposit(player)).rejects.toMatchObject({ code: 'account_locked' });
    const resting = await newCashboxPlayer(database);
    await database
      .insertInto('user_limits')
      .values({
        player_id: resting,
        type: 'coolingoff',
        period: 'day',
        currency: null,
        amount_cents: null,
        active_until: null,
        minutes: null,
        pending_amount_cents: null,
        pending_from: null,
        confirm_token_hash: null,
        confirmed_at: null,
      })
      .execute();
    await expect(deposit(resting)).rejects.toMatchObject({ code: 'player_excluded' });
  });
});
