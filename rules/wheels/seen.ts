import type { WheelTable } from '#contract/fields/config/prizes';
import type { Lootbox } from '#contract/fields/wheel';
import { isInWheelGroup } from './draw';

/** The part of a wheel's configuration that decides who sees it. */
interface SeenWheel {
  is_enabled: boolean;
  group_key: string;
  tables: readonly Pick<WheelTable, 'group'>[];
}

/**
 * Whether the loot-box widget shows: to a player with a box for this wheel, or in one of its groups (LOOT-006). A box of
 * another wheel opens elsewhere.
 */
export function seesLootboxWidget(wheel: SeenWheel, asked: { boxes: readonly Pick<Lootbox, 'group_key' | 'stage'>[]; groups: readonly number[] }): boolean {
  if (!wheel.is_enabled) return false;
  return asked.boxes.some(({ group_key, stage }) => group_key === wheel.group_key && stage === 'issued') || isInWheelGroup(wheel.tables, asked.groups);
}

/** Whether the spin-reward tab shows: the player has points, and at least one reward is affordable (LOOT-005). */
export function seesSpinRewards(asked: { chargeablePoints: number; prices: readonly number[] }): boolean {
  return asked.chargeablePoints > 0 && asked.prices.some((price) => price <= asked.chargeablePoints);
}
