import type { Locale } from '#contract/fields/locale';
import { formatMoney } from '#rules/money/format';

/** Writes an amount of the session in minor units; demo credit is a bare number, since it is not money. */
export type Money = (cents: number) => string;

/** How amounts of a currency are written in a locale. */
export function moneyIn(currency: string, locale: Locale): Money {
  const language = locale === 'en-KW' ? 'en' : locale;
  if (currency !== 'FUN') return (cents) => formatMoney(cents, currency, language);
  const credit = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (cents) => credit.format(cents / 100);
}
