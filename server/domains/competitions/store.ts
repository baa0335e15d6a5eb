import { sql } from 'kysely';
import type { Place } from '#contract/fields/tournament';
import type { Queries, Transaction } from '#server/database/connection';

export interface TournamentRow {
  id: number;
  frontend_identifier: string;
  title: string;
  currency: string;
  group_ids: number[];
  games: string[] | null;
  prize_cents: number;
  start_at: Date;
  end_at: Date;
  players: number;
}

const LEADERBOARD = 50;
const LEADERS = 3;
const TOURNAMENTS_AT_MOST = 200;
const PARTS_AT_MOST = 100;

function tournaments(queries: Queries) {
  return queries
    .selectFrom('tournaments')
    .select(['id', 'frontend_identifier', 'title', 'currency', 'group_ids', 'games', 'prize_cents', 'start_at', 'end_at', 'players']);
}

function rowOf(row: Awaited<ReturnType<ReturnType<typeof tournaments>['execute']>>[number]): TournamentRow {
  return { ...row, group_ids: row.group_ids.map(Number) };
}

/** The tournaments, by start, latest first, up to a number. */
export async function readTournaments(queries: Queries): Promise<TournamentRow[]> {
  return (await tournaments(queries).orderBy('start_at', 'desc').limit(TOURNAMENTS_AT_MOST).execute()).map(rowOf);
}

/**
 * One tournament by its id, its frontend identifier or the slug of its campaign, as in an address; null if there isn't one (ROUTE-013). A
 * campaign's slug means the running occurrence, otherwise the next one, otherwise the last.
 */
export async function readTournament(queries: Queries, named: number | string, now: Date): Promise<TournamentRow | null> {
  const isId = /^\d+$/.test(String(named));
  const name = String(named);
  const row = await tournaments(queries)
    .where((where) =>
      isId ? where('id', '=', Number(named)) : where.or([where('campaign', '=', name), where('frontend_identifier', '=', name)]),
    )
    .orderBy((order) => order('end_at', '>', now), 'desc')
    .orderBy(sql`case when end_at > ${now} then start_at end`)
    .orderBy('end_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? rowOf(row) : null;
}

/** The leaderboard: highest bets first; with equal bets the earlier to join comes first (TOUR-003). */
export async function readLeaderboard(queries: Queries, id: number, player: number | null): Promise<Place[]> {
  const { rows } = await sql<{ award_place: number; nickname: string; bets: number; is_self: boolean }>`
    select row_number() over (order by t.bets desc, p.joined_at, p.player_id) as award_place,
      p.nickname, t.bets, p.player_id = ${player ?? 0} as is_self
    from tournament_players p join bet_totals t
      on t.player_id = p.player_id and t.kind = 'competition' and t.key = ${String(id)}
    where p.tournament_id = ${id} and t.bets > 0
    order by 1 limit ${LEADERBOARD}
  `.execute(queries);
  return rows.map((row) => ({ ...row, award_place: Number(row.award_place), bets: Number(row.bets) }));
}

/** The players of a board's first places, in order. */
export async function readWinningPlayers(queries: Queries, id: number, places: number): Promise<number[]> {
  const { rows } = await sql<{ player: number }>`
    select p.player_id as player from tournament_players p join bet_totals t
      on t.player_id = p.player_id and t.kind = 'competition' and t.key = ${String(id)}
    where p.tournament_id = ${id} and t.bets > 0
    order by t.bets desc, p.joined_at, p.player_id limit ${places}
  `.execute(queries);
  return rows.map(({ player }) => Number(player));
}

/** The total of a board, EUR cents. */
export async function readCounted(queries: Queries, id: number): Promise<number> {
  const { rows } = await sql<{ counted: number }>`
    select coalesce(sum(t.bets), 0)::bigint as counted from tournament_players p join bet_totals t
      on t.player_id = p.player_id and t.kind = 'competition' and t.key = ${String(id)}
    where p.tournament_id = ${id}
  `.execute(queries);
  return Number(rows[0]?.counted ?? 0);
}

export type Leader = Pick<Place, 'award_place' | 'nickname'>;

/** The first of each of these tournaments, read with one query. */
export async function readLeaders(queries: Queries, ids: readonly number[]): Promise<Map<number, Leader[]>> {
  const { rows } = await sql<Leader & { id: number }>`
    select id, award_place, nickname from (
      select p.tournament_id as id, p.nickname,
        row_number() over (partition by p.tournament_id order by t.bets desc, p.joined_at, p.player_id) as award_place
      from tournament_players p join bet_totals t
        on t.player_id = p.player_id and t.kind = 'competition' and t.key = p.tournament_id::text
      where p.tournament_id = any (${[...ids]}::bigint[]) and t.bets > 0
    ) as ranked where award_place <= ${LEADERS} order by id, award_place
  `.execute(queries);
  const leaders = new Map<number, Leader[]>();
  for (const { id, ...leader } of rows) leaders.set(id, [...(leaders.get(id) ?? []), leader]);
  return leaders;
}

export interface Part {
  tournament_id: number;
  nickname: string;
  bets: number;
  award_place: number | null;
}

/** A player's participations, newest first, up to a number; in one tournament if `id` is given. */
export async function readParts(queries: Queries, player: number, id: number | null = null): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select p.tournament_id, p.nickname, t.bets,
      case when t.bets > 0 then 1 + (
        select count(*) from bet_totals o join tournament_players op
          on op.player_id = o.player_id and op.tournament_id = p.tournament_id
        where o.kind = 'competition' and o.key = t.key
          and (o.bets, p.joined_at, p.player_id) > (t.bets, op.joined_at, op.player_id)) end as award_place
    from tournament_players p join bet_totals t
      on t.player_id = p.player_id and t.kind = 'competition' and t.key = p.tournament_id::text
    where p.player_id = ${player} and (${id}::bigint is null or p.tournament_id = ${id})
    order by p.joined_at desc limit ${PARTS_AT_MOST}
  `.execute(queries);
  return rows.map((row) => ({
    tournament_id: Number(row.tournament_id),
    nickname: row.nickname,
    bets: Number(row.bets),
    award_place: row.award_place === null ? null : Number(row.award_place),
  }));
}

/** Whether a player was removed from a tournament, and can't rejoin. */
export async function wasRemoved(queries: Queries, id: number, player: number): Promise<boolean> {
  const row = await queries
    .selectFrom('tournament_removals')
    .select('removed_at')
    .where('tournament_id', '=', id)
    .where('player_id', '=', player)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds a player to a tournament and counts bets from now on; a repeat changes nothing. */
export async function insertPart(transaction: Transaction, player: number, nickname: string, tournament: TournamentRow): Promise<void> {
  const { id, games, start_at, end_at } = tournament;
  const joined = await transaction
    .insertInto('tournament_players')
    .values({ tournament_id: id, player_id: player, nickname })
    .onConflict((conflict) => conflict.doNothing())
    .returning('player_id')
    .executeTakeFirst();
  if (joined)
    await transaction
      .updateTable('tournaments')
      .set((eb) => ({ players: eb('players', '+', 1) }))
      .where('id', '=', id)
      .execute();
  await sql`
    insert into bet_totals (player_id, kind, key, starts_at, ends_at, games, counted_from)
    values (${player}, 'competition', ${String(id)}, ${start_at}, ${end_at}, ${games}, now())
    on conflict do nothing
  `.execute(transaction);
}
