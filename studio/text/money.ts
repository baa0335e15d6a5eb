import type { Locale } from '#contract/fields/locale';
import { formatMoney } from '#rules/money/format';

/** Formats an amount of the session in minor units; demo credit is a bare number, since it isn't money. */
export type Money = (cents: number) => string;

/** The language of a locale: the pseudo-locale's is English. */
export const languageOf = (locale: Locale) => (locale === 'en-KW' ? 'en' : locale);

/** Formats how many times the stake a win is, truncated to one decimal. */
export type Factor = (factor: number) => string;

/** The multiplier format of a locale. */
export function factorIn(locale: Locale): Factor {
  const number = new Intl.NumberFormat(languageOf(locale), { maximumFractionDigits: 1 });
  return (factor) => number.format(Math.floor(factor * 10) / 10);
}

/** The money format of a currency in a locale. */
export function moneyIn(currency: string, locale: Locale): Money {
  const language = languageOf(locale);
  if (currency !== 'FUN') return (cents) => formatMoney(cents, currency, language);
  const credit = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (cents) => credit.format(cents / 100);
}
