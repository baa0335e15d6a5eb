import type { PaymentFields } from '#contract/calls/cashbox/deposits';
import { isHolderOf } from '#rules/account/matching/names';
import { cardProblem, isMethodAllowed, paymentTerms } from '#rules/cashbox/methods/payment-terms';
import type { Transaction } from '#server/database/connection';
import { readPlayer } from '#server/database/players-store';
import type { OfferedMethod } from '#server/ports/payment-provider';
import { refuse } from '#server/plugins/refusals';
import { playerLicence } from '../accounts/player-licence-store';
import type { CashboxContext } from '../payments/context';

/**
 * Refuses a deposit by a means that the licence forbids, or by an unusable card, typed or saved: method_not_found (crypto, vouchers),
 * card_expired, card_not_accepted (FORM-011), credit_card_not_allowed, card_not_yours (another holder). A provider with its own page checks cards there.
 */
export async function requireAllowedMeans(
  transaction: Transaction,
  { provider, player, configs, now }: CashboxContext,
  method: Pick<OfferedMethod, 'type' | 'brand'>,
  { token, profile }: PaymentFields,
): Promise<void> {
  const terms = paymentTerms(await playerLicence(transaction, player));
  if (!isMethodAllowed(method, terms)) throw refuse('method_not_found');
  const card = token === undefined ? null : provider.readToken(token);
  if (!card) return;
  const { bins } = await configs.get('blocked-cards', transaction);
  // The bank checks the expiry of a typed card.
  const expires = profile === undefined ? null : card.expires;
  const problem = cardProblem({ ...card, expires }, { blockedBins: bins, terms, now });
  if (problem !== null) throw refuse(problem);
  const { first_name: first, last_name: last } = await readPlayer(transaction, player, ['first_name', 'last_name']);
  if (card.holder !== null && !isHolderOf(card.holder, { first, last })) throw refuse('card_not_yours');
}
