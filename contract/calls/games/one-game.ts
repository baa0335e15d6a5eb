import * as v from 'valibot';
import { defineCall } from '../../call';
import { gameCategorySchema, gameIdentifierSchema, gameCardSchema, gameSlugSchema } from '../../fields/game';
import { slotMechanics } from '../../fields/slot-mechanics';
import { gameConfigSchema, gameKinds, volatilities } from '../../fields/game-config';
import { liveKinds } from '../../fields/live';
import { providerInit } from '../provider';
import { GAMES_A_ROW } from './lobby';

const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3,5}$/));
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const exampleGame = { provider: 'orbit-house', seo_title: 'orbit-roulette' };

const gameAddress = v.strictObject({ provider: gameSlugSchema, seo_title: gameSlugSchema });

/** Stakes of a game in one currency, in minor units. */
const stakeLimitsSchema = v.strictObject({
  currency,
  stakes_cents: v.array(cents),
  minimum_cents: cents,
  maximum_cents: cents,
});

/**
 * The address of a game's frame, and the only origin whose messages the game page accepts; null is the page's own origin, which the
 * address then is relative to.
 */
export const gameFrameSchema = v.strictObject({ url: v.string(), origin: v.nullable(v.string()) });
export type GameFrameAddress = v.InferOutput<typeof gameFrameSchema>;

/** What the licence's policy allows in a game's frame. */
const framePolicy = {
  /** Whether a tap may end a spin's animation early. */
  has_quick_stop: v.boolean(),
  /** Whether autoplay with a loss limit, and shortened animations, are allowed. */
  has_autoplay: v.boolean(),
  has_turbo: v.boolean(),
};

export const getGame = defineCall({
  id: 'games.info',
  method: 'GET',
  path: '/api/games/{provider}/{seo_title}',
  who: 'guest',
  privacy: 'public',
  offline: 'last-known',
  summary: 'One game: its return to player, volatility, stakes and similar games.',
  proves: ['API-068', 'GAME-010'],
  params: gameAddress,
  response: v.strictObject({
    game: gameCardSchema,
    kind: v.picklist(gameKinds),
    /** The kind of live table; omitted for a game that everybody plays alone. */
    live: v.optional(v.picklist(liveKinds)),
    frame: gameFrameSchema,
    /** The exact return to player. */
    rtp: v.number(),
    volatility: v.picklist(volatilities),
    /** The share of rounds that win anything, measured or exact; null if it depends on the bet. */
    hit_rate: v.nullable(v.number()),
    /** How a slot plays; null for other games. */
    mechanic: v.nullable(v.picklist(slotMechanics)),
    /** The highest payout of a single bet: how many times its stake, and once in how many rounds it occurs; null if unknown. */
    highest_win: v.nullable(v.strictObject({ times: v.number(), one_in: v.nullable(v.number()) })),
    /** Categories that say what kind of game it is. */
    kinds: v.array(gameCategorySchema),
    limits: v.array(stakeLimitsSchema),
    /** Milliseconds from the start of one real round to the start of the next, by policy. */
    minimum_cycle_ms: cents,
    ...framePolicy,
    similar: v.pipe(v.array(gameCardSchema), v.maxLength(GAMES_A_ROW)),
  }),
  refusals: ['game_not_found'],
  example: { params: exampleGame },
});

export const getWithdrawnGame = defineCall({
  id: 'games.withdrawn',
  method: 'GET',
  path: '/api/games/{provider}/{seo_title}/withdrawn',
  who: 'guest',
  privacy: 'public',
  offline: 'last-known',
  summary: 'The name of a game that is no longer offered, and similar games that are. Not found for an offered or unknown game.',
  proves: ['API-068', 'GAME-010'],
  params: gameAddress,
  response: v.strictObject({
    title: v.string(),
    provider_title: v.string(),
    similar: v.pipe(v.array(gameCardSchema), v.maxLength(GAMES_A_ROW)),
  }),
  refusals: ['game_not_found'],
  example: { params: { provider: 'fernhollow-works', seo_title: 'doppler-bearing' } },
});

export const getGameConfig = defineCall({
  id: 'games.config',
  method: 'GET',
  path: '/api/games/{provider}/{seo_title}/config',
  who: 'guest',
  privacy: 'public',
  offline: 'last-known',
  summary: 'The configuration of a demo, which plays offline with the same mathematics.',
  proves: ['API-068', 'GAME-002'],
  params: gameAddress,
  response: gameConfigSchema,
  refusals: ['game_not_found', 'demo_not_available', 'game_stopped'],
  example: { params: exampleGame },
});

/**
 * Launches a game for real money: the token for its frame. The previous launch, on any device, ends.
 * A demo needs none: its frame plays on the configuration.
 */
export const launchGame = defineCall({
  id: 'games.launch',
  method: 'POST',
  path: '/api/games/launch',
  who: 'player',
  touches: 'money',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'A launch token for one game and one currency of the player.',
  proves: ['API-068', 'GAME-006', 'ROUTE-056', 'PROF-003'],
  body: v.strictObject({
    game: gameIdentifierSchema,
    /** The player's own if omitted. */
    currency: v.optional(currency),
  }),
  response: v.strictObject({
    frame: gameFrameSchema,
    token: v.string(),
    currency: v.string(),
    expires_at: v.string(),
    /** By the licence of the player's account, not of the site on which the game is opened. */
    policy: v.strictObject(framePolicy),
    /** Whether the player has never played for money: the page then shows an introduction first. */
    is_first: v.boolean(),
    /** The response of `provider.init` to this token, so that a frame starts without that call; null if a round is open, which it shows. */
    init: v.nullable(providerInit.response),
  }),
  refusals: [
    'game_not_found',
    'game_stopped',
    'verification_required',
    'terms_required',
    'register_unavailable',
    'game_not_in_currency',
    'currency_not_supported',
    'limit_reached',
    'player_excluded',
    'account_locked',
    'restricted_region',
    'profile_incomplete',
  ],
  example: { body: { game: 'orbit-house:orbit-roulette' } },
});
