import { sql } from 'kysely';
import { vipStatuses, type VipLevel, type VipProgress, type VipStatusId } from '#contract/fields/vip';
import { kindsOf } from '#rules/account/groups';
import { nextVipStatus, vipLevels, vipRank } from '#rules/vip/levels';
import { fallbackThresholds, overallVipProgress } from '#rules/vip/progress';
import type { Queries } from '#server/database/connection';
import { textOf } from '#server/texts';
import type { Locale } from '#contract/fields/locale';

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

/** What a quarter must bring for each status: the regular thresholds, doubled at each step. */
function thresholdsTo(next: VipStatusId | null): { depositCents: number; betsCents: number } {
  const step = Math.max(0, vipRank(next ?? 759) - 1);
  return { depositCents: fallbackThresholds.depositCents * 2 ** step, betsCents: fallbackThresholds.betsCents * 2 ** step };
}

/** A player's way to the next level in this quarter, sums in EUR cents (VIP-002). */
export async function progressOf(queries: Queries, player: number, groups: readonly number[]): Promise<VipProgress> {
  const { rows } = await sql<{ bets: number; deposits: number }>`
    select
      coalesce((select bets from bet_totals where player_id = ${player} and kind = 'quarter'
        and key = to_char(date_trunc('quarter', now(), 'UTC') at time zone 'UTC', 'YYYY-"Q"Q')), 0) as bets,
      coalesce((select sum(eur_cents(currency, deposited)) from usage_hours where player_id = ${player}
        and hour >= date_trunc('quarter', now(), 'UTC')), 0)::bigint as deposits
  `.execute(queries);
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
  return { currency: 'EUR', currentStatus: current, activeStatus: current, nextStatus: next, ...sums, overallProgress: overallVipProgress(sums) };
}

/** Coins for one whole unit of each currency, by the cheapest reward of plain money that the shop always has (SHOP-001). */
export async function ratesOf(queries: Queries): Promise<{ currency: string; points: number }[]> {
  const { rows } = await sql<{ currency: string; points: number }>`
    select distinct on (r.currency) r.currency, round(r.points::numeric * c.subunits / r.amount_cents, 4)::float8 as points
    from shop_rates r join shop_cards s using (group_key) join currency_rates c using (currency)
    where s.type = 'money' and s.is_open and s.wager = 0 and s.full_points is null
    order by r.currency, r.points
  `.execute(queries);
  return rows;
}

/** A player's comp points; the quarter's are what this quarter's bets earned. */
export async function pointsOf(queries: Queries, player: number) {
  const { rows } = await sql<{ chargeable: number; persistent: number; quarter: number; price: number }>`
    select coalesce(c.chargeable, 0) as chargeable, coalesce(c.persistent, 0) as persistent, s.price,
      coalesce((select bets / s.price from bet_totals where player_id = ${player} and kind = 'quarter'
        and key = to_char(date_trunc('quarter', now(), 'UTC') at time zone 'UTC', 'YYYY-"Q"Q')), 0) as quarter
    from (select value::bigint as price from settings where key = 'eur_cents_per_comp_point') s
    left join comp_points c on c.player_id = ${player}
  `.execute(queries);
  const row = rows[0];
  return {
    chargeable: { points: Number(row?.chargeable ?? 0) },
    persistent: { points: Number(row?.persistent ?? 0), quarter: Number(row?.quarter ?? 0) },
  };
}
