import { saleDay } from '#rules/shop/sale';
import { vipLevels } from '#rules/vip/levels';
import { callFunction } from '#server/database/call-function';
import type { Transaction } from '#server/database/connection';
import { readGroups } from '../account/players/users';
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

/** A demo player's coins, enough to buy with, and the level points that the player's level begins with. */
export async function seedPoints(transaction: Transaction, player: number, points: number): Promise<void> {
  const groups = await readGroups(transaction, player);
  const level = vipLevels.findLast(({ id }) => groups.includes(id));
  await callFunction(transaction, 'give_points', [player, points, level?.min ?? 0]);
}
