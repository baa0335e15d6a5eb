import { sql } from 'kysely';
import type { Queries, Transaction } from '#server/database/connection';

/** Sums the settled rounds of each game by UTC day, from the day of an instant on; sums of these days are replaced. */
export async function sumReturns(queries: Queries, from: Date): Promise<void> {
  await sql`
    insert into game_returns (game_identifier, day, rounds, ratio_sum, ratio_squares, stake_eur_cents, win_eur_cents)
    select game_identifier, day, sum(rounds)::integer, sum(ratios), sum(squares),
      sum(eur_cents(currency, stakes))::bigint, sum(eur_cents(currency, wins))::bigint
    from (
      select game_identifier, currency, (placed_at at time zone 'UTC')::date as day, count(*) as rounds,
        sum(win::double precision / stake) as ratios, sum((win::double precision / stake) ^ 2) as squares,
        sum(stake)::bigint as stakes, sum(win)::bigint as wins
      from rounds
      where state = 'settled' and placed_at >= date_trunc('day', ${from}::timestamptz, 'UTC')
      group by game_identifier, currency, day
    ) as counted
    group by game_identifier, day
    on conflict (game_identifier, day) do update set
      rounds = excluded.rounds, ratio_sum = excluded.ratio_sum, ratio_squares = excluded.ratio_squares,
      stake_eur_cents = excluded.stake_eur_cents, win_eur_cents = excluded.win_eur_cents
  `.execute(queries);
}

/** The sums of each game since a day. */
export async function readReturns(queries: Queries, since: Date) {
  const { rows } = await sql<{ game: string; rounds: number; ratioSum: number; ratioSquares: number; stake: number; win: number }>`
    select game_identifier as game, sum(rounds)::integer as rounds, sum(ratio_sum) as "ratioSum", sum(ratio_squares) as "ratioSquares",
      sum(stake_eur_cents)::bigint as stake, sum(win_eur_cents)::bigint as win
    from game_returns where day >= (${since}::timestamptz at time zone 'UTC')::date
    group by game_identifier order by game_identifier
  `.execute(queries);
  return rows;
}

/** The games whose alarm is on. */
export function readAlarms(queries: Queries) {
  return queries.selectFrom('game_return_alarms').selectAll().execute();
}

/** Turns the alarm of a game on, or renews its deviation. Returns whether it was off before. */
export async function raiseAlarm(transaction: Transaction, game: string, deviation: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into game_return_alarms (game_identifier, deviation, raised_at) values (${game}, ${deviation}, ${now})
    on conflict (game_identifier) do update set deviation = excluded.deviation
    returning (xmax = 0) as "isNew"
  `.execute(transaction);
  return rows[0]?.isNew === true;
}

/** Turns the alarm of a game off; returns whether it was on. */
export async function endAlarm(transaction: Transaction, game: string): Promise<boolean> {
  const { numDeletedRows } = await transaction.deleteFrom('game_return_alarms').where('game_identifier', '=', game).executeTakeFirst();
  return numDeletedRows > 0n;
}
