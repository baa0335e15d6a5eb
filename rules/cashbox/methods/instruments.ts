import { isValidIBAN } from 'ibantools';
import { isSameName, nameWords } from '../../account/matching/names';

/** Whether an IBAN is valid: country, length and check digits. Spaces and case don't matter. */
export function isValidIban(text: string): boolean {
  return isValidIBAN(text.replaceAll(' ', '').toUpperCase());
}

/** The destination of a withdrawal, and the evidence that it's the player's. */
export interface PayoutTarget {
  /** The holder of a bank account; null for other destinations. */
  holder: string | null;
  name: { first: string | null; last: string | null };
  /** Whether a deposit from the same card or wallet has arrived. */
  hasPaidIn: boolean;
  isCrypto: boolean;
}

/**
 * Whether a withdrawal may go to the requested destination: a bank account in the player's own name, or a card or wallet that was
 * used for a deposit. Any crypto address passes, since its owner can't be known.
 */
export function isOwnInstrument({ holder, name, hasPaidIn, isCrypto }: PayoutTarget): boolean {
  if (isCrypto) return true;
  if (holder !== null) return isSameName(nameWords(holder), nameWords(name.first, name.last));
  return hasPaidIn;
}
