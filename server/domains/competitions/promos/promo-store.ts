import type { PromoTexts } from '../tables';
import type { Queries, Transaction } from '#server/database/connection';

/** How long before the end subscribers are notified again. */
export const ENDS_SOON_MS = 24 * 60 * 60 * 1000;

/** A player's subscription of a promotion. */
export function findSubscription(queries: Queries, id: number, player: number) {
  return queries
    .selectFrom('promo_subscriptions')
    .select('promo_id')
    .where('promo_id', '=', id)
    .where('player_id', '=', player)
    .executeTakeFirst();
}

/** Subscribes a player to a promotion; past events aren't announced. */
export function subscribeTo(
  transaction: Transaction,
  { id, player, start_at, now, end_at }: { id: number; player: number; start_at: Date; now: Date; end_at: Date },
) {
  return transaction
    .insertInto('promo_subscriptions')
    .values({ promo_id: id, player_id: player, told_start: start_at <= now, told_end: end_at.getTime() - now.getTime() <= ENDS_SOON_MS })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
}

/** Subscribers notified per run; the next minute takes the rest. */
const A_TURN = 500;

/** Subscriptions of promotions that have started or end soon, whose players weren't notified. */
export function subscriptionsWithNews(queries: Queries, now: Date, soon: Date) {
  return queries
    .selectFrom('promo_subscriptions')
    .innerJoin('promos', 'promos.id', 'promo_subscriptions.promo_id')
    .select(['promo_id', 'player_id', 'slug', 'texts', 'end_at', 'told_start'])
    .where('end_at', '>', now)
    .where((where) =>
      where.or([
        where.and([where('told_start', '=', false), where('start_at', '<=', now)]),
        where.and([where('told_end', '=', false), where('end_at', '<=', soon)]),
      ]),
    )
    .orderBy('promo_id')
    .orderBy('player_id')
    .limit(A_TURN)
    .execute();
}

/** Records that a subscriber was notified; changes nothing if they were. */
export function markNotified(transaction: Transaction, news: 'start' | 'end', promo: number, player: number) {
  return transaction
    .updateTable('promo_subscriptions')
    .set(news === 'start' ? { told_start: true } : { told_end: true })
    .where('promo_id', '=', promo)
    .where('player_id', '=', player)
    .where(news === 'start' ? 'told_start' : 'told_end', '=', false)
    .executeTakeFirst();
}

/** A stored promotion. */
export interface PromoRow {
  id: number;
  slug: string;
  path: string;
  texts: PromoTexts;
  start_at: Date;
  end_at: Date;
}

const promos = (queries: Queries) => queries.selectFrom('promos').select(['id', 'slug', 'path', 'texts', 'start_at', 'end_at']);

/** Promotions that haven't ended, in their order. */
export function unendedPromos(queries: Queries, now: Date): Promise<PromoRow[]> {
  return promos(queries).where('end_at', '>', now).orderBy('position').orderBy('id').execute();
}

/** A promotion by its slug. */
export function findPromo(queries: Queries, slug: string): Promise<PromoRow | undefined> {
  return promos(queries).where('slug', '=', slug).executeTakeFirst();
}
