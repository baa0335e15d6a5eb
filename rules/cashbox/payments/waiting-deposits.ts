import type { Payment } from '#contract/fields/payment';

const MINUTE_MS = 60_000;

/** How long a deposit waits for its player to enter a code or to complete the provider's page. */
export const PLAYER_TIMEOUT_MS = 30 * MINUTE_MS;

/** How long it waits for crypto, since networks are slow. */
export const ADDRESS_TIMEOUT_MS = 24 * 60 * MINUTE_MS;

/**
 * The deposits that wait for the code of the player's bank at `now` (epoch milliseconds). The list may be stale, and a
 * deposit that has expired must not look as if it could still be paid (CASH-018).
 */
export function depositsThatWait(payments: readonly Payment[], now: number): Payment[] {
  return payments.filter(
    ({ waits_for: waitsFor, created_at: begun }) => waitsFor === 'challenge' && now - Date.parse(begun) < PLAYER_TIMEOUT_MS,
  );
}
