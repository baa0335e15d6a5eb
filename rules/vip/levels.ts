import { vipStatuses, type VipStatusId } from '#contract/fields/vip';

/** The requirements of a level in persistent comp points: where it begins, and what a quarter must add to keep it. */
export interface VipLevelRange {
  id: VipStatusId;
  min: number;
  /** Null for the last level, which has no end. */
  max: number | null;
  saveTarget: number;
}

const beginnings: Record<VipStatusId, { min: number; saveTarget: number }> = {
  1117: { min: 0, saveTarget: 0 },
  257: { min: 1_000, saveTarget: 500 },
  258: { min: 5_000, saveTarget: 2_000 },
  259: { min: 20_000, saveTarget: 6_000 },
  255: { min: 75_000, saveTarget: 20_000 },
  759: { min: 250_000, saveTarget: 60_000 },
};

/** The levels in their order, each ending one point before the next begins (VIP-001). */
export const vipLevels: readonly VipLevelRange[] = vipStatuses.map(({ id }, at) => {
  const next = vipStatuses[at + 1];
  return { id, ...beginnings[id], max: next ? beginnings[next.id].min - 1 : null };
});

/** Index of a status in the order, from 0. */
export function vipRank(id: VipStatusId): number {
  return vipStatuses.findIndex((status) => status.id === id);
}

/** The status after one in the order; null after Diamond. */
export function nextVipStatus(id: VipStatusId): VipStatusId | null {
  return vipStatuses[vipRank(id) + 1]?.id ?? null;
}

/** Whether a level equals another or is above it, and so includes its benefits. */
export function isAtLeast(id: VipStatusId, other: VipStatusId): boolean {
  return vipRank(id) >= vipRank(other);
}

/** Whether persistent comp points reach a level's minimum (VIP-001). */
export function isWithinReach(id: VipStatusId, persistentPoints: number): boolean {
  return persistentPoints >= (vipLevels[vipRank(id)]?.min ?? 0);
}
