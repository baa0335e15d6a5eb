import type { PaymentRequest } from '#contract/calls/cashbox/deposits';
import type { PayoutOrder } from '#contract/calls/cashbox/withdrawals';
import { isCardExpired } from '#rules/cashbox/methods/payment-terms';
import { openSources, type PayoutSource, restCents, sourcesBefore } from '#rules/cashbox/methods/payout-sources';
import type { Queries, Transaction } from '#server/database/connection';
import { refuse } from '#server/plugins/refusals';
import type { CashboxContext } from '../payments/context';
import { methodsFor } from './admission';
import { readProfiles } from '../saved/saved-store';
import { readPaidInMethods, readPayoutSources } from './payout-sources-store';

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

/** What `requireSourceFirst` and `requireOwnInstrument` would refuse, for the screen before a withdrawal. Refuses: currency_not_supported. */
export async function payoutOrderOf(
  queries: Queries,
  context: Pick<CashboxContext, 'provider' | 'groups' | 'player' | 'now'>,
  currency: string,
): Promise<PayoutOrder> {
  const open = await payoutSourcesOf(queries, context, currency);
  const saved = await readProfiles(queries, context.player);
  const profilesOf = ({ method, instrument }: PayoutSource) =>
    saved
      .filter((kept) => kept.method === method && context.provider.readToken(kept.token)?.fingerprint === instrument)
      .map(({ id }) => id);
  const paidIn = await readPaidInMethods(queries, context.player);
  const needsDeposit = methodsFor(context, currency, 'cashout').filter(
    ({ type, fields }) => type !== 'crypto' && !fields.some(({ name }) => name === 'iban'),
  );
  return {
    first: open.map((source) => ({
      method: source.method,
      brand: source.brand,
      title: source.title,
      rest_cents: restCents(source),
      profiles: profilesOf(source),
    })),
    unproven: needsDeposit.filter(({ id }) => !paidIn.includes(id)).map(({ id }) => id),
  };
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
