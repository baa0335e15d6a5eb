import * as v from 'valibot';
import { motifs } from './game-config';

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** Identifies a game everywhere, `provider:slug`: `orbit-house:orbit-roulette`. */
export const gameIdentifierSchema = v.pipe(v.string(), v.maxLength(120), v.regex(/^[a-z0-9-]+:[a-z0-9-]+$/));

/** A slug in an address: a provider, a category, a game's seo title. */
export const gameSlugSchema = v.pipe(v.string(), v.maxLength(80), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** Lists of games, in the order of the lobby; each has a title in `locales/en/games.po`. */
export const gameCategories = [
  'all',
  'slots',
  'top',
  'new',
  'jackpots',
  'table',
  'roulette',
  'blackjack',
  'baccarat',
  'video-poker',
  'instant',
  'live',
  'exclusive',
  'free-spins',
  'multipliers',
  'ways',
  'lines',
  'classic',
  'low-volatility',
  'high-volatility',
  'prerelease',
  'animated',
  'drop-wins',
  ...motifs,
] as const;
export type GameCategory = (typeof gameCategories)[number];
export const gameCategorySchema = v.picklist(gameCategories);

/** The devices that lists of games are requested for. */
export const gameDeviceSchema = v.picklist(['mobile', 'desktop']);
export type GameDevice = v.InferOutput<typeof gameDeviceSchema>;

/** Kinds of badges (GAME-001); a tile shows the first one only. */
export const gameBadgeTypes = ['jackpot', 'mystic-jackpots', 'new', 'top', 'bonus-wagering'] as const;
export type GameBadgeType = (typeof gameBadgeTypes)[number];
export const gameBadgeSchema = v.strictObject({
  type: v.picklist(gameBadgeTypes),
  theme: v.picklist(['solar', 'ion', 'plasma', 'aurora']),
});

/** The currency of demo play. */
export const DEMO_CURRENCY = 'FUN';

/**
 * A game in lists (GAME-001). `currencies` maps a currency's code to the game's id in it; FUN is the
 * demo's. `preview_image` is the cover 320 pixels wide; replace `-320` by `-640` for the wide one.
 */
export const gameSchema = v.strictObject({
  identifier: gameIdentifierSchema,
  slug: gameSlugSchema,
  name: text,
  title: text,
  provider: gameSlugSchema,
  provider_title: text,
  categories: v.array(v.string()),
  currencies: v.record(v.string(), v.number()),
  preview_image: v.string(),
  badges: v.array(gameBadgeSchema),
  has_demo_mode: v.boolean(),
  seo_title: gameSlugSchema,
  last_activity_at: v.nullable(v.string()),
});
export type Game = v.InferOutput<typeof gameSchema>;

/**
 * A game in tiles, rows and pages: what a screen full of games needs and nothing more, since it's part of the
 * first screen. `currencies` are the codes in which it has an id, FUN for the demo.
 */
export const gameCardSchema = v.strictObject({
  ...v.pick(gameSchema, ['identifier', 'title', 'provider', 'provider_title', 'preview_image', 'badges', 'has_demo_mode', 'seo_title'])
    .entries,
  currencies: v.array(v.string()),
});
export type GameCard = v.InferOutput<typeof gameCardSchema>;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A provider, its number of games here, and whether it's new here. */
export const gameProviderSchema = v.strictObject({ id: gameSlugSchema, title: text, games_count: count, is_new: v.optional(v.boolean()) });
export type GameProvider = v.InferOutput<typeof gameProviderSchema>;

/** A category or collection with the number of its games. */
export const gameCollectionSchema = v.strictObject({ id: gameCategorySchema, games_count: count });
export type GameCollection = v.InferOutput<typeof gameCollectionSchema>;

/** The pagination of a list (API-050); pages count from 1. */
export const paginationSchema = v.strictObject({
  current_page: count,
  next_page: v.nullable(count),
  prev_page: v.nullable(count),
  total_pages: count,
  total_count: count,
});
export type Pagination = v.InferOutput<typeof paginationSchema>;
