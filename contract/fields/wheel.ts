import * as v from 'valibot';
import { configIdSchema } from './config/parts';
import { prizeSchema, wheelItemSchema } from './config/prizes';

/** The configurations of wheels (LOOT-003). */
export const wheelNames = ['wheel-config', 'wheel-config-segments'] as const;
export type WheelName = (typeof wheelNames)[number];

/**
 * A loot box (LOOT-001). `items` are the possible prizes, `weight` is their total weight; once it's open, `prize` marks the
 * drawn one and `bonuses` are its contents, which may be empty.
 */
export const lootboxSchema = v.strictObject({
  id: v.number(),
  group_key: configIdSchema,
  weight: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  stage: v.picklist(['issued', 'activated', 'expired']),
  created_at: v.string(),
  valid_until: v.string(),
  items: v.array(v.strictObject({ ...wheelItemSchema.entries, prize: v.boolean() })),
  bonuses: v.array(prizeSchema),
});
export type Lootbox = v.InferOutput<typeof lootboxSchema>;
