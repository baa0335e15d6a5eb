import type { Platform } from '#server/platform';
import { deleteContactMessages, deleteGuestConversations } from './store';

const DAY_MS = 24 * 60 * 60_000;
/** A guest's conversation that nobody goes on with. */
const GUESTS_KEPT_MS = 90 * DAY_MS;
/** A message of the contact form: long enough for a complaint and its answer. */
const CONTACT_KEPT_MS = 365 * DAY_MS;

/** Forgets what guests said long ago and old messages of the contact form; a player's conversation stays with the player. */
export async function forgetSupport({ database, clock }: Platform): Promise<void> {
  const before = (kept: number) => new Date(clock.now().getTime() - kept);
  await deleteGuestConversations(database, before(GUESTS_KEPT_MS));
  await deleteContactMessages(database, before(CONTACT_KEPT_MS));
}
