import { vipStatuses, type VipLevel, type VipProgress, type VipStatusId } from '#contract/fields/vip';
import { kindsOf } from '#rules/account/groups';
import { nextVipStatus, vipLevels, vipRank } from '#rules/vip/levels';
import { fallbackThresholds, overallVipProgress } from '#rules/vip/progress';
import type { Queries } from '#server/database/connection';
import { textOf } from '#server/texts';
import type { Locale } from '#contract/fields/locale';
import { quarterSums, pointRates, readPoints } from './store';

/** The levels with their names (VIP-001). */
export function levelsIn(locale: Locale): VipLevel[] {
  return vipLevels.map(({ id, min, max, saveTarget }) => {
    const { key } = vipStatuses[vipRank(id)] ?? vipStatuses[0];
    return {
      id,
      name: textOf(locale, `vip.level.${key}`),
      status: key,
      persistent_comp_points: { min, max },
      image: `/icons/vip/${key}.svg`,
      saveTarget,
      gift_descriptions: [textOf(locale, `vip.gift.${key}`)],
    };
  });
}

/** A quarter's targets for each status: the regular thresholds, doubled at each step. */
function thresholdsTo(next: VipStatusId | null): { depositCents: number; betsCents: number } {
  const step = Math.max(0, vipRank(next ?? 759) - 1);
  return { depositCents: fallbackThresholds.depositCents * 2 ** step, betsCents: fallbackThresholds.betsCents * 2 ** step };
}

/** A player's progress to the next level in this quarter, sums in EUR cents (VIP-002). */
export async function progressOf(queries: Queries, player: number, groups: readonly number[]): Promise<VipProgress> {
  const { rows } = await quarterSums(queries, player);
  const level = kindsOf(groups).vipLevel ?? 1;
  const current = (vipStatuses[level - 1] ?? vipStatuses[0]).id;
  const next = nextVipStatus(current);
  const { depositCents, betsCents } = thresholdsTo(next);
  const sums = {
    depositThresholdCents: depositCents,
    depositAmountCents: Number(rows[0]?.deposits ?? 0),
    betSumCents: Number(rows[0]?.bets ?? 0),
    betSumThresholdCents: betsCents,
  };
  return {
    currency: 'EUR',
    currentStatus: current,
    activeStatus: current,
    nextStatus: next,
    ...sums,
    overallProgress: overallVipProgress(sums),
  };
}

/** Coins for one whole unit of each currency, by the cheapest regular money card of the shop (SHOP-001). */
export async function ratesOf(queries: Queries): Promise<{ currency: string; points: number }[]> {
  const { rows } = await pointRates(queries);
  return rows;
}

/** A player's comp points; `quarter` are those earned by this quarter's bets. */
export async function pointsOf(queries: Queries, player: number) {
  const { rows } = await readPoints(queries, player);
  const row = rows[0];
  return {
    chargeable: { points: Number(row?.chargeable ?? 0) },
    persistent: { points: Number(row?.persistent ?? 0), quarter: Number(row?.quarter ?? 0) },
  };
}
