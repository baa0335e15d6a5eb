const HOUR_MS = 60 * 60_000;

/** Hours for which a withdrawal to a new crypto address waits, and can be cancelled. */
export const ADDRESS_COOL_DOWN_HOURS = 24;

/** What's known about a crypto address that a withdrawal goes to. */
export interface AddressFacts {
  /** A withdrawal of the player has arrived there before. */
  isKnown: boolean;
  /** A withdrawal of the player has arrived at another address of the currency. */
  hasOther: boolean;
  /** When a way in or a contact of the account changed last: password, second factor, passkey, email, phone. */
  securityChangedAt: Date | null;
}

/**
 * Until when a withdrawal to an address waits; null for none. A new address waits if it replaces another one, or soon after a change of
 * the account's security: that's what a thief does. The first address of a quiet account is paid immediately (CASH-011).
 */
export function coolDownUntil({ isKnown, hasOther, securityChangedAt }: AddressFacts, now: Date): Date | null {
  const coolDownMs = ADDRESS_COOL_DOWN_HOURS * HOUR_MS;
  const isUnquiet = securityChangedAt !== null && now.getTime() - securityChangedAt.getTime() < coolDownMs;
  return !isKnown && (hasOther || isUnquiet) ? new Date(now.getTime() + coolDownMs) : null;
}
