import { sql } from 'kysely';
import type { Queries } from '#server/database/connection';

/** A server without a heartbeat for this long counts as gone, with its watchers. */
const GONE_AFTER = sql`interval '12 seconds'`;

/** Whether the server of a row is alive. */
export const living = sql<boolean>`seen_at > clock_timestamp() - ${GONE_AFTER}`;

/** Writes the number of watchers of each table on a server, with the server's heartbeat. */
export async function writeWatchers(
  queries: Queries,
  server: string,
  counts: readonly { game: string; watching: number }[],
): Promise<void> {
  if (counts.length === 0) return;
  await queries
    .insertInto('live_watchers')
    .values(counts.map((count) => ({ server, ...count })))
    .onConflict((conflict) =>
      conflict.columns(['server', 'game']).doUpdateSet(({ ref }) => ({
        watching: ref('excluded.watching'),
        seen_at: sql<Date>`clock_timestamp()`,
      })),
    )
    .execute();
}

/** The number of a table's watchers on all other servers. */
export async function readWatchersElsewhere(queries: Queries, server: string, game: string): Promise<number> {
  const row = await queries
    .selectFrom('live_watchers')
    .select(sql<number>`coalesce(sum(watching), 0)::int`.as('watching'))
    .where('game', '=', game)
    .where('server', '<>', server)
    .where(living)
    .executeTakeFirstOrThrow();
  return row.watching;
}

/** Deletes the watchers of a server that stops, and of servers that are gone. */
export async function forgetWatchers(queries: Queries, server: string): Promise<void> {
  await queries
    .deleteFrom('live_watchers')
    .where(({ or, eb, not }) => or([eb('server', '=', server), not(living)]))
    .execute();
}
