import type { WheelName } from '#contract/fields/wheel';
import { tableFor } from '#rules/wheels/draw';
import type { Transaction } from '#server/database/connection';
import { configsOf } from '#server/domains/config/configs';
import type { Platform } from '#server/platform';
import { emit } from '#server/realtime/emit';
import { insertBox } from './store';

type Deps = Pick<Platform, 'database' | 'clock' | 'log'>;

const HOUR_MS = 3_600_000;

interface Issue {
  player: number;
  groups: readonly number[];
  wheel: WheelName;
  /** The box's source, which issues only one box. */
  origin: string;
  now: Date;
}

/** The end of a day in UTC, when a daily spin expires. */
function endOfDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}

/** A wheel's box settings: group, prizes, expiry. */
async function boxOf(deps: Deps, transaction: Transaction, { wheel, groups, now }: Issue) {
  if (wheel === 'wheel-config-segments') {
    const { group_key, tables } = await configsOf(deps).get(wheel, transaction);
    return { group_key, items: tableFor(tables, groups), valid_until: endOfDay(now) };
  }
  const { group_key, tables, valid_hours } = await configsOf(deps).get(wheel, transaction);
  return { group_key, items: tableFor(tables, groups), valid_until: new Date(now.getTime() + valid_hours * HOUR_MS) };
}

/**
 * Issues a loot box to a player with the current table of the player's group: the shown prizes are those of the draw, even if the
 * configuration changes. Returns its id; null if it was issued before or nothing can be drawn.
 */
export async function issueLootbox(deps: Deps, transaction: Transaction, issue: Issue): Promise<number | null> {
  const { player, origin, now } = issue;
  const { group_key, items, valid_until } = await boxOf(deps, transaction, issue);
  if (items.length === 0) return null;
  const issued = await insertBox(transaction, { player, group_key, items, now, valid_until, origin });
  if (!issued) return null;
  await emit(transaction, player, 'lootboxes_changes', { id: String(issued.id), stage: 'issued' });
  return issued.id;
}
