import * as v from 'valibot';
import { gameCategorySchema, gameDeviceSchema, gameSlugSchema } from '../game';
import { localeSchema } from '../locale';
import { configIdSchema, countSchema, currencyCodeSchema, instantSchema, ownPathSchema } from './parts';
import { promotionPages } from './flags';

const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

/** Whether betting shows, on which host, and where it isn't offered (SPORT-001). With a null host the server's setting applies. */
export const bettingConfigSchema = v.strictObject({
  is_shown: v.boolean(),
  host: v.nullable(v.pipe(v.string(), v.regex(/^https?:\/\/[a-z0-9.-]+(?::\d+)?$/))),
  countries_without: v.array(country),
});

/** The currencies in which accounts are opened, the default one, and those of countries. */
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

/** Profile fields that a provider may require before play for money (PROF-003). */
export const fieldsForPlay = [
  'first_name',
  'last_name',
  'date_of_birth',
  'mobile_phone',
  'country',
  'city',
  'address',
  'postal_code',
  'state',
  'nickname',
  'gender',
  'profession',
  'personal_id',
] as const;
export type FieldForPlay = (typeof fieldsForPlay)[number];

/** Which providers aren't offered where or on which devices, which come first, and which are new. `*` is everywhere (GAME-007). */
export const providersConfigSchema = v.strictObject({
  /** Exceptions that are shown anyway. */
  show_disabled: v.boolean(),
  disabled: v.record(v.string(), v.array(gameSlugSchema)),
  /** The first in lists of providers; all others follow by their number of games. */
  order: v.optional(v.array(gameSlugSchema), []),
  /** Marked as new. */
  new: v.optional(v.array(gameSlugSchema), []),
  /** The profile fields required before their games are played for money, in addition to the general ones (PROF-003). */
  requires: v.optional(v.record(v.string(), v.array(v.picklist(fieldsForPlay))), {}),
  /** The devices that their games support, if not all: lists for another device omit them (GAME-003). */
  devices: v.optional(v.record(v.string(), v.array(gameDeviceSchema)), {}),
});
export type ProvidersConfig = v.InferOutput<typeof providersConfigSchema>;

export const pictureSchema = v.strictObject({ url: ownPathSchema, width: countSchema, height: countSchema });

/** Logos that replace the brand's own in a period; empty lists mean every brand and every language. The first match shows. */
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

/** The categories in the row of chips, in order, and those that no list of categories shows. */
export const menuCategoriesGamesSchema = v.strictObject({ chips: v.array(gameCategorySchema), hidden: v.array(gameCategorySchema) });

/** The address of a content or promotion page, such as `/player-guide`, `/news/launch` or `/promo/autumn`. */
const contentPathSchema = v.pipe(v.string(), v.regex(/^\/(?:(?:news|promo)\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/));

/** Which promotion pages exist, and which content pages are closed, by their address; testers see all of them (USER-003). */
export const managePromotionPagesSchema = v.strictObject({
  closed: v.optional(v.array(contentPathSchema), []),
  pages: v.strictObject(
    Object.fromEntries(promotionPages.map((page) => [page, v.boolean()])) as Record<
      (typeof promotionPages)[number],
      v.BooleanSchema<undefined>
    >,
  ),
});
