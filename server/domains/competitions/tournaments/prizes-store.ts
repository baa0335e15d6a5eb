import type { Queries, Transaction } from '#server/database/connection';
import { callFunction } from '#server/database/call-function';

/** A tournament's title and prize. */
export function prizeOf(queries: Queries, tournament: number) {
  return queries.selectFrom('tournaments').select(['title', 'prize_cents']).where('id', '=', tournament).executeTakeFirstOrThrow();
}

/** Notes a prize as paid; changes nothing if it was. */
export function addPrize(
  transaction: Transaction,
  { tournament, place, player, cents, now }: { tournament: number; place: number; player: number; cents: number; now: Date },
) {
  return transaction
    .insertInto('tournament_prizes')
    .values({ tournament_id: tournament, place, player_id: player, amount_cents: cents, paid_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
}

/** Pays a tournament's prize in the player's currency. */
export function payTournamentPrize(transaction: Transaction, tournament: number, place: number, player: number, cents: number) {
  return callFunction<{ currency: string; amount_cents: number }>(transaction, 'award_prize', [
    `tournament/${tournament}/${place}`,
    player,
    cents,
  ]);
}
