import * as v from 'valibot';
import { gameCategorySchema, gameDeviceSchema, gameSlugSchema } from '../game';
import { localeSchema } from '../locale';
import { configIdSchema, countSchema, currencyCodeSchema, instantSchema, ownPathSchema } from './parts';
import { promotionPages } from './flags';

const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

/** Whether betting shows, on which host, and where it is not offered (SPORT-001). A null host is the platform's own setting. */
export const bettingConfigSchema = v.strictObject({
  is_shown: v.boolean(),
  host: v.nullable(v.pipe(v.string(), v.regex(/^https?:\/\/[a-z0-9.-]+(?::\d+)?$/))),
  countries_without: v.array(country),
});

/** The currencies in which accounts are opened, the one for a player who chose none, and those of countries. */
export const currencyConfigSchema = v.pipe(
  v.strictObject({
    enabled: v.pipe(v.array(currencyCodeSchema), v.minLength(1)),
    default: currencyCodeSchema,
    by_country: v.record(country, currencyCodeSchema),
  }),
  v.check(({ enabled, default: usual }) => enabled.includes(usual), 'the default is not among the enabled ones'),
);

/** The shortcuts of the bookmarks widget (WIDG-004), in order. */
export const bookmarks = ['rewards-shop', 'lootbox-wheel', 'adventures', 'quests', 'activity-hub'] as const;
export const mainWidgetConfigSchema = v.strictObject({
  items: v.array(v.strictObject({ id: v.picklist(bookmarks), is_hidden: v.boolean(), order: countSchema })),
});

/** What a provider may ask of a player's profile before the player plays for money (PROF-003). */
export const fieldsForPlay = [
  'first_name', 'last_name', 'date_of_birth', 'mobile_phone', 'country', 'city', 'address', 'postal_code', 'state', 'nickname', 'gender', 'profession', 'personal_id',
] as const;
export type FieldForPlay = (typeof fieldsForPlay)[number];

/** Which providers are not offered where or on what, which come first, and which are new. `*` is everywhere (GAME-007). */
export const providersConfigSchema = v.strictObject({
  /** Shows them all the same. */
  show_disabled: v.boolean(),
  disabled: v.record(v.string(), v.array(gameSlugSchema)),
  /** The first in lists of providers; all others follow by the number of their games. */
  order: v.optional(v.array(gameSlugSchema), []),
  /** Marked as new. */
  new: v.optional(v.array(gameSlugSchema), []),
  /** What of the profile must be filled in before their games are played for money, besides what all of them need (PROF-003). */
  requires: v.optional(v.record(v.string(), v.array(v.picklist(fieldsForPlay))), {}),
  /** What their games can be played on, where that isn't everything: lists for another device leave them out (GAME-003). */
  devices: v.optional(v.record(v.string(), v.array(gameDeviceSchema)), {}),
});
export type ProvidersConfig = v.InferOutput<typeof providersConfigSchema>;

export const pictureSchema = v.strictObject({ url: ownPathSchema, width: countSchema, height: countSchema });

/** Logos in place of the brand's own in a time; empty lists mean every brand and every language. The first that fits shows. */
export const logoConfigSchema = v.strictObject({
  logos: v.array(
    v.strictObject({
      id: configIdSchema,
      brands: v.array(configIdSchema),
      locales: v.array(localeSchema),
      start_at: v.nullable(instantSchema),
      end_at: v.nullable(instantSchema),
      picture: pictureSchema,
    }),
  ),
});

/** The categories on the line of chips, in order, and those that no list of categories shows. */
export const menuCategoriesGamesSchema = v.strictObject({ chips: v.array(gameCategorySchema), hidden: v.array(gameCategorySchema) });

/** The address of a page that content or promotions bring, such as `/player-guide`, `/news/launch` or `/promo/autumn`. */
const contentPathSchema = v.pipe(v.string(), v.regex(/^\/(?:(?:news|promo)\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/));

/** Which pages of promotions are there, and which pages of the content are closed, by their address; testers see all of them (USER-003). */
export const managePromotionPagesSchema = v.strictObject({
  closed: v.optional(v.array(contentPathSchema), []),
  pages: v.strictObject(Object.fromEntries(promotionPages.map((page) => [page, v.boolean()])) as Record<(typeof promotionPages)[number], v.BooleanSchema<undefined>>),
});
