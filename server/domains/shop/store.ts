import { DEFAULT_CURRENCY } from '#rules/money/currencies';
import type { Queries, Transaction } from '#server/database/connection';
import type { Exchanged } from '#contract/calls/shop';
import type { RefusalCode } from '#contract/refusals';
import type { RewardType } from '#contract/fields/shop';
import type { BonusTerms } from '../gifts/reward-terms';
import { callFunction } from '#server/database/call-function';

/** The contents of active cards with their prices in the default currency. */
export function moneyPrices(queries: Queries) {
  return queries
    .selectFrom('shop_rates')
    .innerJoin('shop_cards', 'shop_cards.group_key', 'shop_rates.group_key')
    .select(['amount_cents', 'shop_rates.points', 'wager'])
    .where('currency', '=', DEFAULT_CURRENCY)
    .where('is_open', '=', true)
    .execute();
}

/** Active cards other than money. */
export function otherCards(queries: Queries) {
  return queries
    .selectFrom('shop_cards')
    .select(['type', 'points', 'games', 'wager', 'freespins_count'])
    .where('is_open', '=', true)
    .where('points', 'is not', null)
    .execute();
}

/** The prices of cards by currency. */
export function cardRates(queries: Queries, groups: readonly string[]) {
  return queries
    .selectFrom('shop_rates')
    .select(['group_key', 'currency', 'amount_cents', 'points'])
    .where('group_key', 'in', groups)
    .orderBy('position')
    .execute();
}

/** Lotteries whose tickets can be bought, next to end first. */
export function lotteriesOnSale(queries: Queries, now: Date) {
  return queries
    .selectFrom('lotteries')
    .select(['id', 'title', 'ticket_points'])
    .where('start_at', '<=', now)
    .where('end_at', '>', now)
    .where('drawn_at', 'is', null)
    .orderBy('end_at')
    .execute();
}

/** The active cards of a type, in their order. */
export function openCards(queries: Queries, type: RewardType) {
  return queries.selectFrom('shop_cards').selectAll().where('type', '=', type).where('is_open', '=', true).orderBy('position').execute();
}

/** Exchanges a player's points for a card's reward. */
export function exchangePoints(
  transaction: Transaction,
  {
    player,
    purchase,
    type,
    group,
    rate,
    currency,
    points,
    isSale,
    terms,
  }: {
    player: number;
    purchase: string;
    type: RewardType;
    group: string;
    rate: { currency: string } | null | undefined;
    currency: string;
    points: number;
    isSale: boolean;
    terms: BonusTerms;
  },
) {
  return callFunction<Exchanged>(transaction, 'exchange_points', [
    player,
    purchase,
    type,
    group,
    rate?.currency ?? currency,
    points,
    isSale,
    terms,
  ]);
}

/** The quantity of a purchase. */
export function quantityOf(transaction: Transaction, done: { id: string }) {
  return transaction.selectFrom('shop_purchases').select('quantity').where('id', '=', done.id).executeTakeFirstOrThrow();
}

/** Why a player may not exchange points; null if they may. */
export function exchangeRefusal(transaction: Transaction, player: number) {
  return callFunction<RefusalCode | null>(transaction, 'exchange_refusal', [player]);
}

/** A lottery's identifier. */
export function lotteryIdentifier(transaction: Transaction, lottery_id: number) {
  return transaction.selectFrom('lotteries').select('identifier').where('id', '=', lottery_id).executeTakeFirst();
}
