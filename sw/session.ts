import { clearBadge } from './badge';
import { scope } from './scope';

/**
 * Nothing of a player stays in sight: not among the notifications, not on the icon. The page has emptied the database
 * (OFF-005).
 */
export async function wipe(): Promise<void> {
  for (const notification of await scope.registration.getNotifications()) notification.close();
  await clearBadge();
}
