import { createHmac, timingSafeEqual } from 'node:crypto';

/** An HMAC-SHA256 in hex. */
export function hmac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** A constant-time comparison of two texts. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
