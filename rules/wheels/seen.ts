import type { WheelTable } from '#contract/fields/config/prizes';
import type { Lootbox } from '#contract/fields/wheel';
import { isInWheelGroup } from './draw';

/** The part of a wheel's configuration that determines its audience. */
interface SeenWheel {
  is_enabled: boolean;
  group_key: string;
  tables: readonly Pick<WheelTable, 'group'>[];
}

/**
 * Whether the loot-box widget shows: to a player with a box for this wheel, or in one of its groups (LOOT-006). A box of
 * another wheel opens elsewhere.
 */
export function seesLootboxWidget(
  wheel: SeenWheel,
  context: { boxes: readonly Pick<Lootbox, 'group_key' | 'stage'>[]; groups: readonly number[] },
): boolean {
  if (!wheel.is_enabled) return false;
  return (
    context.boxes.some(({ group_key, stage }) => group_key === wheel.group_key && stage === 'issued') ||
    isInWheelGroup(wheel.tables, context.groups)
  );
}

/** Whether the spin-reward tab shows: the player has points, and at least one reward is affordable (LOOT-005). */
export function seesSpinRewards(context: { chargeablePoints: number; prices: readonly number[] }): boolean {
  return context.chargeablePoints > 0 && context.prices.some((price) => price <= context.chargeablePoints);
}
