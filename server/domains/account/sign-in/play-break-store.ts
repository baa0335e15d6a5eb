import { sql } from 'kysely';
import { breakTypes } from '#contract/fields/limit';
import type { Queries } from '#server/database/connection';

/** Whether a break from play is active: a cooling-off or a self-exclusion (LIMIT-006). */
export async function isOnBreak(queries: Queries, player: number): Promise<boolean> {
  const found = await queries
    .selectFrom('active_limits')
    .select('type')
    .where('player_id', '=', player)
    .where('type', 'in', breakTypes)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a player may get promotional offers: not on a break, nor with markers of harm. */
export async function mayBeOffered(queries: Queries, player: number): Promise<boolean> {
  const { rows } = await sql<{ marked: boolean }>`select is_marked(${player}) as marked`.execute(queries);
  return rows[0]?.marked === false && !(await isOnBreak(queries, player));
}
