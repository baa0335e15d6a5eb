import { vipStatuses, type VipStatusId } from '#contract/fields/vip';
import { vipLevels, vipRank } from '#rules/vip/levels';
import { lastQuarter } from '#rules/vip/quarter';
import { writeAudit } from '#server/database/audit-store';
import { inTransaction, type Queries, type Transaction } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { notifyOfLevel } from './notify-of-level';
import { membersToReview, lockPlayer, leaveLevel, enterLevel } from './review-store';

const diamond: VipStatusId = 759;

/** Each level's quarterly target; Diamond, which stays for life, has none. */
const targets = vipLevels.map(({ id, saveTarget }) => ({ id, target: id === diamond ? 0 : saveTarget }));

/** Members whose level started before the quarter and who missed its target in the last one; one player if given. */
async function fallen(queries: Queries, now: Date, player: number | null = null): Promise<{ player: number; level: VipStatusId }[]> {
  const { name, end } = lastQuarter(now.getTime());
  const { rows } = await membersToReview(queries, targets, player, name, end);
  return rows.map((row) => ({ player: Number(row.player), level: Number(row.level) as VipStatusId }));
}

/** Moves a player one level down after a missed quarter; the lower level starts now, so it's reviewed a quarter later. */
async function stepDown(transaction: Transaction, player: number, now: Date): Promise<void> {
  await lockPlayer(transaction, player);
  const [still] = await fallen(transaction, now, player);
  const below = still && vipStatuses[vipRank(still.level) - 1];
  if (!below) return;
  await leaveLevel(transaction, player, still);
  await enterLevel(transaction, player, below, now);
  const details = { quarter: lastQuarter(now.getTime()).name, from: still.level, to: below.id };
  await writeAudit(transaction, { actor: 'platform', player_id: player, kind: 'vip_level_lowered', details });
  await notifyOfLevel(transaction, player, { level: below.key, news: 'down' }, now);
}

/** Reviews the levels after a quarter: a member who missed the level's target goes down by one, once (VIP-003). */
export async function reviewLevels({ database, clock }: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (const { player } of await fallen(database, now)) await inTransaction(database, (transaction) => stepDown(transaction, player, now));
}
