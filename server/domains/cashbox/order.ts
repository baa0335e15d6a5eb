import type { PaymentFields } from '#contract/calls/cashbox/deposits';
import { withFee } from '#rules/cashbox/fee';
import type { Transaction } from '#server/database/connection';
import type { Order, PaymentProvider } from '#server/edges/payments/provider';
import { refuse } from '#server/plugins/refusals';
import { type PaymentRow, readProfiles } from './store';

/** A payment as its provider is told of it. */
export function orderOf({ id, player_id, action, method, amount_cents, fee_cents, currency, fields }: PaymentRow): Order {
  const charged_cents = withFee(action, amount_cents, fee_cents);
  return { payment: id, player: player_id, method, amount_cents, charged_cents, currency, fields };
}

/** The fields with the token of the saved profile that they name. Refuses: method_not_found for a foreign one. */
export async function withSavedToken(transaction: Transaction, player: number, method: string, fields: PaymentFields): Promise<PaymentFields> {
  if (fields.profile === undefined) return fields;
  const kept = (await readProfiles(transaction, player)).find((profile) => profile.id === fields.profile && profile.method === method);
  if (!kept) throw refuse('method_not_found');
  return { ...fields, token: kept.token };
}

const tail = (text: string) => `•••• ${text.replaceAll(' ', '').slice(-4)}`;

/** What a person recognises a payment by, and the brand that it shows. */
export function recognisable(provider: PaymentProvider, brand: string, fields: PaymentFields): { brand: string; detail: string | null } {
  const card = fields.token ? provider.readToken(fields.token) : null;
  if (card) return { brand: card.brand, detail: card.title };
  if (fields.iban) return { brand, detail: tail(fields.iban) };
  if (fields.address) return { brand, detail: `${fields.address.slice(0, 6)}…${fields.address.slice(-4)}` };
  if (fields.email) return { brand, detail: fields.email.replace(/^(.).*(?=@)/, '$1•••') };
  return { brand, detail: null };
}
