import type { ToWorker } from '#contract/messages';
import { beginSession, endSession, noteTraits, readSession } from '#offline/session';
import { clearBadge } from './badge';
import { database } from './database';
import { scope } from './scope';

/** A player signed in, or nobody is signed in any more: what an earlier player left goes. */
export async function takeSession({ player, epoch, locale }: Extract<ToWorker, { kind: 'session' }>): Promise<void> {
  await noteTraits(database, { locale });
  const before = await readSession(database);
  if (before?.player === player) return;
  if (player === null) await wipe();
  else await beginSession(database, { player, epoch });
}

/** Nothing of a player stays on the device: not in the database, not among the notifications, not on the icon (OFF-005). */
export async function wipe(): Promise<void> {
  const before = await readSession(database);
  if (before !== null && before.player !== null) {
    await endSession(database, { epoch: crypto.randomUUID(), isRevoked: true, now: Date.now() });
  }
  for (const notification of await scope.registration.getNotifications()) notification.close();
  await clearBadge();
}
