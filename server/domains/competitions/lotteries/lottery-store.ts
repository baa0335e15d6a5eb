import { sql } from 'kysely';
import type { LotteryStatus, LotteryWinner } from '#contract/fields/lottery';
import type { Database, Queries, Transaction } from '#server/database/connection';
import { callFunction } from '#server/database/call-function';

export interface LotteryRow {
  id: number;
  identifier: string;
  title: string;
  ticket_points: number | null;
  ticket_bets_cents: number | null;
  prizes_cents: number[];
  start_at: Date;
  end_at: Date;
  tickets: number;
  drawn_at: Date | null;
}

const LOTTERIES_AT_MOST = 100;
/** Ticket number ranges per page. */
const RANGES_AT_MOST = 50;

const lotteries = (queries: Queries) =>
  queries
    .selectFrom('lotteries')
    .select([
      'id',
      'identifier',
      'title',
      'ticket_points',
      'ticket_bets_cents',
      'prizes_cents',
      'start_at',
      'end_at',
      'tickets',
      'drawn_at',
    ]);

const rowOf = (row: LotteryRow): LotteryRow => ({ ...row, prizes_cents: row.prizes_cents.map(Number) });

/** The lotteries, by start, latest first. */
export async function readLotteries(queries: Queries): Promise<LotteryRow[]> {
  return (await lotteries(queries).orderBy('start_at', 'desc').limit(LOTTERIES_AT_MOST).execute()).map(rowOf);
}

/**
 * One lottery by its identifier or its campaign's slug, otherwise null. A campaign's slug means the running occurrence, otherwise the next
 * one, otherwise the last.
 */
export async function readLottery(queries: Queries, slug: string, now: Date): Promise<LotteryRow | null> {
  const row = await lotteries(queries)
    .where((where) => where.or([where('campaign', '=', slug), where('identifier', '=', slug)]))
    .orderBy((order) => order('end_at', '>', now), 'desc')
    .orderBy(sql`case when end_at > ${now} then start_at end`)
    .orderBy('end_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? rowOf(row) : null;
}

/** How many tickets a player has in each lottery; in one if `id` is given. */
export async function readHeld(queries: Queries, player: number, id: number | null = null): Promise<LotteryStatus[]> {
  const { rows } = await sql<LotteryStatus>`
    select lottery_id, sum(last - first + 1)::bigint as tickets from lottery_tickets
    where player_id = ${player} and (${id}::bigint is null or lottery_id = ${id}) group by lottery_id order by lottery_id
  `.execute(queries);
  return rows.map(({ lottery_id, tickets }) => ({ lottery_id: Number(lottery_id), tickets: Number(tickets) }));
}

/** A player's latest tickets of a lottery by number, and the bets that count in it, EUR cents. */
export async function readNumbers(
  queries: Queries,
  player: number,
  id: number,
): Promise<{ numbers: { first: number; last: number }[]; bets: number }> {
  const numbers = await queries
    .selectFrom('lottery_tickets')
    .select(['first', 'last'])
    .where('player_id', '=', player)
    .where('lottery_id', '=', id)
    .orderBy('first', 'desc')
    .limit(RANGES_AT_MOST)
    .execute();
  const { rows } = await sql<{ bets: number }>`
    select bets from bet_totals where player_id = ${player} and kind = 'lottery' and key = ${String(id)}
  `.execute(queries);
  return { numbers, bets: Number(rows[0]?.bets ?? 0) };
}

/** The winners of a drawn lottery, first place first. */
export function readWinners(queries: Queries, id: number): Promise<LotteryWinner[]> {
  return queries
    .selectFrom('lottery_winners')
    .select(['place', 'ticket', 'nickname', 'amount_cents'])
    .where('lottery_id', '=', id)
    .orderBy('place')
    .execute();
}

/** Gives a player, whose lock the caller holds, the next tickets of a lottery. */
export async function giveTickets(
  transaction: Transaction,
  given: { lottery: number; player: number; count: number; source: 'bought' | 'earned' },
): Promise<void> {
  const { lottery, player, count, source } = given;
  await sql`select give_tickets(${lottery}::bigint, ${player}::bigint, ${count}::bigint, ${source})`.execute(transaction);
}

/** The stakes behind a lottery's tickets, EUR cents: those that earned them, and for bought ones those that earn their price in points. */
export async function readLotteryStakes(queries: Queries, id: number): Promise<number> {
  const { rows } = await sql<{ stakes: number }>`
    select coalesce(sum((g.last - g.first + 1) * case g.source when 'earned' then l.ticket_bets_cents
      else l.ticket_points * (select value::bigint from settings where key = 'eur_cents_per_comp_point') end), 0)::bigint as stakes
    from lottery_tickets g join lotteries l on l.id = g.lottery_id where l.id = ${id}
  `.execute(queries);
  return Number(rows[0]?.stakes ?? 0);
}

/** Players with earned lottery tickets that weren't issued yet, and how many; one player's if given. */
export async function readDue(
  queries: Queries | Database,
  lottery: number,
  player: number | null = null,
): Promise<{ player: number; count: number }[]> {
  const { rows } = await sql<{ player: number; count: number }>`
    select t.player_id as player, t.bets / l.ticket_bets_cents - coalesce(given.count, 0) as count
    from lotteries l join bet_totals t on t.kind = 'lottery' and t.key = l.id::text
    left join lateral (
      select sum(last - first + 1)::bigint as count from lottery_tickets g
      where g.lottery_id = l.id and g.player_id = t.player_id and g.source = 'earned') as given on true
    where l.id = ${lottery} and l.drawn_at is null and (${player}::bigint is null or t.player_id = ${player})
      and t.bets / l.ticket_bets_cents > coalesce(given.count, 0)
    order by t.player_id
  `.execute(queries);
  return rows.map((row) => ({ player: Number(row.player), count: Number(row.count) }));
}

/** Takes comp points from a player; refuses if there are too few. */
export function spendPoints(transaction: Transaction, player: number, ticket_points: number, count: number) {
  return callFunction<number>(transaction, 'spend_points', [player, ticket_points * count]);
}
