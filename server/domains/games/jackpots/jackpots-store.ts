import type { Transaction, Queries } from '#server/database/connection';

/** The jackpot that a round has won. */
export function jackpotWinOf(transaction: Transaction, round: string) {
  return transaction
    .selectFrom('jackpot_wins')
    .select(['player_id', 'level_name', 'amount', 'currency'])
    .where('round_id', '=', round)
    .executeTakeFirstOrThrow();
}

/** The number of wins in each of the two lists, the biggest and the latest (JACK-002). */
const WINS_A_LIST = 5;

/** The biggest or the latest jackpot wins. */
export function topWins(queries: Queries, column: 'eur_cents' | 'won_at') {
  return queries
    .selectFrom('jackpot_wins')
    .innerJoin('players', 'players.id', 'jackpot_wins.player_id')
    .select(['jackpot_wins.id', 'nickname', 'won_at', 'eur_cents', 'amount', 'jackpot_wins.currency', 'level_name'])
    .orderBy(column, 'desc')
    .limit(WINS_A_LIST)
    .execute();
}

/** The amount that a round has won from a jackpot, in the player's currency. */
export function findWin(queries: Queries, round: string) {
  return queries
    .selectFrom('jackpot_wins')
    .select(['level_name', 'amount as amount_cents'])
    .where('round_id', '=', round)
    .executeTakeFirst();
}

/** Sets when a round's jackpot was won, for demo data. */
export async function setWonAt(queries: Queries, round: string, wonAt: Date): Promise<void> {
  await queries.updateTable('jackpot_wins').set({ won_at: wonAt }).where('round_id', '=', round).execute();
}
