import type { Selectable } from 'kysely';
import type { Lootbox } from '#contract/fields/wheel';
import { weightOf } from '#rules/wheels/draw';
import { type BoxInTime, stageAt } from '#rules/wheels/listed';
import type { WheelTables } from './tables';

export type BoxRow = Selectable<WheelTables['lootboxes']>;

/** Converts a row to the input of the list's rules. */
export function boxInTime({ stage, valid_until, created_at }: Pick<BoxRow, 'stage' | 'valid_until' | 'created_at'>): BoxInTime {
  return { stage, validUntil: valid_until.getTime(), createdAt: created_at.getTime() };
}

/** A loot box in the contract's form (LOOT-001). */
export function presentLootbox(row: BoxRow, now: Date): Lootbox {
  const items = row.items.map((item) => ({ ...item, prize: item.id === row.drawn }));
  return {
    id: row.id,
    group_key: row.group_key,
    weight: weightOf(items),
    stage: stageAt(boxInTime(row), now.getTime()),
    created_at: row.created_at.toISOString(),
    valid_until: row.valid_until.toISOString(),
    items,
    bonuses: items.filter(({ prize }) => prize).flatMap((item) => item.bonuses),
  };
}
