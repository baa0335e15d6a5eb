import { isBase58Check, isCashAddress, isEthereumChecksum, isSegwit } from '../methods/crypto-checksums';
import type { AmountRange } from '#contract/fields/payment-method';

interface CryptoLimits {
  deposit: number;
  withdrawal: readonly [least: number, most: number];
}

/** In units of the currency (CASH-011); the house sets the limits that the specification leaves open. */
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

/** An address format of one network, with its checksum. */
interface AddressForm {
  network: string;
  form: RegExp;
  isRight: (address: string) => boolean;
}

const ethereum: AddressForm = { network: 'Ethereum', form: /^0x[0-9a-fA-F]{40}$/, isRight: isEthereumChecksum };
const classic = (network: string, form: string): AddressForm => ({ network, form: new RegExp(`^${form}$`), isRight: isBase58Check });
const segwit = (network: string, prefix: string): AddressForm => ({
  network,
  form: new RegExp(`^${prefix}1[02-9ac-hj-np-z]{11,71}$`),
  isRight: isSegwit,
});

const forms: Record<string, readonly AddressForm[]> = {
  BTC: [segwit('Bitcoin', 'bc'), classic('Bitcoin', `[13]${base58}{25,34}`)],
  LTC: [segwit('Litecoin', 'ltc'), classic('Litecoin', `[LM3]${base58}{25,34}`)],
  ETH: [ethereum],
  USDT: [classic('TRON', `T${base58}{33}`), ethereum],
  BCH: [
    { network: 'Bitcoin Cash', form: /^(?:bitcoincash:)?[qp][02-9ac-hj-np-z]{41}$/, isRight: isCashAddress },
    classic('Bitcoin Cash', `[13]${base58}{25,34}`),
  ],
  DOG: [classic('Dogecoin', `[DA]${base58}{33}`)],
};

/** The network of an address of a currency; null if its format or checksum is wrong. */
export function networkOf(currency: string, text: string): string | null {
  const address = text.trim();
  return forms[currency]?.find(({ form, isRight }) => form.test(address) && isRight(address))?.network ?? null;
}

/** Returns whether a text is a valid address of a crypto currency. */
export function isCryptoAddress(currency: string, text: string): boolean {
  return networkOf(currency, text) !== null;
}

const schemes: Record<string, string> = { BTC: 'bitcoin', LTC: 'litecoin', ETH: 'ethereum', BCH: 'bitcoincash', DOG: 'dogecoin' };

/** The content of a deposit address's QR code: a payment link if wallets support one, else the address alone. */
export function addressUri(currency: string, address: string): string {
  const scheme = schemes[currency];
  return scheme && !address.startsWith(`${scheme}:`) ? `${scheme}:${address}` : address;
}
