import { sql } from 'kysely';
import { breakTypes } from '#contract/fields/limit';
import type { User } from '#contract/fields/user';
import type { Queries } from '#server/database/connection';

/** The player's current break from play, the one that ends last if there are several; null without one (LIMIT-006). */
export async function readBreak(queries: Queries, player: number): Promise<User['play_break']> {
  const found = await queries
    .selectFrom('active_limits')
    .select(['type', 'active_until'])
    .where('player_id', '=', player)
    .where('type', 'in', breakTypes)
    .orderBy('active_until', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();
  return found ? { type: found.type as (typeof breakTypes)[number], until: found.active_until?.toISOString() ?? null } : null;
}

/** Whether a break from play is active: a cooling-off or a self-exclusion (LIMIT-006). */
export async function isOnBreak(queries: Queries, player: number): Promise<boolean> {
  return (await readBreak(queries, player)) !== null;
}

/** Whether a player may be offered something that promotes play: not on a break, nor with markers of harm. */
export async function mayBeOffered(queries: Queries, player: number): Promise<boolean> {
  const { rows } = await sql<{ marked: boolean }>`select is_marked(${player}) as marked`.execute(queries);
  return rows[0]?.marked === false && !(await isOnBreak(queries, player));
}
