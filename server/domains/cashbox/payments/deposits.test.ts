import { afterAll, describe, expect, it } from 'vitest';
import type { ProviderCallback } from '#contract/calls/cashbox/provider';
import {
  act,
  cardDeposit,
  cardToken,
  cashboxPlatform,
  eventsOf,
  newCashboxPlayer,
  runSteps,
  saying,
  contextOf,
  waitingJobs,
} from '#tests/support/cashbox';
import { ownDatabase } from '#tests/support/database';
import { balanceOf, reconcile } from '#server/database/ledger';
import { answerChallenge } from '../provider/challenge';
import { cancelDeposit, confirmInSandbox, createDeposit, expireDeposit } from './deposits';
import { handleWebhook } from '../provider/provider-status';
import { readProfiles } from '../saved/saved-store';
import { findPayment } from '../store';

const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  poor: '4000 0000 0000 9995',
  secure: '4000 0025 0000 3155',
  slow: '4000 0000 0000 0077',
  canceled: '4000 0000 0000 5126',
  risky: '4100 0000 0000 0019',
};

const { database } = ownDatabase({ poolSize: 24 });

afterAll(async () => {
  await expect(reconcile(database, true)).resolves.toEqual([]);
});

const moneyOf = async (player: number, currency = 'EUR') => (await balanceOf(database, player, currency)).amount_cents;
const deposit = (player: number, request = cardDeposit(cards.good)) => runSteps(database, createDeposit(contextOf(player), request));

describe('a deposit by card', () => {
  it('that succeeds is credited, notified, recorded, and saved on request', async () => {
    const player = await newCashboxPlayer(database);
    const { payment, next, timeline } = await deposit(
      player,
      cardDeposit(cards.good, { fields: { token: cardToken(cards.good), save: true } }),
    );
    expect(payment).toMatchObject({
      state: 'succeeded',
      brand: 'visa',
      detail: '•••• 4242',
      amount_cents: 5000,
      fee_cents: 0,
      reason: null,
    });
    expect(next).toEqual({ kind: 'done' });
    expect(timeline.map(({ step }) => step)).toEqual(['created', 'succeeded']);
    expect(await moneyOf(player)).toBe(5000);
    expect(await eventsOf(database, player, 'balance')).toMatchObject([{ amount_cents: 5000 }]);
    expect(await eventsOf(database, player, 'payments_changes')).toEqual([
      { id: payment.id, action: 'deposit', state: 'succeeded', amount_cents: 5000, currency: 'EUR' },
    ]);
    expect(await eventsOf(database, player, 'personal_notifications')).toMatchObject([
      { type: 'payments_changes', text: '€50.00 was added to your account.' },
    ]);
    expect(await readProfiles(database, player)).toMatchObject([{ method: 'card', brand: 'visa', title: '•••• 4242', expires: '12/39' }]);
  });

  it('can be repeated with only the saved card', async () => {
    const player = await newCashboxPlayer(database);
    await deposit(player, cardDeposit(cards.good, { fields: { token: cardToken(cards.good), save: true } }));
    const [kept] = await readProfiles(database, player);
    const { payment } = await deposit(player, cardDeposit(cards.good, { fields: { profile: kept!.id } }));
    expect(payment).toMatchObject({ state: 'succeeded', detail: '•••• 4242' });
    const stranger = await newCashboxPlayer(database);
    await expect(deposit(stranger, cardDeposit(cards.good, { fields: { profile: kept!.id } }))).rejects.toMatchObject({
      code: 'method_not_found',
    });
  });

  it.each([
    [cards.declined, 'declined', 'declined'],
    [cards.poor, 'declined', 'insufficient_funds'],
    ['4111 1111 1111 1111', 'declined', 'test_cards_only'],
    [cards.canceled, 'canceled', 'canceled_by_player'],
    [cards.risky, 'rejected', 'risk'],
  ])('%s ends as %s (%s) and moves no money', async (number, state, reason) => {
    const player = await newCashboxPlayer(database);
    const { payment } = await deposit(player, cardDeposit(number));
    expect(payment).toMatchObject({ state, reason });
    expect(payment.finished_at).not.toBeNull();
    expect(await moneyOf(player)).toBe(0);
  });

  it('with an expired card or a forged token is declined', async () => {
    const player = await newCashboxPlayer(database);
    const expired = await deposit(player, cardDeposit(cards.good, { fields: { token: cardToken(cards.good, '01/20') } }));
    expect(expired.payment).toMatchObject({ state: 'declined', reason: 'expired_card' });
    const forged = await deposit(
      player,
      cardDeposit(cards.good, { fields: { token: `ok-visa-4242-1239-${'0'.repeat(12)}-${'0'.repeat(16)}` } }),
    );
    expect(forged.payment.state).toBe('declined');
    expect(await moneyOf(player)).toBe(0);
  });

  it('stores nothing of the card except its brand, four digits and a token', async () => {
    const player = await newCashboxPlayer(database);
    const { payment } = await deposit(player, cardDeposit('5555 5555 5555 4444'));
    // The token names the bank's six digits between two random parts, which may begin with a digit.
    const row = JSON.stringify(await findPayment(database, payment.id, player)).replace('-555555-', ' and ');
    expect(row).toContain('4444');
    // Digits with the separators of a card number only: those of ids and times, joined, can be anything.
    const numbers = row.match(/\d(?:[ .-]?\d)+/g)!.map((number) => number.replaceAll(/\D/g, ''));
    expect(numbers.filter((number) => number.includes('5555555'))).toEqual([]);
  });
});

