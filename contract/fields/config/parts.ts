import * as v from 'valibot';
import { vipStatusIdSchema } from '../vip';

/** A text in some languages; English is the fallback. */
export const localTextSchema = v.strictObject({
  en: v.pipe(v.string(), v.minLength(1)),
  de: v.optional(v.string()),
  'en-AU': v.optional(v.string()),
  'en-CA': v.optional(v.string()),
  'fr-CA': v.optional(v.string()),
  'en-NZ': v.optional(v.string()),
  no: v.optional(v.string()),
  it: v.optional(v.string()),
});
export type LocalText = v.InferOutput<typeof localTextSchema>;

/** A name in a configuration: lower-case letters, digits, hyphens and underscores. */
export const configIdSchema = v.pipe(v.string(), v.maxLength(80), v.regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/));

/** A path of this site, with an optional query and hash. */
export const ownPathSchema = v.pipe(v.string(), v.maxLength(300), v.regex(/^\/(?![/\\])[^\s\\]*$/));

/** An instant as ISO 8601. */
export const instantSchema = v.pipe(v.string(), v.isoTimestamp());

/** A number of a player group. */
export const groupIdSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A currency's code. */
export const currencyCodeSchema = v.pipe(v.string(), v.regex(/^[A-Z]{3,4}$/));

/** Minor units by currency; readers use the player's currency, else EUR, else the first. */
export const amountsSchema = v.record(currencyCodeSchema, countSchema);

/** The name of a partner who refers visitors. */
export const stagSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.-]{1,80}$/));

export const levelSchema = vipStatusIdSchema;
