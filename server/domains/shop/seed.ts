import type { ShopLabel } from '#contract/fields/shop';
import { currencyOf } from '#rules/money/currencies';
import { saleDay } from '#rules/shop/sale';
import type { Transaction } from '#server/database/connection';
import { gamesCatalogue } from '#server/domains/games/games-catalogue';
import { callFunction } from '#server/database/call-function';
import { demoSlots } from '../gifts/seed';
import { SALE } from './service';

const SALE_DAYS = 9;
const DAY_MS = 86_400_000;

/** About what one euro is in each currency, so that amounts stay round. */
const perEuro: Record<string, number> = { EUR: 1, USD: 1.2, AUD: 1.8, CAD: 1.6, NZD: 2, NOK: 12, BRL: 6, JPY: 180 };

interface MoneyCard {
  group_key: string;
  title: string;
  euros: number;
  points: number;
  wager?: number;
  labels?: ShopLabel[];
  full_points?: number;
}

const money: readonly MoneyCard[] = [
  { group_key: 'money-5', title: 'Spark', euros: 5, points: 500, labels: ['POPULAR'] },
  { group_key: 'money-25', title: 'Booster', euros: 25, points: 2400 },
  { group_key: 'bonus-50', title: 'Slingshot', euros: 50, points: 2500, wager: 20, labels: ['NEW'] },
  { group_key: 'money-250', title: 'Ascent', euros: 250, points: 23_000 },
  { group_key: 'money-500', title: 'Parking orbit', euros: 500, points: 45_000 },
  { group_key: 'money-1000', title: 'Apogee', euros: 1000, points: 88_000, labels: ['VIP'] },
  { group_key: 'money-3000', title: 'Perihelion', euros: 3000, points: 255_000, labels: ['VIP'] },
  { group_key: 'money-5000', title: 'Trans-Neptune', euros: 5000, points: 410_000, labels: ['VIP'] },
  { group_key: 'money-15000', title: 'Heliopause', euros: 15_000, points: 1_200_000, labels: ['VIP'] },
  { group_key: 'money-50000', title: 'Interstellar', euros: 50_000, points: 3_900_000, labels: ['VIP'] },
  { group_key: 'sale-money-10', title: 'Spark × 2', euros: 10, points: 800, full_points: 1000 },
  { group_key: 'sale-bonus-100', title: 'Slingshot × 2', euros: 100, points: 3600, full_points: 5000, wager: 20 },
];

const spins = [
  { group_key: 'spins-20', count: 20, points: 200, labels: ['POPULAR'] as ShopLabel[] },
  { group_key: 'spins-50', count: 50, points: 480, labels: [] },
  { group_key: 'spins-100', count: 100, points: 900, labels: ['NEW'] as ShopLabel[] },
  { group_key: 'spins-250', count: 250, points: 2100, labels: ['VIP'] as ShopLabel[] },
  { group_key: 'sale-spins-50', count: 50, points: 350, labels: [], full_points: 480 },
];

/** A loot box, by the name of the wheel on which it is opened. */
const box = {
  group_key: 'lootbox',
  points: 200,
  labels: ['NEW'] as ShopLabel[],
  title: { en: 'Loot-box wheel', de: 'Lootbox-Rad', 'fr-CA': 'La roue des boîtes-surprises', it: 'La ruota delle loot box', no: 'Premiehjulet' },
};

const WAGER_OF_SPINS = 30;

/** Cards of the shop, and a sale that runs for nine days. */
export async function seedShop(transaction: Transaction, now: Date): Promise<void> {
  for (const [position, { euros, points, title, ...card }] of money.entries()) {
    await transaction.insertInto('shop_cards').values({ ...card, type: 'money', title: JSON.stringify({ en: title }), points: null, full_points: card.full_points ?? null, position }).execute();
    const rates = Object.entries(perEuro).map(([currency, factor], place) => ({
      group_key: card.group_key,
      currency,
      amount_cents: Math.round(euros * factor) * (currencyOf(currency)?.subunits_to_unit ?? 100),
      points,
      position: place,
    }));
    await transaction.insertInto('shop_rates').values(rates).execute();
  }
  const games = demoSlots();
  for (const [position, { count, full_points = null, ...card }] of spins.entries()) {
    const game = games[position % games.length] ?? '';
    const title = JSON.stringify({ en: gamesCatalogue().find(game)?.title ?? game });
    await transaction.insertInto('shop_cards').values({ ...card, type: 'freespins', title, freespins_count: count, wager: WAGER_OF_SPINS, games: [game], full_points, position }).execute();
  }
  await transaction.insertInto('shop_cards').values({ ...box, type: 'lootboxes', title: JSON.stringify(box.title), full_points: null }).execute();
  await transaction.insertInto('settings').values({ key: SALE, value: JSON.stringify(saleDay(now.getTime() + SALE_DAYS * DAY_MS)) }).execute();
}

/** Coins of a demo player, enough to buy with; they count for no level. */
export async function seedPoints(transaction: Transaction, player: number, points: number): Promise<void> {
  await callFunction(transaction, 'give_points', [player, points, 0]);
}
