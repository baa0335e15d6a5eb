import { sql } from 'kysely';
import { vipStatuses } from '#contract/fields/vip';
import { fallbackThresholds } from '#rules/vip/progress';
import { isWithinReach, vipRank } from '#rules/vip/levels';
import { inTransaction, type Transaction } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { readGroups } from '../account/users';
import { giveLootboxes } from '../wheels/give-boxes';
import { pointsOf, progressOf } from './service';
import { tellLevel } from './tell-level';

type Stand = Pick<Platform, 'database' | 'clock' | 'log'>;

/** Players whose bets of this quarter reached at least the lowest threshold. */
async function candidates(database: Platform['database']): Promise<number[]> {
  const { rows } = await sql<{ player: number }>`
    select player_id as player from bet_totals
    where kind = 'quarter' and key = to_char(date_trunc('quarter', now(), 'UTC') at time zone 'UTC', 'YYYY-"Q"Q')
      and bets >= ${fallbackThresholds.betsCents}
    order by 1
  `.execute(database);
  return rows.map(({ player }) => Number(player));
}

/**
 * Lifts a player by one level where deposits and bets of the quarter met its thresholds and the persistent comp points its
 * minimum, with a loot box for each level that is new; answers whether it did (VIP-001, VIP-003).
 */
export async function riseOnce(stand: Stand, transaction: Transaction, player: number): Promise<boolean> {
  const now = stand.clock.now();
  const groups = await readGroups(transaction, player);
  const { nextStatus, overallProgress } = await progressOf(transaction, player, groups);
  if (nextStatus === null || overallProgress < 100) return false;
  const { persistent } = await pointsOf(transaction, player);
  if (!isWithinReach(nextStatus, persistent.points)) return false;
  await transaction.insertInto('player_groups').values({ player_id: player, group_id: nextStatus, added_at: now }).onConflict((conflict) => conflict.doNothing()).execute();
  const { key } = vipStatuses[vipRank(nextStatus)] ?? vipStatuses[0];
  await tellLevel(transaction, player, { level: key, news: 'up' }, now);
  await giveLootboxes(stand, transaction, { player, origin: `vip-level:${key}`, count: 1, now });
  return true;
}

/** Lifts everybody whose quarter reached the next level, and has their devices told (VIP-005). */
export async function riseAll(stand: Stand): Promise<void> {
  for (const player of await candidates(stand.database)) {
    await inTransaction(stand.database, (transaction) => riseOnce(stand, transaction, player));
  }
}
