import type { Queries, Transaction } from '#server/database/connection';
import { rollbackRound, type RoundAnswer } from '#server/database/ledger';

const SHOWN = 50;

interface Return {
  round: string;
  reason: string;
  /** Who decides. */
  by: string;
}

/** Rounds that nobody has ended yet, the oldest first, so many at most; amounts in minor units. */
export function openRounds(queries: Queries) {
  return queries
    .selectFrom('rounds')
    .select(['id', 'player_id', 'game_identifier', 'currency', 'stake', 'placed_at'])
    .where('state', '=', 'open')
    .orderBy('placed_at')
    .limit(SHOWN)
    .execute();
}

/**
 * Gives the stake of an open round back, once, and notes who decided it and why: for a game that fails its players. The
 * history of the player says that the stake was returned. Refuses with round_not_found, round_closed, money_stopped.
 */
export async function returnRound(transaction: Transaction, { round, reason, by }: Return): Promise<RoundAnswer> {
  const answer = await rollbackRound(transaction, round);
  const { player_id } = await transaction.selectFrom('rounds').select('player_id').where('id', '=', round).executeTakeFirstOrThrow();
  await transaction.insertInto('audit_log').values({ actor: by, player_id, kind: 'round_returned', details: JSON.stringify({ round, reason }) }).execute();
  return answer;
}
