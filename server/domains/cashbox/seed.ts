import { randomUUID } from 'node:crypto';
import { examplePayments } from '#contract/calls/cashbox/history';
import type { NextStep, PaymentReason, PaymentState, PaymentStep } from '#contract/fields/payment';
import { isRunning } from '#rules/cashbox/payments/states';
import { subunitsOf } from '#rules/money/currencies';
import type { Transaction } from '#server/database/connection';
import { readPlayer } from '#server/database/players-store';
import { creditDeposit, finishWithdrawal, openAccount, recallWithdrawal, requestWithdrawal } from '#server/database/ledger';
import type { PaymentProvider } from '#server/ports/payment-provider';
import { enqueue } from '#server/database/enqueue';
import { addStep, insertPayment, keepAddress, type PaymentRow, updatePayment } from './store';
import { saveProfile } from './saved/saved-store';

/** A player of the demo data who gets a history. */
export interface SeededPlayer {
  id: number;
  currency: string;
}

interface Past {
  id?: string;
  hoursAgo: number;
  action: 'deposit' | 'cashout';
  method: string;
  brand: string;
  detail: string | null;
  /** In units of the currency. */
  units: number;
  state: PaymentState;
  reason?: PaymentReason;
  next?: NextStep;
  steps?: readonly PaymentStep[];
  type?: 'crypto';
  currency?: string;
  /** Identifies the card of a deposit, so that payouts to it are possible. */
  fingerprint?: string | undefined;
}

const visa = { method: 'card', brand: 'visa', detail: '•••• 4242' } as const;
const wallet = { method: 'orbit_wallet', brand: 'orbit_wallet', detail: null } as const;

/**
 * Some hours of history: deposits exceed withdrawals, and some attempts fail. The ledger uses the current time, so anything older would
 * be missing from the statement of its month.
 */
const history: readonly Past[] = [
  { hoursAgo: 7, action: 'deposit', ...visa, units: 50, state: 'succeeded' },
  { hoursAgo: 6.5, action: 'deposit', ...visa, units: 100, state: 'declined', reason: 'insufficient_funds' },
  { hoursAgo: 6.4, action: 'deposit', ...wallet, units: 100, state: 'succeeded' },
  { hoursAgo: 6, action: 'cashout', ...wallet, units: 60, state: 'success', steps: ['processing'] },
  { hoursAgo: 5.7, action: 'deposit', ...visa, units: 200, state: 'succeeded', steps: ['challenge', 'challenge_passed'] },
  { hoursAgo: 5.3, action: 'cashout', ...visa, units: 40, state: 'recalled' },
  { hoursAgo: 5.1, action: 'deposit', ...visa, units: 75, state: 'canceled', reason: 'timed_out', steps: ['challenge'] },
  { hoursAgo: 5, action: 'deposit', ...visa, units: 100, state: 'succeeded' },
];

async function moveMoney(
  transaction: Transaction,
  { id: reference, player_id: player, currency, amount_cents: amount, action }: PaymentRow,
  state: PaymentState,
) {
  const payment = { reference, player, currency, amount };
  if (action === 'deposit' && state === 'succeeded') await creditDeposit(transaction, payment);
  if (action !== 'cashout') return;
  await requestWithdrawal(transaction, payment);
  if (state === 'success') await finishWithdrawal(transaction, reference, player);
  if (state === 'recalled') await recallWithdrawal(transaction, reference, player);
}

async function seedOne(transaction: Transaction, player: SeededPlayer, past: Past, now: Date): Promise<void> {
  const { id = randomUUID(), action, method, brand, detail, units, state, reason = null, next, steps = [], type = 'other' } = past;
  const currency = past.currency ?? player.currency;
  const created_at = new Date(now.getTime() - past.hoursAgo * 60 * 60_000);
  const ended = new Date(created_at.getTime() + 90_000);
  const amount_cents = Math.round(units * subunitsOf(currency));
  const payment = await insertPayment(transaction, {
    id,
    player_id: player.id,
    action,
    method,
    brand,
    detail,
    card_fingerprint: past.method === 'card' ? (past.fingerprint ?? null) : null,
    provider: 'sandbox',
    type,
    currency,
    amount_cents,
    fee_cents: 0,
    fields: {},
    recallable: action === 'cashout',
    created_at,
  });
  await moveMoney(transaction, payment, state);
  const isOver = !isRunning(state);
  const change = {
    state,
    reason,
    changed_at: ended,
    finished_at: isOver ? ended : null,
    next: next ?? { kind: isOver ? 'done' : 'wait' },
  } as const;
  await updatePayment(transaction, id, change);
  for (const step of ['created', ...steps] as const) await addStep(transaction, id, step, created_at);
  if (state !== 'pending') await addStep(transaction, id, state, ended);
}

