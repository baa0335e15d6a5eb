import * as v from 'valibot';
import { giftKinds } from './gifts';
import {
  amountsSchema,
  configIdSchema,
  countSchema,
  groupIdSchema,
  instantSchema,
  levelSchema,
  localTextSchema,
  ownPathSchema,
} from './parts';

const words = { id: configIdSchema, title: localTextSchema, text: localTextSchema };

/** Automatic gifts for players from a level on; `rewards` describes them. Gifts can be claimed for `days`. */
const givesSchema = v.strictObject({
  monthly_spins: v.strictObject({ level: levelSchema, count: countSchema, wager: countSchema, days: countSchema }),
  /** A share of a week's real-money losses, Monday to Sunday in UTC. */
  weekly_cashback: v.strictObject({
    level: levelSchema,
    percent: v.pipe(countSchema, v.maxValue(100)),
    wager: countSchema,
    days: countSchema,
  }),
  /** On the anniversary of the sign-up. */
  yearly_gift: v.strictObject({ level: levelSchema, amount: amountsSchema, days: countSchema }),
});

/** The texts of the VIP pages besides progress and levels (VIP-006): season, rewards, promo, onboarding, levels, welcome. */
export const vipProgramConfigSchema = v.strictObject({
  gives: givesSchema,
  season: v.strictObject({ ...words, start_at: instantSchema, end_at: instantSchema }),
  /** The benefits of levels, in order; `details` is the text of the reward's dialog. */
  rewards: v.array(
    v.strictObject({
      ...words,
      level: levelSchema,
      kind: v.picklist(giftKinds),
      image: v.nullable(ownPathSchema),
      details: localTextSchema,
    }),
  ),
  levels: v.array(v.strictObject({ level: levelSchema, text: localTextSchema })),
  /** Questions of the information page and their answers. */
  info: v.array(v.strictObject(words)),
  promo: v.nullable(v.strictObject({ ...words, button: v.strictObject({ name: localTextSchema, url: ownPathSchema }) })),
  onboarding: v.array(v.strictObject(words)),
  welcome: v.strictObject({ title: localTextSchema, text: localTextSchema }),
});

/** The prize of a calendar step (ADV-001). `superPrize` is the extra last one. */
export const adventurePrizes = ['bonus', 'fs', 'superPrize'] as const;

/**
 * The adventure calendar (ADV-001, ADV-004): days from `start_on` on, each with its steps. A day of several steps has one
 * entry for each of them.
 */
export const vipAdventuresSchema = v.strictObject({
  is_enabled: v.boolean(),
  id: configIdSchema,
  title: localTextSchema,
  /** Who sees the bookmark in addition to testers; null for nobody. */
  group: v.nullable(groupIdSchema),
  /** The first day, YYYY-MM-DD, in UTC. */
  start_on: v.pipe(v.string(), v.isoDate()),
  days: v.array(
    v.strictObject({
      day: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      step: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      stepTotal: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      prize: v.strictObject({
        type: v.picklist(adventurePrizes),
        title: localTextSchema,
        freespins_count: v.nullable(countSchema),
        bonus_amount: v.nullable(amountsSchema),
      }),
      /** Its requirement: a minimum deposit, the prize's wagering multiple, and days to claim it. */
      condition: v.strictObject({ minDep: amountsSchema, wager: countSchema, periodActivationDays: countSchema }),
      variables: v.record(v.string(), v.string()),
    }),
  ),
});

/** The VIP managers of some groups (WIDG-003). The hours are in the manager's time zone. */
export const managerSchema = v.strictObject({
  id: configIdSchema,
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  avatar: v.nullable(ownPathSchema),
  /** IANA name. */
  time_zone: v.pipe(v.string(), v.regex(/^[A-Za-z_]+(?:\/[A-Za-z_+-]+)*$/)),
  /** International format, digits after a plus. */
  whatsapp: v.nullable(v.pipe(v.string(), v.regex(/^\+\d{6,15}$/))),
  telegram: v.nullable(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_]{5,32}$/))),
  email: v.pipe(v.string(), v.email()),
});
export type Manager = v.InferOutput<typeof managerSchema>;
