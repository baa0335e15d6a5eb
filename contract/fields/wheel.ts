import * as v from 'valibot';
import { configIdSchema } from './config/parts';
import { prizeSchema, wheelItemSchema } from './config/prizes';

/** The configurations that feed wheels (LOOT-003). */
export const wheelNames = ['wheel-config', 'wheel-config-segments'] as const;
export type WheelName = (typeof wheelNames)[number];

/**
 * A loot box (LOOT-001). `items` is what may be drawn, `weight` what they weigh together; once it is open `prize` marks the
 * drawn one and `bonuses` is what it brought, which may be nothing.
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
