import { randomBytes } from 'node:crypto';
import { hmac, isSame } from '../hmac';
import { outcomes, type Outcome, type TokenParts } from './cards';

const MAC_LENGTH = 16;

/** A token that contains its card's behaviour, so that the sandbox stores nothing; it ends with a signature. */
export function makeToken(secret: string, { outcome, brand, lastFour, expires, fingerprint, bin, holder }: TokenParts): string {
  const kept = Buffer.from(holder ?? '').toString('hex');
  const text = [outcome, brand, lastFour, expires, fingerprint, bin, randomBytes(6).toString('hex'), kept].join('-');
  return `${text}-${hmac(secret, text).slice(0, MAC_LENGTH)}`;
}

/** Parses a token; null if it wasn't issued here. */
export function readToken(secret: string, token: string): TokenParts | null {
  const at = token.lastIndexOf('-');
  const text = token.slice(0, at);
  if (at < 0 || !isSame(token.slice(at + 1), hmac(secret, text).slice(0, MAC_LENGTH))) return null;
  const [outcome = '', brand = '', lastFour = '', expires = '', fingerprint = '', bin = '', nonce, holder] = text.split('-');
  if (!outcomes.includes(outcome as Outcome)) return null;
  return {
    outcome: outcome as Outcome,
    brand,
    lastFour,
    expires,
    fingerprint,
    bin: nonce === undefined ? null : bin,
    holder: holder ? Buffer.from(holder, 'hex').toString() : null,
  };
}