/** Gives demo players a day of payments, through the ledger like all money, and a saved card. */
export async function seedPayments(
  transaction: Transaction,
  provider: PaymentProvider,
  players: readonly SeededPlayer[],
  now: Date,
): Promise<void> {
  for (const player of players) {
    await openAccount(transaction, player.id, player.currency);
    // Australia allows only debit cards.
    const number = player.currency === 'AUD' ? '4000056655665556' : '4242424242424242';
    const { first_name, last_name } = await readPlayer(transaction, player.id, ['first_name', 'last_name']);
    const holder = `${first_name} ${last_name}`;
    const card = provider.tokenize?.({ number, expiry: '12/39', security_code: '123', holder }, now);
    const fingerprint = card && provider.readToken(card.token)?.fingerprint;
    const title = card ? `•••• ${card.last_four}` : visa.detail;
    for (const past of history) await seedOne(transaction, player, { ...past, fingerprint, detail: past.detail && title }, now);
    if (!card) continue;
    const known = { id: 'seeded-card', method: 'card', brand: card.brand, title, expires: '12/39', token: card.token };
    await saveProfile(transaction, player.id, provider.name, known, now);
  }
}

/** The payments in the contract's examples, in their states, for the example player. */
export async function seedExamplePayments(
  transaction: Transaction,
  provider: PaymentProvider,
  player: SeededPlayer,
  now: Date,
): Promise<void> {
  await openAccount(transaction, player.id, 'BTC');
  const address = await keepAddress(transaction, player.id, 'BTC', provider.addressOf(player.id, 'BTC'));
  const { settled, recallable, challenged, cancellable, awaitingCrypto } = examplePayments;
  const examples: Past[] = [
    { id: settled, hoursAgo: 4, action: 'deposit', ...visa, units: 50, state: 'succeeded' },
    { id: recallable, hoursAgo: 3, action: 'cashout', method: 'bank', brand: 'bank', detail: '•••• 3000', units: 20, state: 'pending' },
    {
      id: challenged,
      hoursAgo: 2,
      action: 'deposit',
      ...visa,
      units: 25,
      state: 'pending',
      steps: ['challenge'],
      next: { kind: 'challenge', attempts_left: 3, is_wrong: false },
    },
    {
      id: cancellable,
      hoursAgo: 1,
      action: 'deposit',
      ...wallet,
      units: 25,
      state: 'pending',
      steps: ['redirected'],
      next: { kind: 'redirect', url: `/provider/payments/checkout/${cancellable}?key=${provider.keyOf(cancellable)}` },
    },
    {
      id: awaitingCrypto,
      hoursAgo: 1,
      action: 'deposit',
      method: 'crypto_btc',
      brand: 'btc',
      detail: null,
      units: 0.0002,
      state: 'pending',
      type: 'crypto',
      currency: 'BTC',
      steps: ['address_shown'],
      next: { kind: 'address', address, uri: `bitcoin:${address}` },
    },
  ];
  for (const example of examples) await seedOne(transaction, player, example, now);
  const inAnHour = new Date(now.getTime() + 60 * 60_000);
  for (const payment of [challenged, cancellable, awaitingCrypto]) {
    await enqueue(transaction, 'payment-expire', { payment }, { runAt: inAnHour, key: `payment-expire:${payment}` });
  }
  await enqueue(transaction, 'payout', { payment: recallable }, { runAt: inAnHour, key: `payout:${recallable}` });
}
