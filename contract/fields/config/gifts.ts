import * as v from 'valibot';
import { configIdSchema, countSchema, groupIdSchema, instantSchema, localTextSchema, ownPathSchema } from './parts';

/** Stages of a gift, live and final (GIFT-002). */
export const giftStages = ['issued', 'wait', 'handle_bets', 'activated', 'lost', 'canceled', 'expired', 'wager_done', 'finished'] as const;

/** Kinds of gifts (GIFT-001). */
export const giftKinds = ['cashback', 'deposit-bonus', 'cash', 'giftspin', 'group', 'xp', 'free-spins'] as const;

/** Tiers of gifts (GIFT-001). */
export const rocketTiers = ['rocket_lite', 'rocket_pro', 'rocket_max'] as const;

/** Gifts that are hidden at some stages (GIFT-003). */
export const disabledBonusesSchema = v.strictObject({
  bonuses: v.array(v.strictObject({ group_key: configIdSchema, stages: v.array(v.picklist(giftStages)) })),
});

/** How the gifts of a group key are shown instead: null leaves a part unchanged. */
export const modifyGiftsConfigSchema = v.strictObject({
  gifts: v.array(
    v.strictObject({
      group_key: configIdSchema,
      title: v.nullable(localTextSchema),
      text: v.nullable(localTextSchema),
      image: v.nullable(ownPathSchema),
      kind: v.nullable(v.picklist(giftKinds)),
      tier: v.nullable(v.picklist(rocketTiers)),
      /** Position among gifts, the lowest first. */
      order: v.nullable(countSchema),
    }),
  ),
});

/** Gifts without a bonus: a text and a link, for some groups or all (an empty list), in a period. */
export const additionalGiftsSchema = v.strictObject({
  gifts: v.array(
    v.strictObject({
      id: configIdSchema,
      kind: v.picklist(giftKinds),
      title: localTextSchema,
      text: localTextSchema,
      image: v.nullable(ownPathSchema),
      groupIds: v.array(groupIdSchema),
      start_at: v.nullable(instantSchema),
      end_at: v.nullable(instantSchema),
      button: v.strictObject({ name: localTextSchema, url: ownPathSchema }),
    }),
  ),
});
