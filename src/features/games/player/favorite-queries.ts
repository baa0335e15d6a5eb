import { getFavoriteGames } from '#contract/calls/games/player-games';
import { queryOf } from '../../../platform/api/query';

/** The identifiers of the player's favourites. */
export const favoriteIdsQuery = queryOf(getFavoriteGames, { query: { content: 'ids' } });

/** The favourites with their games. */
export const favoriteGamesQuery = queryOf(getFavoriteGames, { query: { content: 'full' } });
