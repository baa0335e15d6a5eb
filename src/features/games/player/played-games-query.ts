import { getPlayedGames } from '#contract/calls/games/player-games';
import { queryOf } from '../../../platform/api/query';

/** The player's games, last played first. */
export const playedGamesQuery = queryOf(getPlayedGames, {});
