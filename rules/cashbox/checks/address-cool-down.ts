const HOUR_MS = 60 * 60_000;

/** Hours for which a withdrawal to a new crypto address waits, and can be cancelled. */
export const ADDRESS_COOL_DOWN_HOURS = 24;

/** The facts about the crypto address of a withdrawal. */
export interface AddressFacts {
  /** Whether a withdrawal of the player has arrived there before. */
  isKnown: boolean;
  /** Whether a withdrawal of the player has arrived at another address of the currency. */
  hasOther: boolean;
  /** When password, second factor, passkeys, email or phone of the account last changed. */
  securityChangedAt: Date | null;
}

/**
 * Until when a withdrawal to an address waits, or null. A new address waits if it replaces another one, or soon after a change of
 * the account's security, which suggests a takeover. Otherwise a first address is paid immediately (CASH-011).
 */
export function coolDownUntil({ isKnown, hasOther, securityChangedAt }: AddressFacts, now: Date): Date | null {
  const coolDownMs = ADDRESS_COOL_DOWN_HOURS * HOUR_MS;
  const isUnquiet = securityChangedAt !== null && now.getTime() - securityChangedAt.getTime() < coolDownMs;
  return !isKnown && (hasOther || isUnquiet) ? new Date(now.getTime() + coolDownMs) : null;
}
