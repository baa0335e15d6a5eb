import type { Licence } from '../../account/restrictions';

/** What the law of a licence allows as a way to deposit. */
export interface PaymentTerms {
  hasCreditCards: boolean;
  hasCrypto: boolean;
}

const open: PaymentTerms = { hasCreditCards: true, hasCrypto: true };
const openLicences: ReadonlySet<string | null> = new Set([null, 'curacao', 'EE']);
/** Licences that take credit cards, but no crypto: an anonymous payment in Germany, no legal tender in Ontario. */
const cardLicences: ReadonlySet<string | null> = new Set<Licence>(['CA', 'DE']);

/**
 * The terms of an account's licence; null is the house's own. Australia and Great Britain ban credit cards for gambling and take no
 * crypto, and so does every licence we don't know.
 */
export function paymentTerms(licence: string | null): PaymentTerms {
  return openLicences.has(licence) ? open : { hasCreditCards: cardLicences.has(licence), hasCrypto: false };
}

/** How a card is funded; null if its issuer is unknown. */
export type CardFunding = 'credit' | 'debit' | 'prepaid' | null;

/** What's known about a card. `bin`: the first digits of its number. `expires`: MM/YY. */
export interface KnownCard {
  bin: string | null;
  funding: CardFunding;
  expires: string | null;
}

/** Why a card can't pay in. */
export type CardProblem = 'card_expired' | 'card_not_accepted' | 'credit_card_not_allowed';

/** Whether a card's last month is over; without a date it never is. */
export function isCardExpired(expires: string | null, now: Date): boolean {
  if (expires === null) return false;
  const [month = 0, year = 0] = expires.split('/').map(Number);
  return now >= new Date(Date.UTC(2000 + year, month, 1));
}

/** Why a card can't pay in: it has expired, operators block its first digits, or it isn't proven to be no credit card (FORM-011). */
export function cardProblem(
  { bin, funding, expires }: KnownCard,
  { blockedBins, terms, now }: { blockedBins: readonly string[]; terms: PaymentTerms; now: Date },
): CardProblem | null {
  if (isCardExpired(expires, now)) return 'card_expired';
  if (bin !== null && blockedBins.some((blocked) => bin.startsWith(blocked) || blocked.startsWith(bin))) return 'card_not_accepted';
  if (!terms.hasCreditCards && funding !== 'debit' && funding !== 'prepaid') return 'credit_card_not_allowed';
  return null;
}
