import * as v from 'valibot';
import { defineCall } from '../../call';
import {
  gameCardSchema,
  gameCategories,
  gameCategorySchema,
  gameCollectionSchema,
  gameDeviceSchema,
  gameIdentifierSchema,
  gameProviderSchema,
  gameSchema,
  gameSlugSchema,
  paginationSchema,
} from '../../fields/game';
import { gameFacetsSchema, gameFilterQuery } from '../../fields/game-filter';

const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3,5}$/));
const titleSearch = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));

/** Games on a page of a list (GAME-003). */
export const GAMES_A_PAGE = 40;

export const getGameProviders = defineCall({
  id: 'games.providers',
  method: 'GET',
  path: '/api/games/providers',
  who: 'guest',
  privacy: 'public',
  offline: 'last-known',
  summary: 'Every provider whose games the visitor may see.',
  proves: ['API-048'],
  response: v.strictObject({ data: v.array(gameProviderSchema) }),
  refusals: [],
  example: {},
});

export const getGameCollections = defineCall({
  id: 'games.collections',
  method: 'GET',
  path: '/api/games/collections',
  who: 'guest',
  privacy: 'public',
  offline: 'last-known',
  summary: 'Categories and collections with the number of their games.',
  proves: ['API-048'],
  response: v.strictObject({ data: v.array(gameCollectionSchema) }),
  refusals: [],
  example: {},
});

export const getRandomGame = defineCall({
  id: 'games.random',
  method: 'GET',
  path: '/api/games/random',
  who: 'guest',
  privacy: 'private',
  offline: 'online-only',
  summary: 'A random game, of a provider that the visitor may play.',
  proves: ['API-048', 'GAME-008'],
  response: gameSchema,
  refusals: ['game_not_found'],
  example: {},
});

const pageNumber = v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number));
const pageSize = v.pipe(pageNumber, v.maxValue(GAMES_A_PAGE));

const listOf = <Shape extends v.GenericSchema>(shape: Shape) => v.strictObject({ data: v.array(shape), pagination: paginationSchema });

/** The list for pages: a GET, so that the service worker can cache it. */
export const listGames = defineCall({
  id: 'games.list',
  method: 'GET',
  path: '/api/games',
  who: 'guest',
  privacy: 'public',
  offline: 'last-known',
  summary: 'Games of a category, of a provider, with words in their title or by filters that combine, page by page.',
  proves: ['API-050', 'GAME-003'],
  query: v.strictObject({
    category: v.optional(gameCategorySchema),
    ...gameFilterQuery,
    title: v.optional(titleSearch),
    device: v.optional(gameDeviceSchema),
    currency: v.optional(currency),
    page: v.optional(pageNumber, '1'),
    page_size: v.optional(pageSize, String(GAMES_A_PAGE)),
  }),
  response: listOf(gameCardSchema),
  refusals: [],
  example: { query: { category: 'slots', page: '1' } },
});

/** What the list can be filtered by. */
export const getGameFacets = defineCall({
  id: 'games.facets',
  method: 'GET',
  path: '/api/games/facets',
  who: 'guest',
  privacy: 'public',
  offline: 'last-known',
  summary: 'The values of each filter of a list, with the number of games that each leaves in combination with the other filters.',
  query: v.strictObject({ category: v.optional(gameCategorySchema), ...v.omit(v.strictObject(gameFilterQuery), ['sort']).entries }),
  response: v.strictObject({ total_count: v.number(), facets: gameFacetsSchema }),
  refusals: [],
  example: { query: { category: 'slots', volatility: 'low' } },
});

/** The same list by POST, with several providers or categories together. */
export const filterGames = defineCall({
  id: 'games.filter',
  method: 'POST',
  path: '/api/games_filter',
  who: 'guest',
  touches: 'preferences',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Games by providers, title and categories (any of them), page by page.',
  proves: ['API-050', 'GAME-003'],
  body: v.strictObject({
    device: v.optional(gameDeviceSchema),
    filter: v.optional(
      v.strictObject({
        providers: v.optional(v.pipe(v.array(gameSlugSchema), v.maxLength(60))),
        title: v.optional(titleSearch),
        categories: v.optional(
          v.strictObject({
            identifiers: v.pipe(v.array(gameCategorySchema), v.maxLength(gameCategories.length)),
            strategy: v.literal('OR'),
          }),
        ),
      }),
      {},
    ),
    page: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(9999)), 1),
    page_size: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(GAMES_A_PAGE)), GAMES_A_PAGE),
  }),
  response: listOf(gameSchema),
  refusals: [],
  example: {
    body: { device: 'mobile', filter: { categories: { identifiers: ['slots'], strategy: 'OR' } }, page: 1, page_size: 40 },
  },
});

export const selectGames = defineCall({
  id: 'games.select',
  method: 'POST',
  path: '/api/games_filter/select',
  who: 'guest',
  touches: 'preferences',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'The games with these identifiers, in the given order; unknown ones are left out.',
  proves: ['API-049'],
  body: v.strictObject({
    game_ids: v.pipe(v.array(gameIdentifierSchema), v.maxLength(200)),
    device: v.optional(gameDeviceSchema),
  }),
  response: v.strictObject({ data: v.array(gameSchema) }),
  refusals: [],
  example: { body: { game_ids: ['orbit-house:orbit-roulette'], device: 'mobile' } },
});
