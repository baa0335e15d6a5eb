import { sql } from 'kysely';
import type { Queries, Transaction } from '#server/database/connection';
import { callFunction } from '#server/database/call-function';

/** How long after the end late bets still count. */
const AFTER_END_MS = 24 * 60 * 60 * 1000;

/** Quests that run or have just ended. */
export function runningQuests(queries: Queries, now: Date) {
  return queries
    .selectFrom('tournaments')
    .select(['id', 'title', 'frontend_identifier', 'prize_cents'])
    .where('start_at', '<=', now)
    .where('end_at', '>', new Date(now.getTime() - AFTER_END_MS))
    .orderBy('id')
    .execute();
}

/** Players who have reached unpaid levels of a quest. */
export function reachedLevels(queries: Queries, id: number, thresholds: readonly number[], player: number | null) {
  return sql<{ player: number; from: number; to: number }>`
      select player_id as player, "from", "to" from (
        select t.player_id, coalesce((select max(level) from quest_levels l where l.tournament_id = ${id} and l.player_id = t.player_id), 1) as "from",
          (select count(*) from unnest(${thresholds}::bigint[]) as threshold where threshold <= t.bets)::integer as "to"
        from bet_totals t join players on players.id = t.player_id and players.confirmed_at is not null where t.kind = 'competition' and t.key = ${String(id)} and (${player}::bigint is null or t.player_id = ${player})
      ) as climb where "to" > "from" order by 1
    `.execute(queries);
}

/** Marks levels as paid. */
export function addLevels(
  transaction: Transaction,
  paid: { tournament_id: number; player_id: number; level: number; amount_cents: number }[],
) {
  return transaction.insertInto('quest_levels').values(paid).execute();
}

/** Pays a quest's prize in the player's currency. */
export function payQuestPrize(transaction: Transaction, quest: { id: number }, player: number, due: { to: number }, cents: number) {
  return callFunction<{ currency: string; amount_cents: number }>(transaction, 'award_prize', [
    `quest/${quest.id}/${player}/${due.to}`,
    player,
    cents,
  ]);
}
