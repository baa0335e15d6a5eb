import type { Locale } from '#contract/fields/locale';
import { formatMoney } from '#rules/money/format';

/** Writes an amount of the session in minor units; demo credit is a bare number, since it is not money. */
export type Money = (cents: number) => string;

/** The fake locale has the numbers of English. */
const languageOf = (locale: Locale) => (locale === 'en-KW' ? 'en' : locale);

/** Writes how many times the stake a win is, cut to one decimal. */
export type Factor = (factor: number) => string;

/** How factors are written in a locale. */
export function factorIn(locale: Locale): Factor {
  const number = new Intl.NumberFormat(languageOf(locale), { maximumFractionDigits: 1 });
  return (factor) => number.format(Math.floor(factor * 10) / 10);
}

/** How amounts of a currency are written in a locale. */
export function moneyIn(currency: string, locale: Locale): Money {
  const language = languageOf(locale);
  if (currency !== 'FUN') return (cents) => formatMoney(cents, currency, language);
  const credit = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (cents) => credit.format(cents / 100);
}
