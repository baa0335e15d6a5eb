import { clearBadge } from './badge';
import { scope } from './scope';

/**
 * Removes what's visible of a player: notifications and the icon's number. The page has emptied the database (OFF-005).
 */
export async function wipe(): Promise<void> {
  for (const notification of await scope.registration.getNotifications()) notification.close();
  await clearBadge();
}
