import type { PaymentFields } from '#contract/calls/cashbox/deposits';
import type { CardParts } from '#contract/calls/cashbox/withdrawals';
import type { ProviderCallback } from '#contract/calls/cashbox/provider';
import type { NextStep, PaymentAction, PaymentReason } from '#contract/fields/payment';
import type { CardFunding } from '#rules/cashbox/methods/payment-terms';
import type { CardToken, MethodField, PaymentMethod } from '#contract/fields/payment-method';

/** A payment method offered by the provider; the cashbox adds the player's saved profiles. */
export type OfferedMethod = Omit<PaymentMethod, 'savedProfiles'> & { fields: readonly MethodField[] };

/** A typed card. It exists for one call and is never stored. */
export interface TypedCard {
  number: string;
  expiry: string;
  security_code: string;
  holder: string;
}

/** The provider's view of a payment. Amounts are minor units. */
export interface Order {
  payment: string;
  player: number;
  method: string;
  /** The amount credited to or debited from the player's account. */
  amount_cents: number;
  /** The amount charged to the payer, including the fee, or paid out, without it. The provider keeps a deposit's fee. */
  charged_cents: number;
  currency: string;
  /** Whether the licence allows credit cards; a provider with its own page refuses them there otherwise. */
  accepts_credit_cards: boolean;
  /** The card's token, the address and the like. */
  fields: PaymentFields;
}

/** The provider's response to an order. */
export interface ProviderStatus {
  state: ProviderCallback['state'];
  reason: PaymentReason | null;
}

export interface Started {
  /** The immediate status; null while the player has to do something first. */
  status: ProviderStatus | null;
  next: NextStep;
  /** For a sandbox, which sends no webhooks: the statuses to report, and after how many seconds. */
  later: readonly (ProviderStatus & { afterSeconds: number })[];
}

/** A card behind a token. `expires`: MM/YY; `bin`: the first digits; `holder`: null if the provider doesn't say; `funding`: null if the issuer is unknown. */
export interface CardData {
  brand: string;
  title: string;
  expires: string;
  fingerprint: string;
  bin: string | null;
  holder: string | null;
  funding: CardFunding;
}

/** The input of a fraud check (CASH-013). */
export interface CheckedTransaction {
  type: 'transaction' | 'payout';
  country: string | null;
  first_name: string;
  last_name: string;
  email: string;
  device_fingerprint: string;
  /** Facts that the token doesn't contain are omitted. */
  card: (Pick<CardParts, 'last_four'> & Partial<CardParts>) | null;
  amount_cents: number;
  currency: string;
  payment_system: string;
  custom_player_status: number | null;
}

/**
 * The interface to a payment provider. Methods that return a promise are called outside transactions and possibly twice: the same call
 * about the same payment has one effect and one result.
 */
export interface PaymentProvider {
  name: string;
  isSandbox: boolean;
  /** The methods in a currency whose unit has `subunits` minor units. */
  methods(currency: string, subunits: number, action: PaymentAction): OfferedMethod[];
  /** Turns a typed card into a token; null for a provider that accepts cards on its own page. */
  tokenize: ((card: TypedCard, now: Date) => CardToken) | null;
  /** The card data of a token; null if the provider didn't issue it. The fingerprint is the same for the same card (CASH-013). */
  readToken(token: string): CardData | null;
  /** The player's own address for a crypto currency. */
  addressOf(player: number, currency: string): string;
  startDeposit(order: Order, address: string | null): Promise<Started>;
  /** Whether the code of a 3-D Secure step is right. */
  isChallengePassed(order: Order, code: string): Promise<boolean>;
  /** Cancels a deposit; may be repeated. Returns whether it's certain that no money will arrive. */
  cancel(order: Order): Promise<boolean>;
  startPayout(order: Order): Promise<Started>;
  /** The provider's own fraud check: whether a transaction may go on. */
  isTrusted(checked: CheckedTransaction): boolean;
  sign(callback: Omit<ProviderCallback, 'signature'>): ProviderCallback;
  isSigned(callback: ProviderCallback): boolean;
  /** Signs a text, such as the key of its page for a payment. */
  keyOf(text: string): string;
}
