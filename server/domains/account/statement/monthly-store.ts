import { sql } from 'kysely';
import type { Queries, Transaction } from '#server/database/connection';

/** A player to be sent a statement, with the first and last day of the month. */
export interface DueStatement {
  player: number;
  from: string;
  until: string;
}

/** Players of some licences for whom a new month began this morning (8 to 12), who were active in the one before and haven't had its statement. */
export async function readDueStatements(queries: Queries, licences: readonly string[], now: Date, most: number): Promise<DueStatement[]> {
  const { rows } = await sql<DueStatement>`
    select p.id as player, began::date::text as "from", (ended::date - 1)::text as until
    from players p, lateral (select ${now}::timestamptz at time zone p.time_zone as local) as here,
      lateral (select date_trunc('month', local) - interval '1 month' as began, date_trunc('month', local) as ended) as month
    where p.license_name = any (${licences}) and p.status <> 'closed'
      and extract(day from local) = 1 and extract(hour from local) between 8 and 11
      and exists (
        select from usage_hours u where u.player_id = p.id and u.hour >= began at time zone p.time_zone and u.hour < ended at time zone p.time_zone
        union all
        select from payments y where y.player_id = p.id and y.created_at >= began at time zone p.time_zone
          and y.created_at < ended at time zone p.time_zone)
      and not exists (select from monthly_statements s where s.player_id = p.id and s.month = began::date)
    order by p.id limit ${most}
  `.execute(queries);
  return rows.map((row) => ({ ...row, player: Number(row.player) }));
}

/** Records that a player gets the statement of a month; false if that was recorded before. */
export async function noteMonth(transaction: Transaction, player: number, month: string): Promise<boolean> {
  const noted = await transaction
    .insertInto('monthly_statements')
    .values({ player_id: player, month })
    .onConflict((known) => known.doNothing())
    .returning('month')
    .executeTakeFirst();
  return noted !== undefined;
}
