import { vipStatuses, type VipProgress, type VipStatusId, type VipStatusKey } from '#contract/fields/vip';
import { vipLevels, vipRank } from './levels';
import { fallbackVipProgress, overallVipProgress, percentOf } from './progress';
import { quarterEnd } from './quarter';

/** A status on the club's page. */
export interface VipStatusView {
  id: VipStatusId;
  key: VipStatusKey;
  state: 'passed' | 'active' | 'in_progress' | 'locked';
  isForLife: boolean;
}

export interface VipStanding {
  progress: VipProgress;
  statuses: readonly VipStatusView[];
  /** Whole percent of 0 to 100 towards the next status; with Diamond, of this quarter's save target. */
  percent: number;
  /** Points counted towards keeping the level, never more than its target. */
  saved: { points: number; target: number };
  /** Whether the level is safe for the rest of the quarter. */
  isSafe: boolean;
  /** Epoch ms; null for a status that stays for life. */
  expiresAt: number | null;
}

const diamond: VipStatusId = 759;

/**
 * A player's standing in the club (VIP-002, VIP-003). `progress` is null if it couldn't be loaded;
 * `quarterPoints` are the persistent comp points of this quarter; `now` is epoch ms.
 */
export function vipStanding(context: { progress: VipProgress | null; quarterPoints: number; currency: string; now: number }): VipStanding {
  const progress = context.progress ?? fallbackVipProgress(context.currency);
  const { saveTarget } = vipLevels[vipRank(progress.activeStatus)]!;
  const isDiamond = progress.activeStatus === diamond;
  return {
    progress,
    statuses: vipStatuses.map((status) => ({ ...status, state: stateOf(status.id, progress), isForLife: status.id === diamond })),
    percent: isDiamond ? percentOf(context.quarterPoints, saveTarget) : overallVipProgress(progress),
    saved: { points: Math.min(context.quarterPoints, saveTarget), target: saveTarget },
    isSafe: context.quarterPoints >= saveTarget,
    expiresAt: isDiamond ? null : quarterEnd(context.now),
  };
}

function stateOf(id: VipStatusId, { activeStatus, nextStatus }: VipProgress): VipStatusView['state'] {
  if (id === activeStatus) return 'active';
  if (id === nextStatus) return 'in_progress';
  return vipRank(id) < vipRank(activeStatus) ? 'passed' : 'locked';
}
