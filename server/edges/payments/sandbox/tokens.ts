import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { outcomes, type Outcome, type TokenParts } from './cards';

const MAC_LENGTH = 16;

/** An HMAC-SHA256 in hex. */
export function hmac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Compares two texts without telling by the time where they differ. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A token that carries its card's behaviour, so that the sandbox keeps nothing; its end is a signature. */
export function makeToken(secret: string, { outcome, brand, lastFour, expires }: TokenParts): string {
  const text = [outcome, brand, lastFour, expires, randomBytes(6).toString('hex')].join('-');
  return `${text}-${hmac(secret, text).slice(0, MAC_LENGTH)}`;
}

/** Reads a token back; null for one that was not given here. */
export function readToken(secret: string, token: string): TokenParts | null {
  const at = token.lastIndexOf('-');
  const text = token.slice(0, at);
  if (at < 0 || !isSame(token.slice(at + 1), hmac(secret, text).slice(0, MAC_LENGTH))) return null;
  const [outcome = '', brand = '', lastFour = '', expires = ''] = text.split('-');
  return outcomes.includes(outcome as Outcome) ? { outcome: outcome as Outcome, brand, lastFour, expires } : null;
}
