import { isValidIBAN } from 'ibantools';
import { isSameName, nameWords } from '../../account/matching/names';

/** Whether an IBAN can exist: country, length and check digits. Spaces and case don't matter. */
export function isValidIban(text: string): boolean {
  return isValidIBAN(text.replaceAll(' ', '').toUpperCase());
}

/** Where a withdrawal goes, and what the player has shown to own. */
export interface PayoutTarget {
  /** The holder of a bank account; null if it's no bank account. */
  holder: string | null;
  name: { first: string | null; last: string | null };
  /** Whether a deposit by the same card or wallet has arrived. */
  hasPaidIn: boolean;
  isCrypto: boolean;
}

/**
 * Whether a withdrawal may go to the requested destination: a bank account in the player's own name, or a card or wallet that has paid
 * in. The owner of a crypto address is unknown.
 */
export function isOwnInstrument({ holder, name, hasPaidIn, isCrypto }: PayoutTarget): boolean {
  if (isCrypto) return true;
  if (holder !== null) return isSameName(nameWords(holder), nameWords(name.first, name.last));
  return hasPaidIn;
}
