import type { WheelTable } from '#contract/fields/config/prizes';
import type { Lootbox } from '#contract/fields/wheel';
import { isInWheelGroup } from './draw';

/** What of a wheel's configuration says who sees it. */
interface SeenWheel {
  is_enabled: boolean;
  group_key: string;
  tables: readonly Pick<WheelTable, 'group'>[];
}

/**
 * Whether the loot-box widget shows: to a player with a box to open on this wheel, or in a group of it (LOOT-006). A box of
 * another wheel opens elsewhere.
 */
export function seesLootboxWidget(wheel: SeenWheel, asked: { boxes: readonly Pick<Lootbox, 'group_key' | 'stage'>[]; groups: readonly number[] }): boolean {
  if (!wheel.is_enabled) return false;
  return asked.boxes.some(({ group_key, stage }) => group_key === wheel.group_key && stage === 'issued') || isInWheelGroup(wheel.tables, asked.groups);
}

/** Whether the spin-reward tab shows: points to spend, and at least one reward within their reach (LOOT-005). */
export function seesSpinRewards(asked: { chargeablePoints: number; prices: readonly number[] }): boolean {
  return asked.chargeablePoints > 0 && asked.prices.some((price) => price <= asked.chargeablePoints);
}
