import type { IdentityCallback } from '#server/ports/identity-provider';
import { hmac, isSame } from '../payments/hmac';

/** How long a webhook is valid, and how far ahead a provider's clock may be. */
const RECENT_MS = 5 * 60_000;

const textOf = ({ event, check, result, at, document }: Omit<IdentityCallback, 'signature'>) =>
  JSON.stringify([event, check, result, at, ...(document ? [document.country, document.number] : [])]);

/** A webhook with its signature. */
export function signed(secret: string, callback: Omit<IdentityCallback, 'signature'>): IdentityCallback {
  return { ...callback, signature: hmac(secret, textOf(callback)) };
}

/** Whether a webhook is signed with the secret, and no older than five minutes. */
export function isSignedWith(secret: string, callback: IdentityCallback, now: Date): boolean {
  const isRecent = Math.abs(now.getTime() - Date.parse(callback.at)) <= RECENT_MS;
  return isRecent && isSame(callback.signature, hmac(secret, textOf(callback)));
}
