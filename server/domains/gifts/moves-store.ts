import type { Transaction, Queries } from '#server/database/connection';
import { callFunction } from '#server/database/call-function';

/** Issues a gift, once per source; returns its id, or null if it was issued before. */
export function issueGiftRow(transaction: Transaction, player: number, gift: object, terms: object) {
  return callFunction<string | null>(transaction, 'issue_gift', [player, { ...gift, ...terms }]);
}

/** Ends an expired gift. */
export function expireGift(queries: Queries, player_id: number, id: string) {
  return callFunction(queries, 'expire_gift', [player_id, id]);
}

/** The amount of a finished gift, and its player. */
export function finishedGift(transaction: Transaction, gift: string) {
  return transaction.selectFrom('gifts').select(['player_id', 'paid_cents', 'currency']).where('id', '=', gift).executeTakeFirstOrThrow();
}

/** Activates a gift of a player. */
export function activateGiftOf(transaction: Transaction, address: { player: number; id: string }, stake: number | null) {
  return callFunction(transaction, 'activate_gift', [address.player, address.id, stake]);
}

/** Cancels a gift of a player. */
export function cancelGift(transaction: Transaction, address: { player: number; id: string }) {
  return callFunction(transaction, 'cancel_gift', [address.player, address.id]);
}

/** Activates a newly issued gift. */
export function activateNewGift(transaction: Transaction, player: number, money: string) {
  return callFunction(transaction, 'activate_gift', [player, money, null]);
}
