import { sql } from 'kysely';
import type { Queries, Transaction } from '#server/database/connection';

const HOUR_MS = 60 * 60_000;

/** The last lines of all chats or of one table, the newest first; or only reported ones. */
export function readLinesForOperators(queries: Queries, only: { game?: string; isReported?: boolean }, most: number) {
  const reports = (column: ReturnType<typeof sql>) =>
    sql`(select ${column} from live_chat_reports report where report.line_id = live_chat_lines.id)`;
  const lines = queries
    .selectFrom('live_chat_lines')
    .innerJoin('players', 'players.id', 'live_chat_lines.player_id')
    .select(['live_chat_lines.id', 'game', 'email', 'text', 'said_at', 'removed_at'])
    .select(reports(sql`count(*)::int`).$castTo<number>().as('reports'))
    .select(reports(sql`coalesce(string_agg(distinct reason, ', '), '')`).$castTo<string>().as('reasons'))
    .orderBy('live_chat_lines.id', 'desc')
    .limit(most);
  const ofTable = only.game === undefined ? lines : lines.where('game', '=', only.game);
  if (!only.isReported) return ofTable.execute();
  return ofTable
    .where('removed_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('live_chat_reports').select('line_id').whereRef('line_id', '=', 'live_chat_lines.id')),
    )
    .execute();
}

/** A line's table and its writer; null for an unknown line. */
export async function findWritten(queries: Queries, line: number): Promise<{ game: string; player_id: number } | null> {
  return (await queries.selectFrom('live_chat_lines').select(['game', 'player_id']).where('id', '=', line).executeTakeFirst()) ?? null;
}

/** Removes a line. Returns whether it was still there. */
export async function markRemoved(transaction: Transaction, line: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('live_chat_lines')
    .set({ removed_at: now })
    .where('id', '=', line)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Deletes the reports of a line. Returns how many there were. */
export async function deleteReports(transaction: Transaction, line: number): Promise<number> {
  const { numDeletedRows } = await transaction.deleteFrom('live_chat_reports').where('line_id', '=', line).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Mutes a player for some hours from now on; null ends it. */
export async function mute(transaction: Transaction, player: number, hours: number, reason: string, now: Date): Promise<void> {
  const isMuted = hours > 0;
  await transaction
    .updateTable('live_chat_people')
    .set({ muted_until: isMuted ? new Date(now.getTime() + hours * HOUR_MS) : null, mute_reason: isMuted ? reason : null })
    .where('player_id', '=', player)
    .execute();
}
