import { sql } from 'kysely';
import type { Queries } from '#server/database/connection';

/** Campaigns that recur and weren't ended. */
export function recurringCampaigns(queries: Queries) {
  return queries.selectFrom('campaigns').select('slug').where('ended_at', 'is', null).where(sql<boolean>`definition ? 'every'`).execute();
}

/** Boards and quests that haven't ended, most expensive first. */
export function unendedBoards(queries: Queries, now: Date) {
  return queries
    .selectFrom('tournaments')
    .select(['title', 'frontend_identifier', 'prize_cents', 'games', 'start_at', 'end_at', 'campaign'])
    .where('end_at', '>', now)
    .orderBy('prize_cents', 'desc')
    .execute();
}

/** Lotteries that haven't ended. */
export function unendedLotteries(queries: Queries, now: Date) {
  return queries.selectFrom('lotteries').select(['title', 'start_at', 'end_at', 'campaign']).where('end_at', '>', now).execute();
}
