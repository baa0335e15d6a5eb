import { sql } from 'kysely';
import type { Queries } from '#server/database/connection';

/** A server that hasn't written for this long is gone, and so are its watchers. */
const GONE_AFTER = sql`interval '12 seconds'`;

const living = sql<boolean>`seen_at > clock_timestamp() - ${GONE_AFTER}`;

/** Writes how many watch each table on a server, and that the server lives. */
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

/** How many watch a table on all servers but this one. */
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

/** Forgets the watchers of a server that stops, and of those that are gone. */
export async function forgetWatchers(queries: Queries, server: string): Promise<void> {
  await queries
    .deleteFrom('live_watchers')
    .where(({ or, eb, not }) => or([eb('server', '=', server), not(living)]))
    .execute();
}
