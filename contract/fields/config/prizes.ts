import * as v from 'valibot';
import { gameIdentifierSchema } from '../game';
import { amountsSchema, configIdSchema, countSchema, groupIdSchema, localTextSchema } from './parts';

/** The wagering requirement of a prize as a multiple, and its maximum payout. */
const resultBonusSchema = v.strictObject({ wager: countSchema, max_win: amountsSchema });

/** The prize of a wheel's segment (LOOT-001): free spins of a game, or a bonus in the player's currency. */
export const prizeSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('freespins'),
    title: localTextSchema,
    attributes: v.strictObject({ freespins_count: v.pipe(v.number(), v.safeInteger(), v.minValue(1)), game: gameIdentifierSchema }),
    result_bonus: resultBonusSchema,
  }),
  v.strictObject({
    type: v.literal('bonus'),
    title: localTextSchema,
    attributes: v.strictObject({ bonus_amount: amountsSchema }),
    result_bonus: resultBonusSchema,
  }),
]);
export type Prize = v.InferOutput<typeof prizeSchema>;

/** The colours of a wheel's fields, as tokens. */
export const wheelTones = ['ion', 'plasma', 'aurora', 'solar', 'thruster', 'rail'] as const;

/**
 * One segment: its share is its weight of the sum of all. A segment without bonuses gives nothing. Players see the weights, so
 * they know the odds.
 */
export const wheelItemSchema = v.strictObject({
  id: configIdSchema,
  weight: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  tone: v.picklist(wheelTones),
  bonuses: v.array(prizeSchema),
});
export type WheelItem = v.InferOutput<typeof wheelItemSchema>;

/** The segments for the players of a group, or for all others if the group is null; the first match applies. */
export const wheelTableSchema = v.strictObject({
  group: v.nullable(groupIdSchema),
  items: v.pipe(v.array(wheelItemSchema), v.minLength(2)),
});
export type WheelTable = v.InferOutput<typeof wheelTableSchema>;

/** The loot-box wheel (LOOT-003): which boxes it opens, when they expire, and its tables by group. */
export const wheelConfigSchema = v.strictObject({
  is_enabled: v.boolean(),
  group_key: configIdSchema,
  /** Hours until an issued box expires. */
  valid_hours: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  tables: v.pipe(v.array(wheelTableSchema), v.minLength(1)),
});

/** The segments wheel (LOOT-003): spins a day, and its tables by group. */
export const wheelConfigSegmentsSchema = v.strictObject({
  is_enabled: v.boolean(),
  group_key: configIdSchema,
  spins_a_day: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(24)),
  tables: v.pipe(v.array(wheelTableSchema), v.minLength(1)),
});
