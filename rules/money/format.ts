import { knownCurrency } from './currencies';

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: string, key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const name = `${language} ${key}`;
  const known = formats.get(name);
  if (known) return known;
  const made = new Intl.NumberFormat(language, options);
  formats.set(name, made);
  return made;
}

/**
 * Money as text in a language (LOC-003). `amount` is in minor units; crypto shows its code, ETH and LTC in milli and
 * BTC in micro units (CASH-003). Throws UnknownCurrency.
 */
export function formatMoney(amount: number, currency: string, language: string): string {
  const known = knownCurrency(currency);
  const subunits = known.subunits_to_unit;
  const digits = Math.round(Math.log10(subunits));
  if (known.fiat) {
    const options = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
    return formatOf(language, currency, options).format(amount / subunits);
  }
  const { prefix, perUnit } = known.display ?? { prefix: '', perUnit: 1 };
  // Every minor unit is shown: a balance that is rounded up couldn't be withdrawn.
  const shownDigits = digits - Math.round(Math.log10(perUnit));
  const number = formatOf(language, `crypto ${currency}`, { maximumFractionDigits: shownDigits, minimumFractionDigits: 0 });
  return `${number.format((amount * perUnit) / subunits)}\u00a0${prefix}${currency}`;
}

/** Money as text, a round fiat amount without its cents: for prizes and preset amounts, never for balances. */
export function formatWholeMoney(amount: number, currency: string, language: string): string {
  const { fiat, subunits_to_unit: subunits } = knownCurrency(currency);
  if (!fiat || amount % subunits !== 0) return formatMoney(amount, currency, language);
  return formatOf(language, `whole ${currency}`, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
    minimumFractionDigits: 0,
  }).format(amount / subunits);
}

/** An amount of crypto in whole coins, as wallets count: `0.0003 BTC` for 300 µBTC, without groups. Throws UnknownCurrency. */
export function formatCoins(amount: number, currency: string, language: string): string {
  const { subunits_to_unit: subunits } = knownCurrency(currency);
  const digits = Math.round(Math.log10(subunits));
  const number = formatOf(language, `coins ${currency}`, { maximumFractionDigits: digits, useGrouping: false });
  return `${number.format(amount / subunits)}\u00a0${currency}`;
}
