import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '#contract/call';
import type { Exchanged, getMoneyRates } from '#contract/calls/shop';
import type { Locale } from '#contract/fields/locale';
import type { RewardType, ShopCard } from '#contract/fields/shop';
import { rateFor } from '#rules/shop/exchange';
import { isSaleOn } from '#rules/shop/sale';
import { readPlayer } from '#server/database/players-store';
import type { Queries, Transaction } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { refuse } from '#server/plugins/refusals';
import { buy } from '../competitions/lotteries/lottery-service';
import { configsOf } from '../config/configs';
import { currentTerms, notifyOfGift } from '../gifts/give';
import { titleIn } from '#rules/gifts/local-title';
import { readGift } from '../gifts/store';
import { giveLootboxes } from '../wheels/give-boxes';
import { readSaleEnd } from './sale-store';
import { cardRates, lotteriesOnSale, openCards, exchangePoints, quantityOf, exchangeRefusal, lotteryIdentifier } from './store';

type Deps = Pick<Platform, 'database' | 'clock' | 'log'>;

async function ratesOf(queries: Queries, groups: readonly string[]) {
  if (groups.length === 0) return [];
  return cardRates(queries, groups);
}

/** Running lotteries whose tickets are sold for coins, each as a card (SHOP-002). */
async function lotteryCards(queries: Queries, now: Date): Promise<ShopCard[]> {
  const rows = await lotteriesOnSale(queries, now);
  return rows.flatMap(({ id, title, ticket_points }): ShopCard[] => {
    if (ticket_points === null) return [];
    const rate = { points: ticket_points, freespins_count: 0, lottery_ids: [id] };
    return [
      {
        type: 'lotteries',
        group: `lottery-${id}`,
        rates: [],
        rate,
        games: [],
        wager: 0,
        title,
        labels: [],
        is_discount: false,
        full_points: null,
      },
    ];
  });
}

/** The cards of a type, in their order, and until when the sale runs (SHOP-002). Cards of an ended sale are left out. */
export async function cardsOf(queries: Queries, type: RewardType, locale: Locale, now: Date): Promise<ResponseOf<typeof getMoneyRates>> {
  const ends = await readSaleEnd(queries);
  const isOn = isSaleOn(ends, now.getTime());
  if (type === 'lotteries') return { data: await lotteryCards(queries, now), sale: isOn && ends !== null ? { ends } : null };
  const rows = await openCards(queries, type);
  const shown = rows.filter(({ full_points }) => isOn || full_points === null);
  const rates = await ratesOf(
    queries,
    shown.map(({ group_key }) => group_key),
  );
  const data = shown.map(
    (row): ShopCard => ({
      type,
      group: row.group_key,
      rates: rates
        .filter(({ group_key }) => group_key === row.group_key)
        .map(({ currency, amount_cents, points }) => ({ currency, amount_cents, points })),
      rate:
        row.points === null ? null : { points: row.points, freespins_count: row.freespins_count, lottery_ids: row.lottery_ids.map(Number) },
      games: row.games,
      wager: row.wager,
      title: titleIn(row.title, locale),
      labels: row.labels,
      is_discount: row.full_points !== null,
      full_points: row.full_points,
    }),
  );
  return { data, sale: isOn && ends !== null ? { ends } : null };
}

/** The purchase and the buyer. */
export interface Wish {
  player: number;
  type: RewardType;
  group: string;
  points: number;
}

/** Exchanges coins for money or free spins, or takes them for loot boxes, in one SQL call (SHOP-005). Refuses like `exchange_points`. */
export async function exchange(transaction: Transaction, { player, type, group, points }: Wish, now: Date): Promise<Exchanged> {
  const { currency } = await readPlayer(transaction, player, ['currency']);
  const rate = type === 'money' ? rateFor(await ratesOf(transaction, [group]), currency) : null;
  if (type === 'money' && !rate) throw refuse('reward_not_found');
  const isSale = isSaleOn(await readSaleEnd(transaction), now.getTime());
  const terms = await currentTerms(transaction, rate?.currency ?? currency);
  const purchase = randomUUID();
  const done = await exchangePoints(transaction, { player, purchase, type, group, rate, currency, points, isSale, terms });
  const gift = done.gift_id === null ? undefined : await readGift(transaction, player, done.gift_id);
  if (gift) await notifyOfGift(transaction, player, gift, now);
  return done;
}

/** Whether loot boxes are sold: only while their wheel is on. */
export const areBoxesSold = async (deps: Deps, transaction?: Transaction): Promise<boolean> =>
  (await configsOf(deps).get('wheel-config', transaction)).is_enabled;

/** Exchanges coins for as many loot boxes as they buy, to be opened at the wheel (SHOP-006). Refuses like an exchange. */
export async function exchangeForBoxes(deps: Deps, transaction: Transaction, wish: Omit<Wish, 'type'>, now: Date): Promise<Exchanged> {
  if (!(await areBoxesSold(deps, transaction))) throw refuse('reward_not_found');
  const done = await exchange(transaction, { ...wish, type: 'lootboxes' }, now);
  const { quantity } = await quantityOf(transaction, done);
  await giveLootboxes(deps, transaction, { player: wish.player, origin: `exchange:${done.id}`, count: Number(quantity), now });
  return done;
}

/** Exchanges coins for tickets of a lottery (SHOP-006). Refuses like an exchange and like the lottery. */
export async function exchangeForTickets(
  transaction: Transaction,
  wish: { player: number; group: string; lottery_id: number; tickets_count: number },
  now: Date,
): Promise<Exchanged> {
  const { player, group, lottery_id, tickets_count: count } = wish;
  const refusal = await exchangeRefusal(transaction, player);
  if (refusal) throw refuse(refusal);
  const row = await lotteryIdentifier(transaction, lottery_id);
  if (!row || group !== `lottery-${lottery_id}`) throw refuse('reward_not_found');
  const { chargeable_points } = await buy(transaction, { slug: row.identifier, player, count }, now);
  return { id: randomUUID(), points: chargeable_points, gift_id: null };
}
