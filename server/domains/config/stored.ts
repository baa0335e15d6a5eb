import * as v from 'valibot';
import { bannerButtonParts, bannerParts, bannerPopups } from '#contract/fields/config/banners';
import { featureFlagsSchema } from '#contract/fields/config/flags';
import { fraudRulesSchema } from '#contract/fields/config/fraud';
import { configSchemas } from '#contract/fields/config/index';
import { groupIdSchema, localTextSchema, stagSchema } from '#contract/fields/config/parts';
import { gameIdentifierSchema } from '#contract/fields/game';
import { furtherRulesSchema } from '#contract/fields/player-field';
import { managerSchema } from '#contract/fields/config/vip';
import { rewardTermsSchema } from '#contract/fields/config/rewards';

/** A time of day, such as `09:30`. */
const timeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** A banner in all its languages, in the operators' format. */
const storedBannerSchema = v.strictObject({
  ...bannerParts,
  title: v.strictObject({ text: localTextSchema }),
  description: v.strictObject({ text: localTextSchema }),
  labels: v.array(localTextSchema),
  button: v.nullable(v.strictObject({ name: localTextSchema, ...bannerButtonParts })),
  secondButton: v.nullable(v.strictObject({ name: localTextSchema, popup: v.picklist(bannerPopups) })),
});
export type StoredBanner = v.InferOutput<typeof storedBannerSchema>;

/** The stored schema of each name: those of the wire, with banners in every language, and internal names. */
export const storedSchemas = {
  ...configSchemas,
  'banners-config': v.strictObject({ banners: v.array(storedBannerSchema) }),
  'feature-flags': featureFlagsSchema,
  'reward-terms': rewardTermsSchema,
  /** Managers with the groups of each; the first match applies. */
  managers: v.strictObject({ managers: v.array(v.strictObject({ ...managerSchema.entries, groups: v.array(groupIdSchema) })) }),
  /** Field rules beyond the product's own, such as a personal code for players of a country (FORM-019). */
  'player-fields': v.strictObject({ further: v.array(furtherRulesSchema) }),
  /** The partners whose visitors are shown the welcome pack (GIFT-006). */
  'welcome-pack': v.strictObject({ stags: v.array(stagSchema) }),
  /** Cards that aren't accepted, by the first six to eight digits of their number (FORM-011). */
  'blocked-cards': v.strictObject({ bins: v.array(v.pipe(v.string(), v.regex(/^\d{6,8}$/))) }),
  /** The rules of the payment fraud check (CASH-013). */
  'fraud-rules': fraudRulesSchema,
  /** How long players of live tables may bet and see the result, and when tables are open. */
  'live-tables': v.strictObject({
    betting_seconds: v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(60)),
    result_seconds: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(30)),
    /** The times of day in UTC at which a table opens and closes, by game; a table without any is always open. */
    hours: v.optional(v.record(gameIdentifierSchema, v.strictObject({ opens: timeOfDay, closes: timeOfDay })), {}),
  }),
  /** Whether players of live tables may chat, and the words that they may not use, by language; a star stands for any letters. */
  'live-chat': v.strictObject({
    is_open: v.boolean(),
    words: v.record(v.string(), v.array(v.pipe(v.string(), v.regex(/^\*?\p{L}[\p{L}\d'-]*\*?$/u), v.maxLength(40)))),
  }),
  /** Hours from the request for a second-factor reset to the reset. */
  'account-security': v.strictObject({ factor_reset_hours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(720)) }),
} as const;

export type StoredName = keyof typeof storedSchemas;
export type StoredOf<Name extends StoredName> = v.InferOutput<(typeof storedSchemas)[Name]>;

export const storedNames = Object.keys(storedSchemas) as StoredName[];

/** Whether a name is a stored configuration. */
export function isStoredName(name: string): name is StoredName {
  return Object.hasOwn(storedSchemas, name);
}

/** An invalid configuration; the message for the operator has the position and the reason. */
export class ConfigProblem extends Error {}

/** Parses a value to be stored under a name; throws a ConfigProblem with the position. */
export function readStored<Name extends StoredName>(name: Name, value: unknown): StoredOf<Name> {
  const result = v.safeParse(storedSchemas[name] as v.GenericSchema<unknown, StoredOf<Name>>, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ConfigProblem(`${name}: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
}
