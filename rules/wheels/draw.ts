import type { WheelItem, WheelTable } from '#contract/fields/config/prizes';
import type { Dice } from '../dice';

/** What items weigh together: what the dice are thrown over. */
export function weightOf(items: readonly Pick<WheelItem, 'weight'>[]): number {
  return items.reduce((all, { weight }) => all + weight, 0);
}

/** Draws one item, each as likely as its weight says (LOOT-003). There is at least one item. */
export function drawItem(items: readonly WheelItem[], dice: Dice): WheelItem {
  let left = dice.int(weightOf(items));
  for (const item of items) {
    if (left < item.weight) return item;
    left -= item.weight;
  }
  throw new RangeError('dice fell outside of the weights');
}

/** How likely an item is, as a share of 1. */
export function chanceOf(item: Pick<WheelItem, 'weight'>, items: readonly Pick<WheelItem, 'weight'>[]): number {
  return item.weight / weightOf(items);
}

/** The table that holds for a player: that of the first group that the player is in, else the one for all (LOOT-003). */
export function tableFor(tables: readonly WheelTable[], held: readonly number[]): readonly WheelItem[] {
  return (tables.find(({ group }) => group !== null && held.includes(group)) ?? tables.find(({ group }) => group === null))?.items ?? [];
}

/** Whether a player is in a group that has a table of its own: a wheel group (LOOT-006). */
export function isInWheelGroup(tables: readonly Pick<WheelTable, 'group'>[], held: readonly number[]): boolean {
  return tables.some(({ group }) => group !== null && held.includes(group));
}
