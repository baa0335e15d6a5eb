import * as v from 'valibot';
import { configIdSchema, countSchema, groupIdSchema, instantSchema, ownPathSchema } from './parts';

/** Where banners stand. */
export const bannerLocations = ['lobby', 'pokies', 'live'] as const;
export type BannerLocation = (typeof bannerLocations)[number];

/** Whom a banner is for, besides its groups by number (BANN-002). */
export const bannerGroups = ['guests', 'players', 'crypto'] as const;

/** What a second button opens: a dialog's own address. */
export const bannerPopups = ['sign-in', 'sign-up', 'deposit', 'cashbox', 'install'] as const;

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/));

/** The parts of a banner that no language changes (BANN-001). */
export const bannerParts = {
  id: configIdSchema,
  categories: v.array(configIdSchema),
  /** Whom it is for; an empty list is for everybody. */
  groups: v.array(v.picklist(bannerGroups)),
  /** Shown only to signed-in members of one of these; an empty list asks for none. */
  groupIds: v.array(groupIdSchema),
  /** Hosts; an empty list means all. Of a banner for crypto currency these are the hosts that count as such. */
  domains: v.array(v.string()),
  liveTime: v.strictObject({ start: v.nullable(instantSchema), end: v.nullable(instantSchema) }),
  /** Put into the texts at `{name}`. */
  variables: v.record(v.string(), v.string()),
  /** From the side of the words to the other; the words are light. */
  gradient: v.tuple([colour, colour, colour, colour]),
  /** Drawn over the gradient, on the side away from the words. */
  image: v.nullable(ownPathSchema),
  overlayImage: v.nullable(ownPathSchema),
  timer: v.nullable(v.strictObject({ start_at: instantSchema, end_at: instantSchema })),
  /** Its place at each location; where there is none, it does not stand there. The lowest comes first. */
  order: v.strictObject({ lobby: v.optional(countSchema), pokies: v.optional(countSchema), live: v.optional(countSchema) }),
  frontend_identifier: v.nullable(configIdSchema),
};

/** Where a button leads: a path, or the tournament or lottery that its identifier names. */
export const bannerButtonParts = {
  url: v.nullable(ownPathSchema),
  type: v.nullable(v.picklist(['tournaments', 'lottery'])),
  frontendIdentifier: v.nullable(configIdSchema),
  /** Put behind the path as its query. */
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
