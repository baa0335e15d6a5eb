import * as v from 'valibot';
import { giftKinds } from './gifts';
import { amountsSchema, configIdSchema, countSchema, groupIdSchema, instantSchema, levelSchema, localTextSchema, ownPathSchema } from './parts';

const words = { id: configIdSchema, title: localTextSchema, text: localTextSchema };

/** What the platform gives by itself to players from a level on; `rewards` says it in words. Gifts wait `days` to be taken up. */
const givesSchema = v.strictObject({
  monthly_spins: v.strictObject({ level: levelSchema, count: countSchema, wager: countSchema, days: countSchema }),
  /** A share of what a week, Monday to Sunday in UTC, has lost of real money. */
  weekly_cashback: v.strictObject({ level: levelSchema, percent: v.pipe(countSchema, v.maxValue(100)), wager: countSchema, days: countSchema }),
  /** On the day of the year on which the player signed up. */
  yearly_gift: v.strictObject({ level: levelSchema, amount: amountsSchema, days: countSchema }),
});

/** What the VIP pages say besides progress and levels (VIP-006): season, rewards, promo, onboarding, levels, welcome. */
export const vipProgramConfigSchema = v.strictObject({
  gives: givesSchema,
  season: v.strictObject({ ...words, start_at: instantSchema, end_at: instantSchema }),
  /** What levels bring, in order; `details` is what the reward's own window says. */
  rewards: v.array(v.strictObject({ ...words, level: levelSchema, kind: v.picklist(giftKinds), image: v.nullable(ownPathSchema), details: localTextSchema })),
  levels: v.array(v.strictObject({ level: levelSchema, text: localTextSchema })),
  /** Questions of the information page and their answers. */
  info: v.array(v.strictObject(words)),
  promo: v.nullable(v.strictObject({ ...words, button: v.strictObject({ name: localTextSchema, url: ownPathSchema }) })),
  onboarding: v.array(v.strictObject(words)),
  welcome: v.strictObject({ title: localTextSchema, text: localTextSchema }),
});

/** What a step of the calendar brings (ADV-001). `superPrize` is the extra last one. */
export const adventurePrizes = ['bonus', 'fs', 'superPrize'] as const;

/**
 * The adventure calendar (ADV-001, ADV-004): days from `start_on` on, each with its steps. A day of several steps stands
 * once for each of them.
 */
export const vipAdventuresSchema = v.strictObject({
  is_enabled: v.boolean(),
  id: configIdSchema,
  title: localTextSchema,
  /** Who besides testers sees the bookmark; null for nobody else. */
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
      /** What it asks: a deposit of at least so much, the times that the prize is wagered, and days to take it up. */
      condition: v.strictObject({ minDep: amountsSchema, wager: countSchema, periodActivationDays: countSchema }),
      variables: v.record(v.string(), v.string()),
    }),
  ),
});

/** Who looks after the players of some groups (WIDG-003). The time is the manager's own. */
export const managerSchema = v.strictObject({
  id: configIdSchema,
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  avatar: v.nullable(ownPathSchema),
  /** As IANA names it. */
  time_zone: v.pipe(v.string(), v.regex(/^[A-Za-z_]+(?:\/[A-Za-z_+-]+)*$/)),
  /** International form, digits after a plus. */
  whatsapp: v.nullable(v.pipe(v.string(), v.regex(/^\+\d{6,15}$/))),
  telegram: v.nullable(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_]{5,32}$/))),
  email: v.pipe(v.string(), v.email()),
});
export type Manager = v.InferOutput<typeof managerSchema>;
