import type { AmountRange } from '#contract/fields/payment-method';

interface CryptoLimits {
  deposit: number;
  withdrawal: readonly [least: number, most: number];
}

/** In units of the currency (CASH-011); limits that it leaves open are the house's. */
const limits: Record<string, CryptoLimits> = {
  BTC: { deposit: 0.0001, withdrawal: [0.0001, 0.4] },
  LTC: { deposit: 0.01, withdrawal: [0.01, 60] },
  ETH: { deposit: 0.01, withdrawal: [0.01, 12] },
  USDT: { deposit: 20, withdrawal: [25, 4000] },
  BCH: { deposit: 0.01, withdrawal: [0.01, 40] },
  DOG: { deposit: 50, withdrawal: [50, 100_000] },
};

/** The limits of a crypto currency for deposits and withdrawals in minor units, `subunits` of which make one (CASH-011). */
export function cryptoRanges(currency: string, subunits: number): { deposit: AmountRange; withdrawal: AmountRange } | null {
  const known = limits[currency];
  if (!known) return null;
  const cents = (units: number) => Math.round(units * subunits);
  const [least, most] = known.withdrawal;
  return {
    deposit: { min_cents: cents(known.deposit), max_cents: null },
    withdrawal: { min_cents: cents(least), max_cents: cents(most) },
  };
}

const base58 = '[1-9A-HJ-NP-Za-km-z]';
const addresses: Record<string, RegExp> = {
  BTC: new RegExp(`^(?:bc1[02-9ac-hj-np-z]{11,71}|[13]${base58}{25,34})$`),
  LTC: new RegExp(`^(?:ltc1[02-9ac-hj-np-z]{11,71}|[LM3]${base58}{25,34})$`),
  ETH: /^0x[0-9a-fA-F]{40}$/,
  USDT: new RegExp(`^(?:0x[0-9a-fA-F]{40}|T${base58}{33})$`),
  BCH: new RegExp(`^(?:(?:bitcoincash:)?[qp][02-9ac-hj-np-z]{41}|[13]${base58}{25,34})$`),
  DOG: new RegExp(`^[DA]${base58}{33}$`),
};

/** Returns whether a text has the format of an address of a crypto currency; nobody can tell whose it is. */
export function isCryptoAddress(currency: string, text: string): boolean {
  return addresses[currency]?.test(text.trim()) ?? false;
}

const schemes: Record<string, string> = { BTC: 'bitcoin', LTC: 'litecoin', ETH: 'ethereum', BCH: 'bitcoincash', DOG: 'dogecoin' };

/** The content of a deposit address's QR code: a payment link if wallets know one, else the address alone. */
export function addressUri(currency: string, address: string): string {
  const scheme = schemes[currency];
  return scheme && !address.startsWith(`${scheme}:`) ? `${scheme}:${address}` : address;
}
