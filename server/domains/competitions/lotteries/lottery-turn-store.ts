import type { Queries, Transaction } from '#server/database/connection';
import { callFunction } from '#server/database/call-function';
import type { Clock } from '#server/ports/clock';

/** Lotteries that have started and weren't drawn. */
export function undrawnLotteries(queries: Queries, now: Date) {
  return queries
    .selectFrom('lotteries')
    .select(['id', 'end_at'])
    .where('start_at', '<=', now)
    .where('drawn_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Lotteries whose end wasn't announced, locked; those that another server handles are left out. */
export function lockUnended(transaction: Transaction) {
  return transaction
    .selectFrom('lotteries')
    .select(['id', 'identifier', 'start_at', 'end_at', 'told_status'])
    .where('told_status', '<>', 'archive')
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Notes which status of a lottery was announced. */
export function setLotteryStatus(transaction: Transaction, status: 'future' | 'active' | 'archive', id: number) {
  return transaction.updateTable('lotteries').set({ told_status: status }).where('id', '=', id).execute();
}

/** A lottery's identifier and span. */
export function lotterySpan(transaction: Transaction, lottery: number) {
  return transaction
    .selectFrom('lotteries')
    .select(['identifier', 'start_at', 'end_at'])
    .where('id', '=', lottery)
    .executeTakeFirstOrThrow();
}

/** A lottery to draw, locked; undefined if it was drawn. */
export function lockUndrawn(transaction: Transaction, id: number) {
  return transaction
    .selectFrom('lotteries')
    .select(['identifier', 'tickets', 'prizes_cents'])
    .where('id', '=', id)
    .where('drawn_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes a winner of a lottery. */
export function addWinner(
  transaction: Transaction,
  {
    id,
    at,
    ticket,
    player_id,
    nickname,
    prizes,
  }: { id: number; at: number; ticket: number; player_id: number; nickname: string | null; prizes: readonly number[] },
) {
  return transaction
    .insertInto('lottery_winners')
    .values({ lottery_id: id, place: at + 1, ticket, player_id, nickname: nickname ?? `Player ${player_id}`, amount_cents: prizes[at]! })
    .execute();
}

/** Notes that a lottery was drawn. */
export function setDrawn(transaction: Transaction, clock: Clock, id: number) {
  return transaction.updateTable('lotteries').set({ drawn_at: clock.now() }).where('id', '=', id).execute();
}

/** Who holds a ticket. */
export function ownerOfTicket(transaction: Transaction, lottery: number, ticket: number) {
  return transaction
    .selectFrom('lottery_tickets')
    .innerJoin('players', 'players.id', 'lottery_tickets.player_id')
    .select(['player_id', 'nickname'])
    .where('lottery_id', '=', lottery)
    .where('first', '<=', ticket)
    .where('last', '>=', ticket)
    .executeTakeFirstOrThrow();
}

/** A lottery's title and identifier. */
export function lotteryName(transaction: Transaction, lottery: number) {
  return transaction.selectFrom('lotteries').select(['title', 'identifier']).where('id', '=', lottery).executeTakeFirstOrThrow();
}

/** Notes that a place's prize is paid; changes nothing if it was. */
export function setPrizePaid(transaction: Transaction, clock: Clock, lottery: number, place: number) {
  return transaction
    .updateTable('lottery_winners')
    .set({ paid_at: clock.now() })
    .where('lottery_id', '=', lottery)
    .where('place', '=', place)
    .where('paid_at', 'is', null)
    .executeTakeFirst();
}

/** Pays a lottery's prize in the player's currency. */
export function payLotteryShare(transaction: Transaction, lottery: number, place: number, player_id: number, amount_cents: number) {
  return callFunction<{ currency: string; amount_cents: number }>(transaction, 'award_prize', [
    `lottery/${lottery}/${place}`,
    player_id,
    amount_cents,
  ]);
}

/** Who won a place of a lottery, with which ticket and how much. */
export function winnerOf(transaction: Transaction, lottery: number, place: number) {
  return transaction
    .selectFrom('lottery_winners')
    .select(['player_id', 'ticket', 'amount_cents'])
    .where('lottery_id', '=', lottery)
    .where('place', '=', place)
    .executeTakeFirstOrThrow();
}
