import { sql } from 'kysely';
import type { Queries } from '#server/database/connection';

/** A player's bets and deposits of the quarter. */
export function quarterSums(queries: Queries, player: number) {
  return sql<{ bets: number; deposits: number }>`
      select
        coalesce((select bets from bet_totals where player_id = ${player} and kind = 'quarter'
          and key = to_char(date_trunc('quarter', now(), 'UTC') at time zone 'UTC', 'YYYY-"Q"Q')), 0) as bets,
        coalesce((select sum(eur_cents(currency, deposited)) from usage_hours where player_id = ${player}
          and hour >= date_trunc('quarter', now(), 'UTC')), 0)::bigint as deposits
    `.execute(queries);
}

/** The value of a comp point, by currency. */
export function pointRates(queries: Queries) {
  return sql<{ currency: string; points: number }>`
      select distinct on (r.currency) r.currency, round(r.points::numeric * c.subunits / r.amount_cents, 4)::float8 as points
      from shop_rates r join shop_cards s using (group_key) join currency_rates c using (currency)
      where s.type = 'money' and s.is_open and s.wager = 0 and s.full_points is null
      order by r.currency, r.points
    `.execute(queries);
}

/** A player's comp points, and the price of one. */
export function readPoints(queries: Queries, player: number) {
  return sql<{ chargeable: number; persistent: number; quarter: number; price: number }>`
      select coalesce(c.chargeable, 0) as chargeable, coalesce(c.persistent, 0) as persistent, s.price,
        coalesce((select bets / s.price from bet_totals where player_id = ${player} and kind = 'quarter'
          and key = to_char(date_trunc('quarter', now(), 'UTC') at time zone 'UTC', 'YYYY-"Q"Q')), 0) as quarter
      from (select value::bigint as price from settings where key = 'eur_cents_per_comp_point') s
      left join comp_points c on c.player_id = ${player}
    `.execute(queries);
}
