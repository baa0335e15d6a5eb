import type { ResponseOf } from '#contract/call';
import type { confirmTournament, getTournament } from '#contract/calls/competitions';
import type { Tournament } from '#contract/fields/tournament';
import { groups as groupIds } from '#rules/account/groups';
import { fullFromCents } from '#rules/competitions/funded-prizes';
import { isHiddenTournament, isShownToAll, isTestQuest, tournamentKind } from '#rules/competitions/tournament-kind';
import { tournamentStatus } from '#rules/competitions/tournament-status';
import { readPlayer } from '#server/database/players-store';
import type { Queries, Transaction } from '#server/database/connection';
import { isOnBreak } from '#server/domains/account/sign-in/play-break-store';
import { refuse } from '#server/plugins/refusals';
import { readConfig } from '../config/store';
import { gamesOf, presentTournament } from './present';
import {
  insertPart,
  readLeaderboard,
  readLeaders,
  readParts,
  readTournament,
  readTournaments,
  type TournamentRow,
  wasRemoved,
} from './store';

const RECENT = 12;

async function presentAll(queries: Queries, rows: readonly TournamentRow[], now: Date): Promise<Tournament[]> {
  const leaders = await readLeaders(
    queries,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentTournament(row, leaders.get(row.id) ?? [], now));
}

const order = { active: 0, future: 1, archive: 2 } as const;

/** The public list: no hidden ones, no test ones unless `withTests`, running ones first (QUEST-004). */
export async function listTournaments(queries: Queries, now: Date, withTests = false): Promise<{ data: Tournament[] }> {
  const all = await readTournaments(queries);
  const rows = all.filter(
    ({ frontend_identifier: name }) => isShownToAll(name) || (withTests && isTestQuest(name) && !isHiddenTournament(name)),
  );
  const data = await presentAll(queries, rows, now);
  return { data: data.sort((one, other) => order[one.status] - order[other.status]) };
}

/** The most recently ended ones, the latest first. */
export async function recentTournaments(queries: Queries, now: Date): Promise<{ data: Tournament[] }> {
  const { data } = await listTournaments(queries, now);
  const over = data.filter(({ status }) => status === 'archive');
  return { data: over.sort((one, other) => Date.parse(other.end_at) - Date.parse(one.end_at)).slice(0, RECENT) };
}

/** A test quest exists only for testers, until operators show it to everybody (QUEST-004). */
async function find(queries: Queries, id: string, groups: readonly number[], now: Date): Promise<TournamentRow> {
  const row = await readTournament(queries, id, now);
  if (!row || isHiddenTournament(row.frontend_identifier)) throw refuse('tournament_not_found');
  if (
    isTestQuest(row.frontend_identifier) &&
    !groups.includes(groupIds.tester) &&
    !(await readConfig(queries, 'feature-flags'))['test-quests']
  )
    throw refuse('tournament_not_found');
  return row;
}

/** One tournament, its leaderboard and its games for the caller (ROUTE-013); refuses `tournament_not_found`. */
export async function oneTournament(
  queries: Queries,
  id: string,
  asking: { player: number | null; groups: readonly number[]; blocked: ReadonlySet<string> },
  now: Date,
): Promise<ResponseOf<typeof getTournament>> {
  const row = await find(queries, id, asking.groups, now);
  const leaderboard = await readLeaderboard(queries, row.id, asking.player);
  const { prize_share_ppm } = await readConfig(queries, 'reward-terms');
  const full_from_cents = tournamentKind(row.frontend_identifier) === 'quest' ? null : fullFromCents(row.prize_cents, prize_share_ppm);
  return { tournament: presentTournament(row, leaderboard, now), full_from_cents, leaderboard, games: gamesOf(row, asking.blocked) };
}

/** A player's participation; null before joining. */
export async function partIn(queries: Queries, id: string, { player, groups }: { player: number; groups: readonly number[] }, now: Date) {
  const { id: known } = await find(queries, id, groups, now);
  const [part] = await readParts(queries, player, known);
  return { status: part ?? null };
}

/** Lets a player join (TOUR-003); refuses `tournament_not_found`, `tournament_closed`, `player_excluded`. */
export async function join(
  transaction: Transaction,
  id: string,
  player: number,
  groups: readonly number[],
  now: Date,
): Promise<ResponseOf<typeof confirmTournament>> {
  const row = await find(transaction, id, groups, now);
  const span = { start_at: row.start_at.toISOString(), end_at: row.end_at.toISOString() };
  const isOpenToPlayer = row.group_ids.length === 0 || row.group_ids.some((group) => groups.includes(group));
  if (tournamentStatus(span, now.getTime()) === 'archive' || !isOpenToPlayer) throw refuse('tournament_closed');
  if (await wasRemoved(transaction, row.id, player)) throw refuse('tournament_closed');
  if (await isOnBreak(transaction, player)) throw refuse('player_excluded');
  const { nickname } = await readPlayer(transaction, player, ['nickname']);
  await insertPart(transaction, player, nickname ?? `Player ${player}`, row);
  const [part] = await readParts(transaction, player, row.id);
  if (!part) throw refuse('tournament_not_found');
  return { status: part };
}
