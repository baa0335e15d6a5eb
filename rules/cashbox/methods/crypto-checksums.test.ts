import { describe, expect, it } from 'vitest';
import { isCryptoAddress, networkOf } from '../amounts/crypto';

/** Published addresses, from standards, genesis blocks and known contracts. */
const real: [currency: string, address: string, network: string][] = [
  ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'Bitcoin'],
  ['BTC', '3P14159f73E4gFr7JterCCQh9QjiTjiZrG', 'Bitcoin'],
  ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'Bitcoin'],
  ['BTC', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 'Bitcoin'],
  ['BCH', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'Bitcoin Cash'],
  ['BCH', 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'Bitcoin Cash'],
  ['ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'Ethereum'],
  ['ETH', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', 'Ethereum'],
  ['USDT', '0xdAC17F958D2ee523a2206206994597C13D831ec7', 'Ethereum'],
  ['USDT', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TRON'],
];

/** The address with one letter changed to another of its alphabet, or to the other case if the case is the checksum. */
function mistyped(address: string): string {
  const at = [...address].findLastIndex((character) => /[a-z]/i.test(character));
  const letter = address[at]!;
  const lower = letter.toLowerCase();
  const flipped = letter === lower ? letter.toUpperCase() : lower;
  return address.slice(0, at) + (address.startsWith('0x') ? flipped : lower === 'q' ? 'p' : 'q') + address.slice(at + 1);
}

describe('the checksum of a crypto address', () => {
  it.each(real)('%s accepts %s', (currency, address, network) => {
    expect(isCryptoAddress(currency, address)).toBe(true);
    expect(networkOf(currency, address)).toBe(network);
  });

  it.each(real.filter(([, address]) => /^0x.*[A-F]|^[^0]/.test(address)))('%s refuses %s with one wrong character', (currency, address) => {
    expect(isCryptoAddress(currency, mistyped(address))).toBe(false);
    expect(networkOf(currency, mistyped(address))).toBeNull();
  });

  it('an address of another network is refused', () => {
    expect(isCryptoAddress('BTC', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe(false);
    expect(isCryptoAddress('ETH', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toBe(false);
    expect(isCryptoAddress('LTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')).toBe(false);
  });
});
