import type { ContactKind } from '#contract/fields/contact';
import type { Locale } from '#contract/fields/locale';
import { isSameContact } from '#rules/account/sign-in/contact-change';
import { sqlStateOf, type Transaction } from '#server/database/connection';
import { readPlayer } from '#server/database/players-store';
import { refuseFields } from '#server/plugins/field-problems';
import { refuse } from '#server/plugins/refusals';
import * as store from './contact-changes-store';

/** The differences between a player's email and phone. */
interface Contact {
  /** The account's value. */
  read(transaction: Transaction, player: number): Promise<string | null>;
  /** Refuses an invalid value: bad_input by field. */
  judge(transaction: Transaction, before: string | null, value: string, locale: Locale): Promise<void>;
  /** Sets a confirmed value. Refuses: email_taken. */
  move(transaction: Transaction, player: number, value: string, now: Date): Promise<void>;
  /** Restores the former value. Refuses: email_taken. */
  restore(transaction: Transaction, player: number, value: string | null, now: Date): Promise<void>;
  /** Whether the old contact gets a notice of a request, while it still waits. */
  isRequestAnnounced: boolean;
}

const UNIQUE_VIOLATION = '23505';

async function moveEmail(transaction: Transaction, player: number, email: string, now: Date): Promise<void> {
  try {
    await store.setEmail(transaction, player, email, now);
  } catch (error) {
    // Somebody has registered with the address meanwhile.
    if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error;
    throw refuse('email_taken');
  }
  await store.consumeMailSecrets(transaction, player, now);
}

/** The contacts of an account. */
export const contacts: Readonly<Record<ContactKind, Contact>> = {
  email: {
    read: async (transaction, player) => (await readPlayer(transaction, player, ['email'])).email,
    judge: async (_, before, email, locale) => {
      // An address of another account isn't refused, which would reveal that it's taken: its owner gets a mail instead of the code.
      if (isSameContact('email', before, email)) throw refuseFields(locale, { value: { key: 'fields.email_same', values: {} } });
    },
    move: moveEmail,
    restore: (transaction, player, email, now) => moveEmail(transaction, player, email!, now),
    isRequestAnnounced: true,
  },
  phone: {
    read: async (transaction, player) => (await readPlayer(transaction, player, ['mobile_phone'])).mobile_phone,
    judge: async () => undefined,
    move: (transaction, player, phone, now) => store.setPhone(transaction, player, phone, now),
    // It's unknown who confirmed it before, so the player must confirm it again.
    restore: (transaction, player, phone) => store.setPhone(transaction, player, phone, null),
    isRequestAnnounced: false,
  },
};
