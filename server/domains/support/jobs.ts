import type { Platform } from '#server/platform';
import { deleteContactMessages, deleteGuestConversations } from './store';

const DAY_MS = 24 * 60 * 60_000;
/** How long an idle guest conversation is stored. */
const GUESTS_KEPT_MS = 90 * DAY_MS;
/** How long a contact form message is stored: long enough for a complaint. */
const CONTACT_KEPT_MS = 365 * DAY_MS;

/** Deletes old guest conversations and contact form messages; a player's conversation stays. */
export async function forgetSupport({ database, clock }: Platform): Promise<void> {
  const before = (kept: number) => new Date(clock.now().getTime() - kept);
  await deleteGuestConversations(database, before(GUESTS_KEPT_MS));
  await deleteContactMessages(database, before(CONTACT_KEPT_MS));
}
