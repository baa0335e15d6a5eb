import type { PaymentRequest } from '#contract/calls/cashbox/deposits';
import type { PaymentAction } from '#contract/fields/payment';
import { rangeOf } from '#rules/cashbox/methods/methods';
import { inTransaction, type Queries } from '#server/database/connection';
import { refusalCodeOf } from '#server/database/refusal-of';
import type { Platform } from '#server/platform';
import { Refused } from '#server/plugins/refusals';
import { configsOf } from '../../config/configs';
import { accountsOf } from '../accounts/accounts';
import { methodsFor } from '../admission/admission';
import { payoutSourcesOf } from '../admission/payout-sources';
import { readPayoutSources } from '../admission/payout-sources-store';
import type { CashboxContext } from './context';
import { createWithdrawal } from './withdrawals';

const out: PaymentAction = 'cashout';

/** The cards and wallets of deposits that can receive payouts; those whose deposits exceed their payouts come first. */
async function destinations(queries: Queries, context: CashboxContext, currency: string): Promise<Omit<PaymentRequest, 'amount_cents'>[]> {
  const known = await readPayoutSources(queries, context.player, currency);
  const open = await payoutSourcesOf(queries, context, currency);
  const rest = known.filter((source) => source.depositedCents > 0 && source.instrument !== '');
  return [...open, ...rest].flatMap(({ method, instrument }) => {
    const token = known.find((source) => source.method === method && source.instrument === instrument)?.token ?? null;
    return [{ method, currency, fields: token === null ? { email: instrument } : { token } }];
  });
}

/** Requests a payout of as much of an amount as the method allows; false if it can't be paid there. */
async function payTo(
  platform: Platform,
  context: CashboxContext,
  to: Omit<PaymentRequest, 'amount_cents'>,
  cents: number,
): Promise<boolean> {
  const method = methodsFor(context, to.currency, out).find(({ id }) => id === to.method);
  const range = method && rangeOf(method, out);
  if (!range || cents < range.min_cents) return false;
  const request = { ...to, amount_cents: range.max_cents === null ? cents : Math.min(cents, range.max_cents), forfeits_bonus: true };
  try {
    await inTransaction(platform.database, createWithdrawal(context, request).begin);
    return true;
  } catch (error) {
    // Try another instrument; otherwise the player has to choose one.
    if (error instanceof Refused || refusalCodeOf(error) !== null) return false;
    throw error;
  }
}

/**
 * Requests payouts of all of a player's withdrawable balances, each to a card or wallet used for a deposit. Returns the currencies with
 * money for which the player has to choose an instrument, and those that were paid.
 */
export async function payBalances(
  platform: Platform,
  asker: Pick<CashboxContext, 'player' | 'groups' | 'locale'>,
): Promise<{ paid: string[]; left: string[] }> {
  const { database, clock, payments: provider } = platform;
  const context: CashboxContext = { ...asker, provider, device: null, now: clock.now(), configs: configsOf(platform) };
  const paid: string[] = [];
  const left: string[] = [];
  for (const { currency, available_to_cashout_cents: cents } of await accountsOf(database, context.player)) {
    if (cents <= 0) continue;
    let isPaid = false;
    for (const to of await destinations(database, context, currency)) isPaid ||= await payTo(platform, context, to, cents);
    (isPaid ? paid : left).push(currency);
  }
  return { paid, left };
}
