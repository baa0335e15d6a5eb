import type { Database } from '#offline/database';
import { settleRevocation } from '#offline/session';

/** Whether the device has a tombstone of an offline sign-out. */
export async function hasPendingRevocation(database: Database): Promise<boolean> {
  return !(await settleRevocation(database, async () => false));
}
