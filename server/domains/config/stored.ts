import * as v from 'valibot';
import { bannerButtonParts, bannerParts, bannerPopups } from '#contract/fields/config/banners';
import { featureFlagsSchema } from '#contract/fields/config/flags';
import { configSchemas } from '#contract/fields/config/index';
import { groupIdSchema, localTextSchema } from '#contract/fields/config/parts';
import { managerSchema } from '#contract/fields/config/vip';

/** A banner in all its languages, as operators write it. */
const storedBannerSchema = v.strictObject({
  ...bannerParts,
  title: v.strictObject({ text: localTextSchema }),
  description: v.strictObject({ text: localTextSchema }),
  labels: v.array(localTextSchema),
  button: v.nullable(v.strictObject({ name: localTextSchema, ...bannerButtonParts })),
  secondButton: v.nullable(v.strictObject({ name: localTextSchema, popup: v.picklist(bannerPopups) })),
});
export type StoredBanner = v.InferOutput<typeof storedBannerSchema>;

/** The shape of what is kept under each name: what the wire carries, banners in every language, and two names of the house. */
export const storedSchemas = {
  ...configSchemas,
  'banners-config': v.strictObject({ banners: v.array(storedBannerSchema) }),
  'feature-flags': featureFlagsSchema,
  /** Managers with the groups that each looks after, the first that fits first. */
  managers: v.strictObject({ managers: v.array(v.strictObject({ ...managerSchema.entries, groups: v.array(groupIdSchema) })) }),
} as const;

export type StoredName = keyof typeof storedSchemas;
export type StoredOf<Name extends StoredName> = v.InferOutput<(typeof storedSchemas)[Name]>;

export const storedNames = Object.keys(storedSchemas) as StoredName[];

/** Whether a name is one that something is kept under. */
export function isStoredName(name: string): name is StoredName {
  return Object.hasOwn(storedSchemas, name);
}

/** A configuration that cannot be taken: where, and why, for an operator. */
export class ConfigProblem extends Error {}

/** Parses what is to be kept under a name; throws a ConfigProblem that names the place. */
export function readStored<Name extends StoredName>(name: Name, value: unknown): StoredOf<Name> {
  const result = v.safeParse(storedSchemas[name] as v.GenericSchema<unknown, StoredOf<Name>>, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ConfigProblem(`${name}: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
}
