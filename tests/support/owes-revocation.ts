import type { Database } from '#offline/database';
import { settleRevocation } from '#offline/session';

/** Whether a sign-out made offline still waits to be told to the platform. */
export async function owesRevocation(database: Database): Promise<boolean> {
  return !(await settleRevocation(database, async () => false));
}
