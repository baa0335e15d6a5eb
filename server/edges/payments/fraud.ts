import type { CheckedTransaction } from '#server/ports/payment-provider';

/** The last digits of the sandbox's high-risk card. */
const RISKY_CARD = '0019';

/** Whether a transaction may proceed; the sandbox's check refuses only one test card. */
export function isTrusted({ card }: CheckedTransaction): boolean {
  return card?.last_four !== RISKY_CARD;
}
