import type { PaymentRequest } from '#contract/calls/cashbox/deposits';
import { isCardExpired } from '#rules/cashbox/methods/payment-terms';
import { openSources, type PayoutSource, sourcesBefore } from '#rules/cashbox/methods/payout-sources';
import type { Queries, Transaction } from '#server/database/connection';
import { refuse } from '#server/plugins/refusals';
import type { CashboxContext } from '../payments/context';
import { methodsFor } from './admission';
import { readPayoutSources } from './payout-sources-store';

/** The open sources, whose deposits exceed their payouts: money goes back to its source first. */
export async function payoutSourcesOf(
  queries: Queries,
  context: Pick<CashboxContext, 'provider' | 'groups' | 'player' | 'now'>,
  currency: string,
): Promise<PayoutSource[]> {
  const methods = methodsFor(context, currency, 'cashout').map(({ id }) => id);
  const sources = await readPayoutSources(queries, context.player, currency);
  // Nothing can be sent back without the instrument, or to a card that has expired.
  const isUsable = ({ instrument, token }: (typeof sources)[number]) =>
    instrument !== '' && !isCardExpired((token && context.provider.readToken(token)?.expires) || null, context.now);
  return openSources(sources.filter(isUsable), methods);
}

/** Refuses a payout elsewhere while a source is open: payout_source_first. */
export async function requireSourceFirst(
  transaction: Transaction,
  context: CashboxContext,
  { method, currency, fields }: Pick<PaymentRequest, 'method' | 'currency' | 'fields'>,
): Promise<void> {
  const card = fields.token ? context.provider.readToken(fields.token) : null;
  const instrument = card?.fingerprint ?? fields.email?.toLowerCase() ?? '';
  const before = sourcesBefore(await payoutSourcesOf(transaction, context, currency), { method, instrument });
  if (before.length > 0) throw refuse('payout_source_first');
}
