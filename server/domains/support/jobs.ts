import type { Platform } from '#server/platform';

const DAY_MS = 24 * 60 * 60_000;
/** A guest's conversation that nobody goes on with. */
const GUESTS_KEPT_MS = 90 * DAY_MS;
/** A message of the contact form: long enough for a complaint and its answer. */
const CONTACT_KEPT_MS = 365 * DAY_MS;

/** Forgets what guests said long ago and old messages of the contact form; a player's conversation stays with the player. */
export async function forgetSupport({ database, clock }: Platform): Promise<void> {
  const before = (kept: number) => new Date(clock.now().getTime() - kept);
  await database.deleteFrom('support_conversations').where('player_id', 'is', null).where('changed_at', '<', before(GUESTS_KEPT_MS)).execute();
  await database.deleteFrom('contact_messages').where('at', '<', before(CONTACT_KEPT_MS)).execute();
}
