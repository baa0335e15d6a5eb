import { sql } from 'kysely';
import { isReviewDue } from '#rules/limits/review';
import type { Queries } from '#server/database/connection';
import { updatePlayer } from '#server/database/players-store';

/** Whether a player's limits are due for review. */
export async function readReviewDue(queries: Queries, player: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ since: Date }>`
    select greatest(created_at, limits_reviewed_at, (select max(active_from) from user_limits where player_id = players.id)) as since
    from players where id = ${player}
  `.execute(queries);
  return isReviewDue(rows[0]!.since, now);
}

/** Records that a player has reviewed the limits. */
export async function setReviewed(queries: Queries, player: number, at: Date): Promise<void> {
  await updatePlayer(queries, player, { limits_reviewed_at: at });
}
