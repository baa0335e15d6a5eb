import type { WheelTable } from '#contract/fields/config/prizes';
import type { Lootbox } from '#contract/fields/wheel';
import { isInWheelGroup } from './draw';

/** What of a wheel's configuration says who sees it. */
interface SeenWheel {
  is_enabled: boolean;
  tables: readonly Pick<WheelTable, 'group'>[];
}

/** Whether the loot-box widget shows: to a player with a box to open, or in a group of a wheel (LOOT-006). */
export function seesLootboxWidget(asked: { boxes: readonly Pick<Lootbox, 'stage'>[]; groups: readonly number[]; wheels: readonly SeenWheel[] }): boolean {
  const enabled = asked.wheels.filter((wheel) => wheel.is_enabled);
  if (enabled.length === 0) return false;
  return asked.boxes.some(({ stage }) => stage === 'issued') || enabled.some(({ tables }) => isInWheelGroup(tables, asked.groups));
}

/** Whether the spin-reward tab shows: points to spend, and at least one reward within their reach (LOOT-005). */
export function seesSpinRewards(asked: { chargeablePoints: number; prices: readonly number[] }): boolean {
  return asked.chargeablePoints > 0 && asked.prices.some((price) => price <= asked.chargeablePoints);
}
