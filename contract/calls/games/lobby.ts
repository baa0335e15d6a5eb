import * as v from 'valibot';
import { defineCall } from '../../call';
import { bannerSchema } from '../../fields/config/banners';
import { gameCategorySchema, gameCollectionSchema, gameProviderSchema, gameCardSchema } from '../../fields/game';
import { jackpotSchema } from '../../fields/jackpot';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Games in a row of the lobby (WIDG-006). */
export const GAMES_A_ROW = 15;

/** Operators' banners after the lobby's first one. */
export const PROMOS_AT_MOST = 2;

/** A row of the lobby: a category's first games, or a provider's most popular ones. */
export const lobbyRailSchema = v.strictObject({
  id: gameCategorySchema,
  games_count: count,
  games: v.pipe(v.array(gameCardSchema), v.maxLength(GAMES_A_ROW)),
});

/** Everything on the first screen, in one read. */
export const getLobby = defineCall({
  id: 'games.lobby',
  method: 'GET',
  path: '/api/lobby',
  who: 'guest',
  privacy: 'public',
  offline: 'last-known',
  summary: 'Banner, category chips, rails of at most 15 games, jackpots and providers in one response.',
  proves: ['ROUTE-001', 'WIDG-006'],
  response: v.strictObject({
    banners: v.array(
      v.strictObject({
        id: v.picklist(['featured', 'jackpots', 'new-games']),
        game: gameCardSchema,
        /** 720 by 400 for phones and small slots, 1200 by 400 for wide ones; dark on the left, under the text. */
        picture: v.strictObject({ narrow: v.string(), wide: v.string() }),
      }),
    ),
    /** A guest's further banners, in the requested language (BANN-002); a player's own are a separate read. */
    promos: v.pipe(v.array(bannerSchema), v.maxLength(PROMOS_AT_MOST)),
    chips: v.array(gameCollectionSchema),
    rails: v.array(lobbyRailSchema),
    jackpots: v.array(jackpotSchema),
    providers: v.array(gameProviderSchema),
    games_count: count,
  }),
  refusals: [],
  example: {},
});
