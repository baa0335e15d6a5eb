import type { PaymentMethod } from '#contract/fields/payment-method';
import type { Licence } from '../../account/restrictions';

/** The kinds of deposits that the law of a licence allows. */
export interface PaymentTerms {
  hasCreditCards: boolean;
  hasCrypto: boolean;
  /** Vouchers that are bought with cash. */
  hasVouchers: boolean;
}

const open: PaymentTerms = { hasCreditCards: true, hasCrypto: true, hasVouchers: true };
const openLicences: ReadonlySet<string | null> = new Set([null, 'curacao', 'EE']);
/**
 * Licences that allow credit cards, but no crypto, which is an anonymous payment in Germany and no legal tender in Ontario, and no
 * vouchers, which are anonymous too.
 */
const cardLicences: ReadonlySet<string | null> = new Set<Licence>(['CA', 'DE']);

/**
 * The terms of an account's licence; null is the house's own. Australia and Great Britain ban credit cards for gambling and take no
 * crypto or vouchers, and so does every licence we don't know.
 */
export function paymentTerms(licence: string | null): PaymentTerms {
  return openLicences.has(licence) ? open : { hasCreditCards: cardLicences.has(licence), hasCrypto: false, hasVouchers: false };
}

/** Whether the terms allow deposits by a method; its card is judged by `cardProblem`. */
export function isMethodAllowed({ type, brand }: Pick<PaymentMethod, 'type' | 'brand'>, terms: PaymentTerms): boolean {
  return (type !== 'crypto' || terms.hasCrypto) && (brand !== 'neosurf' || terms.hasVouchers);
}

/** How a card is funded; null if its issuer is unknown. */
export type CardFunding = 'credit' | 'debit' | 'prepaid' | null;

/** The facts about a card. `bin`: the first digits of its number. `expires`: MM/YY. */
export interface KnownCard {
  bin: string | null;
  funding: CardFunding;
  expires: string | null;
}

/** The reasons why a card can't be used for deposits. */
export type CardProblem = 'card_expired' | 'card_not_accepted' | 'credit_card_not_allowed';

/** Whether a card has expired; a card without a date hasn't. */
export function isCardExpired(expires: string | null, now: Date): boolean {
  if (expires === null) return false;
  const [month = 0, year = 0] = expires.split('/').map(Number);
  return now >= new Date(Date.UTC(2000 + year, month, 1));
}

/** Why a card can't be used for deposits: it has expired, its first digits are blocked, or it may be a forbidden credit card (FORM-011). */
export function cardProblem(
  { bin, funding, expires }: KnownCard,
  { blockedBins, terms, now }: { blockedBins: readonly string[]; terms: PaymentTerms; now: Date },
): CardProblem | null {
  if (isCardExpired(expires, now)) return 'card_expired';
  if (bin !== null && blockedBins.some((blocked) => bin.startsWith(blocked) || blocked.startsWith(bin))) return 'card_not_accepted';
  if (!terms.hasCreditCards && funding !== 'debit' && funding !== 'prepaid') return 'credit_card_not_allowed';
  return null;
}
