import { vipStatuses } from '#contract/fields/vip';
import { isWithinReach, vipRank } from '#rules/vip/levels';
import { inTransaction, type Transaction } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { readGroups } from '../account/players/users';
import { giveLootboxes } from '../wheels/give-boxes';
import { pointsOf, progressOf } from './service';
import { notifyOfLevel } from './notify-of-level';
import { playersOverThreshold, addLevel } from './rise-store';

type Deps = Pick<Platform, 'database' | 'clock' | 'log'>;

/** Players whose bets of this quarter reached at least the lowest threshold. */
async function candidates(database: Platform['database']): Promise<number[]> {
  const { rows } = await playersOverThreshold(database);
  return rows.map(({ player }) => Number(player));
}

/**
 * Moves a player up one level if the quarter's deposits and bets meet its thresholds and the persistent comp points its minimum, with a
 * loot box for each new level; returns whether it did (VIP-001, VIP-003).
 */
export async function riseOnce(deps: Deps, transaction: Transaction, player: number): Promise<boolean> {
  const now = deps.clock.now();
  const groups = await readGroups(transaction, player);
  const { nextStatus, overallProgress } = await progressOf(transaction, player, groups);
  if (nextStatus === null || overallProgress < 100) return false;
  const { persistent } = await pointsOf(transaction, player);
  if (!isWithinReach(nextStatus, persistent.points)) return false;
  await addLevel(transaction, player, nextStatus, now);
  const { key } = vipStatuses[vipRank(nextStatus)] ?? vipStatuses[0];
  await notifyOfLevel(transaction, player, { level: key, news: 'up' }, now);
  await giveLootboxes(deps, transaction, { player, origin: `vip-level:${key}`, count: 1, now });
  return true;
}

/** Moves up everybody whose quarter qualifies for the next level, and notifies their devices (VIP-005). */
export async function riseAll(deps: Deps): Promise<void> {
  for (const player of await candidates(deps.database)) {
    await inTransaction(deps.database, (transaction) => riseOnce(deps, transaction, player));
  }
}
