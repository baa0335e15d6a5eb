import type { ProviderCallback } from '#contract/calls/cashbox/provider';
import { hmac, isSame } from './hmac';

function signedText({ event, payment, state, amount_cents: amount, currency, reason, at }: Omit<ProviderCallback, 'signature'>): string {
  return JSON.stringify([event, payment, state, amount, currency, reason, at]);
}

/** Signs and verifies webhooks: HMAC-SHA256 in hex over the JSON array of their fields in the contract's order. */
export function callbackSignature(secret: string) {
  return {
    sign: (callback: Omit<ProviderCallback, 'signature'>): ProviderCallback => ({
      ...callback,
      signature: hmac(secret, signedText(callback)),
    }),
    isSigned: ({ signature, ...callback }: ProviderCallback): boolean => isSame(signature, hmac(secret, signedText(callback))),
  };
}
