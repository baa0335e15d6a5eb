import * as v from 'valibot';

/** Levels in their order, by the id of their status and group (VIP-001). */
export const vipStatuses = [
  { id: 1117, key: 'rising_star' },
  { id: 257, key: 'bronze' },
  { id: 258, key: 'silver' },
  { id: 259, key: 'gold' },
  { id: 255, key: 'platinum' },
  { id: 759, key: 'diamond' },
] as const;

export type VipStatusId = (typeof vipStatuses)[number]['id'];
export type VipStatusKey = (typeof vipStatuses)[number]['key'];

export const vipStatusIdSchema = v.picklist(vipStatuses.map(({ id }) => id));

const points = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** One level (VIP-001). `saveTarget` is the persistent comp points that a quarter must add to keep the level. */
export const vipLevelSchema = v.strictObject({
  id: vipStatusIdSchema,
  name: v.string(),
  status: v.picklist(vipStatuses.map(({ key }) => key)),
  persistent_comp_points: v.strictObject({ min: points, max: v.nullable(points) }),
  image: v.string(),
  saveTarget: points,
  gift_descriptions: v.array(v.string()),
});
export type VipLevel = v.InferOutput<typeof vipLevelSchema>;

/**
 * Progress towards the next level (VIP-002), the response of /jam/vip_status_progress. Sums and thresholds are minor
 * units of `currency`; `overallProgress` is a percentage of 0 to 100. Statuses are ids.
 */
export const vipProgressSchema = v.strictObject({
  currency: v.string(),
  currentStatus: vipStatusIdSchema,
  activeStatus: vipStatusIdSchema,
  nextStatus: v.nullable(vipStatusIdSchema),
  depositThresholdCents: cents,
  depositAmountCents: cents,
  betSumCents: cents,
  betSumThresholdCents: cents,
  overallProgress: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
});
export type VipProgress = v.InferOutput<typeof vipProgressSchema>;
