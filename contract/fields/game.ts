import * as v from 'valibot';
import { motifs } from './game-config';

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** Names a game everywhere, `provider:slug`: `orbit-house:orbit-roulette`. */
export const gameIdentifierSchema = v.pipe(v.string(), v.maxLength(120), v.regex(/^[a-z0-9-]+:[a-z0-9-]+$/));

/** A word of an address: a provider, a category, a game's seo title. */
export const gameSlugSchema = v.pipe(v.string(), v.maxLength(80), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** Lists of games, in the order of the lobby; each has a title in `locales/en/games.po`. */
export const gameCategories = [
  'all', 'slots', 'top', 'new', 'jackpots', 'table', 'roulette', 'blackjack', 'baccarat', 'instant', 'live', 'exclusive', 'free-spins', 'multipliers', 'ways', 'lines',
  'classic', 'low-volatility', 'high-volatility', 'prerelease', 'animated', 'drop-wins', ...motifs,
] as const;
export type GameCategory = (typeof gameCategories)[number];
export const gameCategorySchema = v.picklist(gameCategories);

/** What a game is played on, as lists are asked for it. */
export const gameDeviceSchema = v.picklist(['mobile', 'desktop']);
export type GameDevice = v.InferOutput<typeof gameDeviceSchema>;

/** Kinds of badges (GAME-001); a tile shows the first one only. */
export const gameBadgeTypes = ['jackpot', 'mystic-jackpots', 'new', 'top', 'bonus-wagering'] as const;
export type GameBadgeType = (typeof gameBadgeTypes)[number];
export const gameBadgeSchema = v.strictObject({
  type: v.picklist(gameBadgeTypes),
  theme: v.picklist(['solar', 'ion', 'plasma', 'aurora']),
});

/** The currency of play without money. */
export const DEMO_CURRENCY = 'FUN';

/**
 * A game as lists show it (GAME-001). `currencies` leads from a currency's code to the game's id in it; FUN is the
 * demo's. `preview_image` is the cover 320 pixels wide; `-640` stands for `-320` in the wide one.
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
 * A game as tiles, rows and pages show it: what a screen full of games needs and nothing more, for it travels with the
 * first screen. `currencies` are the codes in which it has an id, FUN for the demo.
 */
export const gameCardSchema = v.strictObject({
  ...v.pick(gameSchema, ['identifier', 'title', 'provider', 'provider_title', 'preview_image', 'badges', 'has_demo_mode', 'seo_title']).entries,
  currencies: v.array(v.string()),
});
export type GameCard = v.InferOutput<typeof gameCardSchema>;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Who makes games, how many are here, and whether the maker is new here. */
export const gameProviderSchema = v.strictObject({ id: gameSlugSchema, title: text, games_count: count, is_new: v.optional(v.boolean()) });
export type GameProvider = v.InferOutput<typeof gameProviderSchema>;

/** A category or collection with the number of its games. */
export const gameCollectionSchema = v.strictObject({ id: gameCategorySchema, games_count: count });
export type GameCollection = v.InferOutput<typeof gameCollectionSchema>;

/** Where a page of a list stands (API-050); pages count from 1. */
export const paginationSchema = v.strictObject({
  current_page: count,
  next_page: v.nullable(count),
  prev_page: v.nullable(count),
  total_pages: count,
  total_count: count,
});
export type Pagination = v.InferOutput<typeof paginationSchema>;
