import { afterAll, beforeEach, expect, it } from 'vitest';
import { balanceOf, reconcile } from '#server/database/ledger';
import { setLimit } from '#server/domains/limits/service';
import { act, cashboxPlatform, contextOf, newCashboxPlayer, provider, runSteps, saying } from '#tests/support/cashbox';
import { ownServer } from '#tests/support/own-server';
import { cashboxJobs } from '../jobs';
import { handleWebhook } from '../provider/provider-status';
import { cashboxRoutes } from '../routes';
import { findPayment } from '../store';
import { createDeposit } from './deposits';
import { bankOf, listFailedReturns, ReturnProblem, sendReturnAgain } from './failed-returns';

const server = ownServer([cashboxRoutes]);
const { database, platform } = server;
platform.payments = provider;
const iban = 'DE89370400440532013000';
let player: number;
let payout: string;
let deposit: string;
let wasListed: boolean;

afterAll(async () => {
  await expect(reconcile(database, true)).resolves.toEqual([]);
});

const returned = () => database.selectFrom('payments').select('id').where('returns', '=', deposit).executeTakeFirstOrThrow();
const send = (own: { iban?: string; reason?: string; payment?: string } = {}) =>
  sendReturnAgain(database, {
    payment: payout,
    iban: null,
    reason: 'the wallet was closed',
    by: 'Olga',
    now: platform.clock.now(),
    ...own,
  });
const stateOf = async (id: string) => (await findPayment(database, id, player))!;
const isListed = async () => (await listFailedReturns(database)).some(({ id }) => id === payout);

/** A deposit that arrives in a break, and whose return the provider declines. */
beforeEach(async () => {
  player = await newCashboxPlayer(database);
  const request = { method: 'orbit_wallet', amount_cents: 5000, currency: 'EUR', fields: { email: 'ada@orbit.example' } };
  deposit = (await runSteps(database, createDeposit(contextOf(player), request))).payment.id;
  await act(database, (transaction) => setLimit(transaction, player, { type: 'selfexclusion', period: 'month_6' }, contextOf(player)));
  await handleWebhook(cashboxPlatform(database), saying(deposit, 'succeeded'));
  payout = (await returned()).id;
  await cashboxJobs.payout(cashboxPlatform(database), { payment: payout });
  wasListed = await isListed();
  await handleWebhook(cashboxPlatform(database), saying(payout, 'declined'));
});

it('a failed return is listed until it is sent again, and the money is never playable meanwhile', async () => {
  expect([wasListed, await isListed()]).toEqual([false, true]);
  const again = await send();
  expect(await isListed()).toBe(false);
  expect(await stateOf(payout)).toMatchObject({ state: 'rejected', reason: 'sent_again', replaced_by: again, returns: null });
  expect(await stateOf(again)).toMatchObject({ state: 'pending', returns: deposit, method: 'orbit_wallet', amount_cents: 5000 });
  expect(await balanceOf(database, player, 'EUR')).toMatchObject({ amount_cents: 0, available_to_cashout_cents: 0 });
  await cashboxJobs.payout(cashboxPlatform(database), { payment: again });
  await handleWebhook(cashboxPlatform(database), saying(again, 'succeeded'));
  expect([(await stateOf(again)).state, (await balanceOf(database, player, 'EUR')).amount_cents]).toEqual(['success', 0]);
});

it('a return that arrives after its failure was reported is not sent again', async () => {
  await handleWebhook(cashboxPlatform(database), saying(payout, 'succeeded'));
  expect([(await stateOf(payout)).state, await isListed()]).toEqual(['success', false]);
  await expect(send()).rejects.toThrow("isn't a failed return");
});

it('a return that fails again can be sent again', async () => {
  payout = await send();
  await cashboxJobs.payout(cashboxPlatform(database), { payment: payout });
  await handleWebhook(cashboxPlatform(database), saying(payout, 'declined'));
  expect(await isListed()).toBe(true);
  expect(await stateOf(await send({ iban }))).toMatchObject({ method: 'bank', returns: deposit });
});

it('a return by bank transfer goes to an account in the player’s own name', async () => {
  const { first_name: first, last_name: last } = await database
    .selectFrom('players')
    .select(['first_name', 'last_name'])
    .where('id', '=', player)
    .executeTakeFirstOrThrow();
  const again = await send({ iban });
  expect(await stateOf(again)).toMatchObject({
    method: 'bank',
    detail: '•••• 3000',
    card_fingerprint: null,
    fields: { iban, holder: `${first} ${last}` },
  });
});

it('the order is audited with its reason, and the player is notified', async () => {
  const again = await send({ iban });
  const audited = await database
    .selectFrom('audit_log')
    .select(['actor', 'details'])
    .where('player_id', '=', player)
    .where('kind', '=', 'deposit_return_sent_again')
    .execute();
  expect(audited).toEqual([
    { actor: 'Olga', details: { payment: payout, payout: again, deposit, method: 'bank', reason: 'the wallet was closed' } },
  ]);
  const notified = await database.selectFrom('notifications').select('title').where('player_id', '=', player).execute();
  expect(notified).toContainEqual({ title: 'Your deposit is on its way back' });
});

it('the order is refused a second time, for a payment that didn’t fail, without a reason, and to a mistyped account', async () => {
  await expect(send({ reason: ' ' })).rejects.toThrow(ReturnProblem);
  await expect(send({ iban: 'DE00370400440532013000' })).rejects.toThrow(ReturnProblem);
  await expect(send({ payment: deposit })).rejects.toThrow(ReturnProblem);
  expect((await stateOf(payout)).state).toBe('processing');
  const again = await send();
  await expect(send()).rejects.toThrow(ReturnProblem);
  // The new one is on its way.
  await expect(send({ payment: again })).rejects.toThrow(ReturnProblem);
});

it('crypto is never sent by bank transfer', async () => {
  const toBank = (currency: string) => act(database, (transaction) => bankOf(transaction, { player_id: player, currency }, iban));
  await expect(toBank('BTC')).rejects.toThrow(ReturnProblem);
  expect(await toBank('EUR')).toMatchObject({ method: 'bank' });
});
