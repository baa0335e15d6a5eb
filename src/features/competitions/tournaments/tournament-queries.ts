import { getRecentTournaments, getTournament, getTournaments, getTournamentStatus } from '#contract/calls/competitions';
import type { TournamentTab } from '#rules/competitions/tournament-tabs';
import { queryOf } from '../../../platform/api/query';

const BOARD_REFRESH_MS = 10_000;

/** All running, upcoming and finished tournaments; with test quests for testers. */
export const tournamentsQuery = (seesTests: boolean) => queryOf(getTournaments, seesTests ? { query: { tests: 'true' } } : {});

/** The same, polled while the page is open. */
export const liveTournamentsQuery = (seesTests: boolean) => ({ ...tournamentsQuery(seesTests), refetchInterval: BOARD_REFRESH_MS });

/** One tournament and its leaderboard, polled while the page is open. */
export const tournamentQuery = (id: string) => ({
  ...queryOf(getTournament, { params: { id } }),
  refetchInterval: BOARD_REFRESH_MS,
});

/** The key of every tournament's board, whether the address has its id or its identifier. */
export const anyTournamentKey = [getTournament.privacy, getTournament.id];

/** The tournaments that ended last, with their winners. */
export const recentTournamentsQuery = () => queryOf(getRecentTournaments, {});

/** The player's participation; only requested for players. */
export const tournamentStatusQuery = (id: string) => ({
  ...queryOf(getTournamentStatus, { params: { id } }),
  refetchInterval: BOARD_REFRESH_MS,
});

/** The page of each tab (ROUTE-011). */
export const tabPaths = {
  root: '/tournaments',
  all: '/tournaments/all',
  producers: '/tournaments/producers',
  lotteries: '/tournaments/lotteries',
  actions: '/tournaments/actions',
  live: '/tournaments/live',
  achievements: '/tournaments/achievements',
  archive: '/tournaments/archive',
} as const satisfies Record<TournamentTab, string>;
