import { isExtra, todayOf } from '#rules/vip/adventure';
import { vipLevels } from '#rules/vip/levels';
import { callFunction } from '#server/database/call-function';
import type { Transaction } from '#server/database/connection';
import { configsOf } from '#server/domains/config/configs';
import type { Platform } from '#server/platform';
import { readGroups } from '../account/players/users';
import type { SeededPlayer } from '../account/seed';

/** Demo players who have followed the calendar since its first day, except one day. */
const travellers: readonly SeededPlayer['key'][] = ['regular', 'vip'];
const MISSED = 2;

/** The level points that a demo player's level begins with. */
export async function seedLevelPoints(transaction: Transaction, player: number): Promise<void> {
  const groups = await readGroups(transaction, player);
  const level = vipLevels.findLast(({ id }) => groups.includes(id));
  await callFunction(transaction, 'give_points', [player, 0, level?.min ?? 0]);
}

/** The running calendar, in progress: the days before today were collected, one was missed. */
export async function seedAdventure(
  platform: Platform,
  transaction: Transaction,
  players: readonly SeededPlayer[],
  now: Date,
): Promise<void> {
  const adventure = await configsOf(platform).get('vip-adventures', transaction);
  const today = todayOf(adventure, now.getTime());
  const past = adventure.days.filter((day) => day.day < today && day.day !== MISSED && !isExtra(day));
  const claims = players
    .filter(({ key }) => travellers.includes(key))
    .flatMap(({ id }) => past.map(({ day, step }) => ({ player_id: id, adventure: adventure.id, day, step, claimed_at: now })));
  if (claims.length > 0) await transaction.insertInto('adventure_claims').values(claims).execute();
}
