import type { Queries } from '#server/database/connection';
import type { Clock } from '#server/ports/clock';

/** Notes that a session was given the password again. */
export function noteAuthentication(queries: Queries, clock: Clock, hash: Buffer) {
  return queries.updateTable('sessions').set({ authenticated_at: clock.now() }).where('token_hash', '=', hash).execute();
}
