import { saleDay } from '#rules/shop/sale';
import { callFunction } from '#server/database/call-function';
import type { Transaction } from '#server/database/connection';
import { SALE } from './sale-store';

const SALE_DAYS = 9;
const DAY_MS = 86_400_000;

/** A sale that runs for nine days from now, followed by the campaigns' sale. */
export async function seedSale(transaction: Transaction, now: Date): Promise<void> {
  await transaction
    .insertInto('settings')
    .values({ key: SALE, value: JSON.stringify(saleDay(now.getTime() + SALE_DAYS * DAY_MS)) })
    .execute();
}

/** A demo player's coins, enough to buy with; they don't count towards a level. */
export async function seedPoints(transaction: Transaction, player: number, points: number): Promise<void> {
  await callFunction(transaction, 'give_points', [player, points, 0]);
}
