import { randomUUID } from 'node:crypto';
import { smallestAmount } from '#rules/cashbox/methods/methods';
import { currencyOf } from '#rules/money/currencies';
import { formatMoney } from '#rules/money/format';
import { writeAudit } from '#server/database/audit-store';
import { type Database, inTransaction } from '#server/database/connection';
import { enqueue } from '#server/database/enqueue';
import { balanceOf, requestWithdrawal } from '#server/database/ledger';
import type { PaymentProvider } from '#server/ports/payment-provider';
import { findByEmail } from '../../account/players/users';
import { insertPayment } from '../store';
import { bankOf, ReturnProblem } from './failed-returns';
import { noteStep } from './move';

/** An operator's order to pay out a balance that's below the smallest withdrawal. */
export interface PayRest {
  email: string;
  currency: string;
  /** An account in the player's own name. */
  iban: string;
  reason: string;
  by: string;
  now: Date;
}

/**
 * Pays out the whole real balance of a currency by bank transfer, if it's below the smallest withdrawal; also of a closed account. Bonuses
 * that depend on it are forfeited. It's audited. Returns the payout. Throws ReturnProblem; refuses as `request_withdrawal` does.
 */
export function payRest(
  database: Database,
  provider: Pick<PaymentProvider, 'methods'>,
  { email, currency, iban, reason, by, now }: PayRest,
): Promise<string> {
  if (reason.trim() === '') throw new ReturnProblem('A reason is required: it is recorded.');
  const known = currencyOf(currency);
  if (!known) throw new ReturnProblem(`${currency} isn't a currency.`);
  const methods = provider.methods(currency, known.subunits_to_unit, 'cashout');
  const least = smallestAmount(methods, 'cashout') ?? Infinity;
  const bank = methods.find(({ id }) => id === 'bank');
  if (!bank) throw new ReturnProblem(`${currency} can't be paid out by bank transfer.`);
  return inTransaction(database, async (transaction) => {
    const player = await findByEmail(transaction, email);
    if (!player) throw new ReturnProblem(`Nobody has the email ${email}.`);
    const { available_to_cashout_cents: amount } = await balanceOf(transaction, player.id, currency);
    if (amount <= 0) throw new ReturnProblem(`${email} has no ${currency}.`);
    if (amount >= least)
      throw new ReturnProblem(`${email} has ${formatMoney(amount, currency, 'en')}, which the player can withdraw in the cashbox.`);
    const to = await bankOf(transaction, { player_id: player.id, currency }, iban);
    const id = randomUUID();
    await requestWithdrawal(transaction, { reference: id, player: player.id, currency, amount }, true, true);
    const rest = {
      ...to,
      id,
      player_id: player.id,
      action: 'cashout' as const,
      provider: bank.provider,
      currency,
      amount_cents: amount,
      fee_cents: 0,
      recallable: false,
      created_at: now,
    };
    await noteStep(transaction, await insertPayment(transaction, rest), 'created', now);
    await enqueue(transaction, 'payout', { payment: id }, { key: `payout:${id}` });
    await writeAudit(transaction, {
      actor: by,
      player_id: player.id,
      kind: 'rest_paid_out',
      details: { payment: id, currency, amount_cents: amount, reason },
    });
    return id;
  });
}
