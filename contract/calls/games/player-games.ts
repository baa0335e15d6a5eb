import * as v from 'valibot';
import { defineCall } from '../../call';
import { gameIdentifierSchema, gameCardSchema } from '../../fields/game';

const identifiers = v.array(gameIdentifierSchema);
const example = 'orbit-house:orbit-roulette';

/** The games that a player played, the latest first (GAME-009). */
export const getPlayedGames = defineCall({
  id: 'games.played',
  method: 'GET',
  path: '/api/player/played_games',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: 'The games that the player played, the latest first.',
  proves: ['API-011', 'GAME-009'],
  response: v.strictObject({ data: v.array(gameCardSchema) }),
  refusals: [],
  example: {},
});

/** Favourites in two versions: identifiers alone, or with the games. */
export const getFavoriteGames = defineCall({
  id: 'games.favorites',
  method: 'GET',
  path: '/api/player/favorite_games',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: 'The favourites of the player, the latest first; `content=ids` leaves the games out.',
  proves: ['API-012'],
  query: v.strictObject({ content: v.optional(v.picklist(['ids', 'full']), 'full') }),
  response: v.strictObject({ ids: identifiers, data: v.array(gameCardSchema) }),
  refusals: [],
  example: { query: { content: 'ids' } },
});

export const addFavoriteGame = defineCall({
  id: 'games.favorite-add',
  method: 'PUT',
  path: '/api/player/favorite_games/{id}',
  who: 'player',
  touches: 'preferences',
  repeat: 'same-response',
  offline: 'queue',
  summary: 'Adds a game to the favourites; a repeat changes nothing.',
  proves: ['API-013', 'GAME-006'],
  params: v.strictObject({ id: gameIdentifierSchema }),
  body: v.strictObject({ game: gameIdentifierSchema }),
  response: v.strictObject({ ids: identifiers }),
  refusals: ['game_not_found', 'game_not_in_currency'],
  example: { params: { id: example }, body: { game: example } },
});

export const removeFavoriteGame = defineCall({
  id: 'games.favorite-remove',
  method: 'DELETE',
  path: '/api/player/favorite_games/{id}',
  who: 'player',
  touches: 'preferences',
  repeat: 'same-response',
  offline: 'queue',
  summary: 'Removes a game from the favourites; a repeat changes nothing.',
  proves: ['API-013'],
  params: v.strictObject({ id: gameIdentifierSchema }),
  response: v.strictObject({ ids: identifiers }),
  refusals: [],
  example: { params: { id: example } },
});
