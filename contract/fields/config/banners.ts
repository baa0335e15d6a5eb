import * as v from 'valibot';
import { configIdSchema, countSchema, groupIdSchema, instantSchema, ownPathSchema } from './parts';

/** The locations of banners. */
export const bannerLocations = ['lobby', 'pokies', 'live'] as const;
export type BannerLocation = (typeof bannerLocations)[number];

/** The audience of a banner, besides its groups by number (BANN-002). */
export const bannerGroups = ['guests', 'players', 'crypto'] as const;

/** The address of the dialog that a second button opens. */
export const bannerPopups = ['sign-in', 'sign-up', 'deposit', 'cashbox', 'install'] as const;

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/));

/** The language-independent parts of a banner (BANN-001). */
export const bannerParts = {
  id: configIdSchema,
  categories: v.array(configIdSchema),
  /** The audience; an empty list is everybody. */
  groups: v.array(v.picklist(bannerGroups)),
  /** Shown only to signed-in members of one of these; an empty list requires none. */
  groupIds: v.array(groupIdSchema),
  /** Hosts; an empty list means all. For a crypto banner these are the crypto hosts. */
  domains: v.array(v.string()),
  liveTime: v.strictObject({ start: v.nullable(instantSchema), end: v.nullable(instantSchema) }),
  /** Replaces `{name}` in the texts. */
  variables: v.record(v.string(), v.string()),
  /** The gradient's colours, from the text's side to the other; the text is light. */
  gradient: v.tuple([colour, colour, colour, colour]),
  /** Drawn over the gradient, on the side away from the text. */
  image: v.nullable(ownPathSchema),
  overlayImage: v.nullable(ownPathSchema),
  timer: v.nullable(v.strictObject({ start_at: instantSchema, end_at: instantSchema })),
  /** Its position at each location; it doesn't show at a missing one. The lowest comes first. */
  order: v.strictObject({ lobby: v.optional(countSchema), pokies: v.optional(countSchema), live: v.optional(countSchema) }),
  frontend_identifier: v.nullable(configIdSchema),
};

/** Where a button links to: a path, or the tournament or lottery of its identifier. */
export const bannerButtonParts = {
  url: v.nullable(ownPathSchema),
  type: v.nullable(v.picklist(['tournaments', 'lottery'])),
  frontendIdentifier: v.nullable(configIdSchema),
  /** Appended to the path as its query. */
  attrs: v.record(v.string(), v.string()),
};

/** A banner in one language (BANN-001). */
export const bannerSchema = v.strictObject({
  ...bannerParts,
  title: v.strictObject({ text: v.string() }),
  description: v.strictObject({ text: v.string() }),
  labels: v.array(v.string()),
  button: v.nullable(v.strictObject({ name: v.string(), ...bannerButtonParts })),
  secondButton: v.nullable(v.strictObject({ name: v.string(), popup: v.picklist(bannerPopups) })),
});
export type Banner = v.InferOutput<typeof bannerSchema>;

/** The banners of all locations (BANN-001). */
export const bannersConfigSchema = v.strictObject({ banners: v.array(bannerSchema) });
