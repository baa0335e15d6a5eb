import type { WheelItem, WheelTable } from '#contract/fields/config/prizes';
import type { Dice } from '../dice';

/** The total weight of the items: the range of the draw. */
export function weightOf(items: readonly Pick<WheelItem, 'weight'>[]): number {
  return items.reduce((all, { weight }) => all + weight, 0);
}

/** Draws one item by weight (LOOT-003). The list must not be empty. */
export function drawItem(items: readonly WheelItem[], dice: Dice): WheelItem {
  let left = dice.int(weightOf(items));
  for (const item of items) {
    if (left < item.weight) return item;
    left -= item.weight;
  }
  throw new RangeError('dice fell outside of the weights');
}

/** The probability of an item, as a share of 1. */
export function chanceOf(item: Pick<WheelItem, 'weight'>, items: readonly Pick<WheelItem, 'weight'>[]): number {
  return item.weight / weightOf(items);
}

/** The table for a player: that of the player's first group with one, else the general one (LOOT-003). */
export function tableFor(tables: readonly WheelTable[], held: readonly number[]): readonly WheelItem[] {
  return (tables.find(({ group }) => group !== null && held.includes(group)) ?? tables.find(({ group }) => group === null))?.items ?? [];
}

/** Whether a player is in a group with a separate table: a wheel group (LOOT-006). */
export function isInWheelGroup(tables: readonly Pick<WheelTable, 'group'>[], held: readonly number[]): boolean {
  return tables.some(({ group }) => group !== null && held.includes(group));
}
