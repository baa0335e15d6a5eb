import { sql } from 'kysely';
import type { Queries, Transaction } from '#server/database/connection';

export interface WeeklyChoices {
  by_mail: boolean;
  by_notification: boolean;
}

const off: WeeklyChoices = { by_mail: false, by_notification: false };

/** Whether a player wants the weekly summary. */
export async function readChoices(queries: Queries, player: number): Promise<WeeklyChoices> {
  const row = await queries
    .selectFrom('weekly_summary_choices')
    .select(['by_mail', 'by_notification'])
    .where('player_id', '=', player)
    .executeTakeFirst();
  return row ?? off;
}

/** Changes the settings of the weekly summary; returns the new ones. */
export function setChoices(queries: Queries, player: number, wanted: Partial<WeeklyChoices>): Promise<WeeklyChoices> {
  return queries
    .insertInto('weekly_summary_choices')
    .values({ player_id: player, ...off, ...wanted })
    .onConflict((known) => known.column('player_id').doUpdateSet({ player_id: player, ...wanted }))
    .returning(['by_mail', 'by_notification'])
    .executeTakeFirstOrThrow();
}

/** A player to be sent a summary, with Monday and Sunday of the week. */
export interface DueSummary extends WeeklyChoices {
  player: number;
  from: string;
  until: string;
}

/** Players who want a summary, for whom it's Monday morning now (8 to 12), and who haven't had last week's. */
export async function readDue(queries: Queries, now: Date, most: number): Promise<DueSummary[]> {
  const { rows } = await sql<DueSummary>`
    select c.player_id as player, c.by_mail, c.by_notification,
      (local::date - 7)::text as "from", (local::date - 1)::text as until
    from weekly_summary_choices c join players p on p.id = c.player_id, lateral (select ${now}::timestamptz at time zone p.time_zone as local) as here
    where (c.by_mail or c.by_notification) and p.status <> 'closed'
      and extract(isodow from local) = 1 and extract(hour from local) between 8 and 11
      and not exists (select from weekly_summaries s where s.player_id = c.player_id and s.week = local::date - 7)
    order by c.player_id limit ${most}
  `.execute(queries);
  return rows.map((row) => ({ ...row, player: Number(row.player) }));
}

/** Records that a player gets the summary of a week; false if that was recorded before. */
export async function noteWeek(transaction: Transaction, player: number, week: string): Promise<boolean> {
  const noted = await transaction
    .insertInto('weekly_summaries')
    .values({ player_id: player, week })
    .onConflict((known) => known.doNothing())
    .returning('week')
    .executeTakeFirst();
  return noted !== undefined;
}
