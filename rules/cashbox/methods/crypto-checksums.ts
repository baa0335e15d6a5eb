import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const bech32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

/** The bytes of a base58 text; null if it has an invalid character. */
function fromBase58(text: string): Uint8Array | null {
  let value = 0n;
  for (const character of text) {
    const digit = base58.indexOf(character);
    if (digit < 0) return null;
    value = value * 58n + BigInt(digit);
  }
  const bytes: number[] = [];
  for (; value > 0n; value >>= 8n) bytes.unshift(Number(value & 255n));
  for (const character of text) {
    if (character !== '1') break;
    bytes.unshift(0);
  }
  return Uint8Array.from(bytes);
}

/** Whether a base58 address ends with the checksum of its first 21 bytes: version and hash. */
export function isBase58Check(text: string): boolean {
  const bytes = fromBase58(text);
  if (bytes?.length !== 25) return false;
  const sum = sha256(sha256(bytes.subarray(0, 21)));
  return bytes.subarray(21).every((byte, at) => byte === sum[at]);
}

const bech32Generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

function bech32Polymod(values: readonly number[]): number {
  let sum = 1;
  for (const value of values) {
    const top = sum >>> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    bech32Generator.forEach((part, at) => {
      if ((top >>> at) & 1) sum ^= part;
    });
  }
  return sum >>> 0;
}

/** Whether a SegWit address has a valid checksum: bech32 for version 0, bech32m for later ones (BIP 173, BIP 350). */
export function isSegwit(text: string): boolean {
  const at = text.lastIndexOf('1');
  const [prefix, data] = [text.slice(0, at), Array.from(text.slice(at + 1), (character) => bech32.indexOf(character))];
  if (at < 1 || data.length < 8 || data.includes(-1)) return false;
  const letters = Array.from(prefix, (character) => character.charCodeAt(0));
  const sum = bech32Polymod([...letters.map((code) => code >> 5), 0, ...letters.map((code) => code & 31), ...data]);
  const isLong = data.length - 7 === 52;
  return data[0] === 0 ? sum === 1 && (isLong || data.length - 7 === 32) : sum === 0x2bc830a3;
}

const cashGenerator = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];

/** Whether a Bitcoin Cash address, with or without its prefix, has a valid checksum. */
export function isCashAddress(text: string): boolean {
  const data = Array.from(text.replace(/^bitcoincash:/, ''), (character) => BigInt(bech32.indexOf(character)));
  if (data.includes(-1n)) return false;
  const prefix = Array.from('bitcoincash', (character) => BigInt(character.charCodeAt(0) & 31));
  let sum = 1n;
  for (const value of [...prefix, 0n, ...data]) {
    const top = sum >> 35n;
    sum = ((sum & 0x07ffffffffn) << 5n) ^ value;
    cashGenerator.forEach((part, at) => {
      if ((top >> BigInt(at)) & 1n) sum ^= part;
    });
  }
  return sum === 1n;
}

/** Whether the letters' case in an Ethereum address is a valid checksum; an address in one case has none (EIP-55). */
export function isEthereumChecksum(text: string): boolean {
  const digits = text.slice(2);
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return true;
  const hash = keccak_256(Uint8Array.from(lower, (character) => character.charCodeAt(0)));
  return Array.from(digits).every((digit, at) => {
    const nibble = (hash[at >> 1]! >> (at % 2 === 0 ? 4 : 0)) & 15;
    return /\d/.test(digit) || (nibble >= 8 ? digit === digit.toUpperCase() : digit === digit.toLowerCase());
  });
}
