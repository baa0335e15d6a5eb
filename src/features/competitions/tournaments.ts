import { getTournament, getTournaments, getTournamentStatus } from '#contract/calls/competitions';
import { queryOf } from '../../platform/api/query';

const BOARD_REFRESH_MS = 10_000;

/** Everything that runs, will run or ran. */
export const tournamentsQuery = () => queryOf(getTournaments, {});

/** One tournament and its leaderboard, which moves while people play. */
export const tournamentQuery = (id: string) => ({
  ...queryOf(getTournament, { params: { id } }),
  refetchInterval: BOARD_REFRESH_MS,
});

/** The player's own part; asked for by players only. */
export const tournamentStatusQuery = (id: string) => ({
  ...queryOf(getTournamentStatus, { params: { id } }),
  refetchInterval: BOARD_REFRESH_MS,
});
