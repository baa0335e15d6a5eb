import { randomUUID } from 'node:crypto';
import { isValidIban } from '#rules/cashbox/methods/instruments';
import { currencyOf } from '#rules/money/currencies';
import { formatMoney } from '#rules/money/format';
import { writeAudit } from '#server/database/audit-store';
import { type Database, inTransaction, type Queries, type Transaction } from '#server/database/connection';
import { enqueue } from '#server/database/enqueue';
import { moveHold } from '#server/database/ledger';
import { readPlayer } from '#server/database/players-store';
import { notify } from '#server/domains/notifications/notify';
import { emit } from '#server/realtime/emit';
import { insertPayment, lockPayment, type PaymentRow, updatePayment } from '../store';
import { listFailed, releaseReturn, setReplaced } from './failed-returns-store';
import { noteStep } from './move';

/** Thrown if an operator's order can't be fulfilled; the message has the reason. */
export class ReturnProblem extends Error {}

/** An operator's order to send a failed return again: where it went before, or by bank transfer. */
export interface SendAgain {
  payment: string;
  /** An account in the player's own name; null for the source of the deposit. */
  iban: string | null;
  reason: string;
  by: string;
  now: Date;
}

/** The failed returns of deposits that wait for an operator; the money stays held until then. */
export function listFailedReturns(queries: Queries) {
  return listFailed(queries);
}

type Destination = Pick<PaymentRow, 'method' | 'brand' | 'detail' | 'card_fingerprint' | 'type' | 'fields'>;

/** The destination of a payout by bank transfer: an account in the player's name. Throws ReturnProblem. */
export async function bankOf(
  transaction: Transaction,
  { player_id: player, currency }: Pick<PaymentRow, 'player_id' | 'currency'>,
  iban: string,
): Promise<Destination> {
  if (!isValidIban(iban)) throw new ReturnProblem(`${iban} isn't a valid IBAN.`);
  if (!currencyOf(currency)?.fiat) throw new ReturnProblem(`${currency} can't be paid out by bank transfer.`);
  const { first_name: first, last_name: last } = await readPlayer(transaction, player, ['first_name', 'last_name']);
  const fields = { iban, holder: [first, last].filter(Boolean).join(' ') };
  return { method: 'bank', brand: 'bank', detail: `•••• ${iban.slice(-4)}`, card_fingerprint: null, type: 'other', fields };
}

/**
 * Sends a failed return again as a new payout that replaces the failed one: the held money is reassigned to it and never becomes
 * playable. It's audited, and the player is notified. Returns the new payout. Throws ReturnProblem.
 */
export async function sendReturnAgain(database: Database, { payment: id, iban, reason, by, now }: SendAgain): Promise<string> {
  if (reason.trim() === '') throw new ReturnProblem('A reason is required: it is recorded.');
  return inTransaction(database, async (transaction) => {
    const failed = await lockPayment(transaction, id);
    if (!failed?.returns || !failed.return_failed_at || failed.state !== 'processing')
      throw new ReturnProblem(`${id} isn't a failed return of a deposit.`);
    const { player_id: player, currency, amount_cents: amount, returns: deposit } = failed;
    const to = iban === null ? failed : await bankOf(transaction, failed, iban);
    const payout = randomUUID();
    await releaseReturn(transaction, id);
    await moveHold(transaction, { reference: id, to: payout, player });
    const { method, brand, detail, card_fingerprint, type, fields } = to;
    const sent = await insertPayment(transaction, {
      id: payout,
      player_id: player,
      currency,
      method,
      brand,
      detail,
      card_fingerprint,
      type,
      fields,
      action: 'cashout',
      provider: failed.provider,
      amount_cents: amount,
      fee_cents: 0,
      recallable: false,
      returns: deposit,
      created_at: now,
    });
    await endFailed(transaction, failed, payout, now);
    await noteStep(transaction, sent, 'created', now);
    await enqueue(transaction, 'payout', { payment: payout }, { key: `payout:${payout}` });
    const details = { payment: id, payout, deposit, method, reason };
    await writeAudit(transaction, { actor: by, player_id: player, kind: 'deposit_return_sent_again', details });
    await notifyPlayer(transaction, sent, now);
    return payout;
  });
}

/** Ends the failed payout without moving its money, which now belongs to the new one. */
async function endFailed(
  transaction: Transaction,
  { id, player_id: player, action, amount_cents, currency }: PaymentRow,
  payout: string,
  now: Date,
) {
  await setReplaced(transaction, id, payout);
  const ended = { state: 'rejected', reason: 'sent_again', changed_at: now, finished_at: now, next: { kind: 'done' } } as const;
  await noteStep(transaction, await updatePayment(transaction, id, ended), 'rejected', now);
  await emit(transaction, player, 'payments_changes', { id, action, state: 'rejected', amount_cents, currency });
}

async function notifyPlayer(transaction: Transaction, { player_id: player, amount_cents, currency }: PaymentRow, now: Date): Promise<void> {
  await notify(
    transaction,
    player,
    {
      type: 'payments_changes',
      category: 'payments',
      title: 'cashbox.note-sent-again-title',
      text: 'cashbox.note-sent-again-text',
      values: (locale) => ({ amount: formatMoney(amount_cents, currency, locale) }),
      icon: 'payments',
      button: { title: 'cashbox.note-deposit-button', path: '/cashbox' },
    },
    now,
  );
}
