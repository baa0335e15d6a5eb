import { unread } from '#offline/inbox';
import { database } from './database';
import { scope } from './scope';

/** Shows the number of unread notifications on the app's icon, where the browser supports it. */
export async function showBadge(): Promise<void> {
  const count = await unread(database, Date.now());
  const { navigator } = scope;
  await (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => undefined);
}

/** Clears the number on the app's icon. */
export async function clearBadge(): Promise<void> {
  await scope.navigator.clearAppBadge?.().catch(() => undefined);
}
