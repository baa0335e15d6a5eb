import type { PaymentFields } from '#contract/calls/cashbox/deposits';
import type { ProviderCallback } from '#contract/calls/cashbox/provider';
import type { NextStep, PaymentAction, PaymentReason } from '#contract/fields/payment';
import type { CardToken, MethodField, PaymentMethod } from '#contract/fields/payment-method';

/** A method as the provider offers it; what a player saved of it is added by the cashbox. */
export type OfferedMethod = Omit<PaymentMethod, 'savedProfiles'> & { fields: readonly MethodField[] };

/** A card as it is typed. It lives for the length of one call and is written nowhere. */
export interface TypedCard {
  number: string;
  expiry: string;
  security_code: string;
  holder: string;
}

/** A payment as the provider is told of it. Amounts are minor units. */
export interface Order {
  payment: string;
  player: number;
  method: string;
  /** What reaches or leaves the player's account. */
  amount_cents: number;
  /** What the payer is charged, fee on top, or what is paid out, fee taken off. A deposit's fee is the provider's. */
  charged_cents: number;
  currency: string;
  /** The card's token, the address and the like. */
  fields: PaymentFields;
}

/** What the provider says about an order. */
export interface Word {
  state: ProviderCallback['state'];
  reason: PaymentReason | null;
}

export interface Started {
  /** What it says at once; null while something has to happen first. */
  word: Word | null;
  next: NextStep;
  /** A sandbox has nobody who calls back, so it says what will be said, after how many seconds. */
  later: readonly (Word & { afterSeconds: number })[];
}

/**
 * The door to whoever moves the money. What answers by a promise is asked in no transaction and perhaps twice: the same
 * question about the same payment has one effect and one answer.
 */
export interface PaymentProvider {
  name: string;
  isSandbox: boolean;
  /** What can be done in a currency, `subunits` minor units of which make one unit. */
  methods(currency: string, subunits: number, action: PaymentAction): OfferedMethod[];
  /** Turns a typed card into a token; null for a provider that takes cards on its own page. */
  tokenize: ((card: TypedCard, now: Date) => CardToken) | null;
  /** What a token stands for; null for one that the provider did not give. The fingerprint is the same for the same card (CASH-013). */
  readToken(token: string): { brand: string; title: string; expires: string; fingerprint: string } | null;
  /** The player's own address for a crypto currency. */
  addressOf(player: number, currency: string): string;
  startDeposit(order: Order, address: string | null): Promise<Started>;
  /** Whether the code of a 3-D Secure step is right. */
  isChallengePassed(order: Order, code: string): Promise<boolean>;
  /** Calls a deposit off, again and again where need be; answers whether no money can come of it any more. */
  cancel(order: Order): Promise<boolean>;
  startPayout(order: Order): Promise<Started>;
  sign(callback: Omit<ProviderCallback, 'signature'>): ProviderCallback;
  isSigned(callback: ProviderCallback): boolean;
  /** Signs a word of its own, such as the key of its page for a payment. */
  keyOf(text: string): string;
}