describe('3-D Secure', () => {
  it('requires the bank’s code, updates the screens, and credits when it’s right [CASH-018b]', async () => {
    const player = await newCashboxPlayer(database);
    const { payment, next } = await deposit(player, cardDeposit(cards.secure));
    expect(payment.state).toBe('pending');
    expect(next).toEqual({ kind: 'challenge', attempts_left: 3, is_wrong: false });
    expect(await eventsOf(database, player, 'allsecure_notification')).toEqual([{ id: payment.id, url: `/deposit?payment=${payment.id}` }]);
    expect(payment).toMatchObject({ state: 'pending', waits_for: 'challenge' });
    const wrong = await runSteps(database, answerChallenge(contextOf(player), payment.id, '9999'));
    expect(wrong.next).toEqual({ kind: 'challenge', attempts_left: 2, is_wrong: true });
    const right = await runSteps(database, answerChallenge(contextOf(player), payment.id, '1234'));
    expect(right.payment.state).toBe('succeeded');
    expect(await eventsOf(database, player, 'payments_events')).toMatchObject([
      { step: 'created' },
      { step: 'challenge' },
      { step: 'challenge_passed' },
      { step: 'succeeded' },
    ]);
    const again = await runSteps(database, answerChallenge(contextOf(player), payment.id, '1234'));
    expect(again.payment.state).toBe('succeeded');
    expect(await moneyOf(player)).toBe(5000);
  });

  it('declines after the third wrong code', async () => {
    const player = await newCashboxPlayer(database);
    const { payment } = await deposit(player, cardDeposit(cards.secure));
    for (const code of ['0000', '1111']) await runSteps(database, answerChallenge(contextOf(player), payment.id, code));
    const last = await runSteps(database, answerChallenge(contextOf(player), payment.id, '2222'));
    expect(last.payment).toMatchObject({ state: 'declined', reason: 'wrong_code' });
    expect(await moneyOf(player)).toBe(0);
  });

  it('is open only to its own player', async () => {
    const player = await newCashboxPlayer(database);
    const { payment } = await deposit(player, cardDeposit(cards.secure));
    const stranger = await newCashboxPlayer(database);
    await expect(runSteps(database, answerChallenge(contextOf(stranger), payment.id, '1234'))).rejects.toMatchObject({
      code: 'payment_not_found',
    });
  });
});

describe('a pending deposit', () => {
  it('settles with the webhook that arrives later', async () => {
    const player = await newCashboxPlayer(database);
    const { payment } = await deposit(player, cardDeposit(cards.slow));
    expect(payment.state).toBe('processing');
    const jobs = await waitingJobs<ProviderCallback>(database, 'payment-callback');
    const job = jobs.find(({ payload }) => payload.payment === payment.id);
    expect(job!.runAt.getTime()).toBeGreaterThan(Date.now() + 50_000);
    expect(await handleWebhook(cashboxPlatform(database), job!.payload)).toBe(true);
    expect(await moneyOf(player)).toBe(5000);
  });

  it('can be cancelled by its player, and expires on its own', async () => {
    const player = await newCashboxPlayer(database);
    const first = await deposit(player, cardDeposit(cards.secure));
    const given = await runSteps(database, cancelDeposit(contextOf(player), first.payment.id));
    expect(given.payment).toMatchObject({ state: 'canceled', reason: 'canceled_by_player' });
    const second = await deposit(player, cardDeposit(cards.secure));
    await act(database, (transaction) => expireDeposit(transaction, contextOf(player), second.payment.id));
    expect(await findPayment(database, second.payment.id, player)).toMatchObject({ state: 'canceled', reason: 'timed_out' });
  });

  it('by redirect leads to the provider’s page', async () => {
    const player = await newCashboxPlayer(database);
    const { next } = await deposit(player, cardDeposit(cards.good, { method: 'sofort', fields: { holder: 'Ada Orbit' } }));
    expect(next).toMatchObject({
      kind: 'redirect',
      url: expect.stringMatching(/^\/provider\/payments\/checkout\/[0-9a-f-]{36}\?key=[0-9a-f]{32}$/),
    });
  });
});

describe('a crypto deposit', () => {
  const request = { method: 'crypto_btc', amount_cents: 20_000, currency: 'BTC', fields: {} };

  it('shows one address per player and currency, and credits what arrives', async () => {
    const player = await newCashboxPlayer(database, { currency: 'BTC' });
    const first = await deposit(player, request);
    const second = await deposit(player, request);
    expect(first.next).toMatchObject({ kind: 'address', address: expect.stringMatching(/^bc1q[a-z0-9]{38}$/) });
    expect(second.next).toEqual(first.next);
    await handleWebhook(cashboxPlatform(database), saying(first.payment.id, 'succeeded', { currency: 'BTC', amount_cents: 31_000 }));
    expect(await moneyOf(player, 'BTC')).toBe(31_000);
    await act(database, (transaction) => confirmInSandbox(transaction, contextOf(player), second.payment.id));
    expect(await moneyOf(player, 'BTC')).toBe(51_000);
  });

  it('must be at least the minimum amount [CASH-011b]', async () => {
    const player = await newCashboxPlayer(database, { currency: 'BTC' });
    await expect(deposit(player, { ...request, amount_cents: 9_999 })).rejects.toMatchObject({ code: 'amount_out_of_range' });
  });
});
