import type { PaymentFields } from '#contract/calls/cashbox/deposits';
import { withFee } from '#rules/cashbox/amounts/fee';
import { paymentTerms } from '#rules/cashbox/methods/payment-terms';
import type { Transaction } from '#server/database/connection';
import type { Order, PaymentProvider } from '#server/ports/payment-provider';
import { refuse } from '#server/plugins/refusals';
import { readProfiles } from '../saved/saved-store';
import type { PaymentRow } from '../store';

/** The order for a payment's provider, under the licence of its player's account. */
export function orderOf(
  { id, player_id, action, method, amount_cents, fee_cents, currency, fields }: PaymentRow,
  licence: string | null,
): Order {
  const charged_cents = withFee(action, amount_cents, fee_cents);
  const { hasCreditCards } = paymentTerms(licence);
  return { payment: id, player: player_id, method, amount_cents, charged_cents, currency, accepts_credit_cards: hasCreditCards, fields };
}

/** The fields, with the token of the referenced saved profile. Refuses: method_not_found for another player's. */
export async function withSavedToken(
  transaction: Transaction,
  player: number,
  method: string,
  fields: PaymentFields,
): Promise<PaymentFields> {
  if (fields.profile === undefined) return fields;
  const kept = (await readProfiles(transaction, player)).find((profile) => profile.id === fields.profile && profile.method === method);
  if (!kept) throw refuse('method_not_found');
  return { ...fields, token: kept.token };
}

const tail = (text: string) => `•••• ${text.replaceAll(' ', '').slice(-4)}`;

function detailOf(fields: PaymentFields): string | null {
  if (fields.iban) return tail(fields.iban);
  if (fields.address) return `${fields.address.slice(0, 6)}…${fields.address.slice(-4)}`;
  return fields.email ? fields.email.replace(/^(.).*(?=@)/, '$1•••') : null;
}

/** The description and brand of a payment, and the card's identifier for the fraud check. */
export function recognisable(
  provider: PaymentProvider,
  brand: string,
  fields: PaymentFields,
): { brand: string; detail: string | null; card_fingerprint: string | null } {
  const card = fields.token ? provider.readToken(fields.token) : null;
  if (card) return { brand: card.brand, detail: card.title, card_fingerprint: card.fingerprint };
  return { brand, detail: detailOf(fields), card_fingerprint: null };
}
