import type { CardParts } from '#contract/calls/cashbox/withdrawals';
import { cardDigits } from '#contract/fields/card';
import type { SavedProfile } from '#contract/fields/payment-method';

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'card';

const brands: [CardBrand, RegExp][] = [
  ['visa', /^4/],
  ['mastercard', /^(?:5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/],
  ['amex', /^3[47]/],
];

/** The brand of a card number, by its first digits; `card` if it's unknown. */
export function cardBrand(number: string): CardBrand {
  const digits = cardDigits(number);
  return brands.find(([, begins]) => begins.test(digits))?.[0] ?? 'card';
}

/** The number in the groups printed on the card, for reading while typing. */
export function groupedCardNumber(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 19);
  const groups = cardBrand(digits) === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /(\d{1,4})/g;
  if (cardBrand(digits) !== 'amex') return digits.match(groups)?.join(' ') ?? '';
  return digits.match(groups)?.slice(1).filter(Boolean).join(' ') ?? '';
}

/** MM/YY while typing: digits, with the slash after the month. */
export function groupedExpiry(text: string): string {
  const digits = text.replace(/\D/g, '');
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  return padded.length > 2 ? `${padded.slice(0, 2)}/${padded.slice(2, 4)}` : padded;
}

/** The expiry of a card split into month and year for the fraud check (CASH-013); `text` is MM/YY. */
export function splitExpiry(text: string): { month: number; year: number } {
  const [month = 0, year = 0] = text.split('/').map(Number);
  return { month, year: 2000 + year };
}

/** What a fraud check may see of a card (CASH-013). */
export function cardParts(number: string, expiry: string): CardParts {
  const digits = cardDigits(number);
  const { month, year } = splitExpiry(expiry);
  return { bin: digits.slice(0, 6), last_four: digits.slice(-4), expiry_month: month, expiry_year: year };
}

/** What a fraud check may see of a saved card (CASH-013); null for anything else that's saved. */
export function savedCardParts({ title, expires }: Pick<SavedProfile, 'title' | 'expires'>): CardParts | null {
  const lastFour = /\d{4}$/.exec(title)?.[0];
  if (expires === null || lastFour === undefined) return null;
  const { month, year } = splitExpiry(expires);
  return { bin: null, last_four: lastFour, expiry_month: month, expiry_year: year };
}
