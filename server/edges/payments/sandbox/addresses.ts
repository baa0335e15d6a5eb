import { createHash } from 'node:crypto';
import { hmac } from '../hmac';

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const bech32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const hexadecimal = '0123456789abcdefABCDEF';

const forms: Record<string, [prefix: string, alphabet: string, length: number]> = {
  BTC: ['bc1q', bech32, 38],
  LTC: ['ltc1q', bech32, 38],
  BCH: ['bitcoincash:q', bech32, 41],
  DOG: ['D', base58, 33],
  ETH: ['0x', hexadecimal, 40],
  USDT: ['T', base58, 33],
};

/**
 * A player's address in the format of its currency, derived from a hash. Its checksum is wrong, so no wallet sends real coins to it.
 */
export function sandboxAddress(secret: string, player: number, currency: string): string {
  const [prefix, alphabet, length] = forms[currency] ?? ['', base58, 34];
  const bytes = createHash('sha512')
    .update(hmac(secret, `address ${player} ${currency}`))
    .digest();
  return prefix + Array.from(bytes.subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join('');
}
