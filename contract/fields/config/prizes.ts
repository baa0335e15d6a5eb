import * as v from 'valibot';
import { gameIdentifierSchema } from '../game';
import { amountsSchema, configIdSchema, countSchema, groupIdSchema, localTextSchema } from './parts';

/** What must be wagered of a prize, how many times over, and what it can bring at most. */
const resultBonusSchema = v.strictObject({ wager: countSchema, max_win: amountsSchema });

/** What a field of a wheel brings (LOOT-001): free spins of a game, or a bonus in the player's currency. */
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
 * One field: its share is its weight of the sum of all. A field without bonuses brings nothing. Players see the weights:
 * nobody spins blindly.
 */
export const wheelItemSchema = v.strictObject({
  id: configIdSchema,
  weight: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  tone: v.picklist(wheelTones),
  bonuses: v.array(prizeSchema),
});
export type WheelItem = v.InferOutput<typeof wheelItemSchema>;

/** The fields for the players of a group, or for all others where the group is null; the first that fits holds. */
export const wheelTableSchema = v.strictObject({ group: v.nullable(groupIdSchema), items: v.pipe(v.array(wheelItemSchema), v.minLength(2)) });
export type WheelTable = v.InferOutput<typeof wheelTableSchema>;

/** The loot-box wheel (LOOT-003): which boxes it opens, how long they wait, and its tables by group. */
export const wheelConfigSchema = v.strictObject({
  is_enabled: v.boolean(),
  group_key: configIdSchema,
  /** Hours for which an issued box waits. */
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
