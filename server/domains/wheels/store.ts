import type { WheelItem } from '#contract/fields/config/prizes';
import type { Transaction, Queries } from '#server/database/connection';
import { sql } from 'kysely';

/** Issues a loot box, once per origin; undefined if it was issued before. */
export function insertBox(
  transaction: Transaction,
  {
    player,
    group_key,
    items,
    now,
    valid_until,
    origin,
  }: { player: number; group_key: string; items: readonly WheelItem[]; now: Date; valid_until: Date; origin: string },
) {
  return transaction
    .insertInto('lootboxes')
    .values({ player_id: player, group_key, items: JSON.stringify(items), created_at: now, valid_until, origin })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

export const AT_ONCE = 200;

/** Players with a session that was used since an instant, with their groups. */
export function playersSeen(queries: Queries, since: Date, last: string) {
  return sql<{ player: number; groups: number[] }>`
      select here.player_id as player, array(select group_id from player_groups g where g.player_id = here.player_id) as groups
      from (select distinct player_id from sessions where last_seen_at > ${since} and revoked_at is null) as here
      where not exists (select from lootboxes b where b.player_id = here.player_id and b.origin = ${last})
      order by 1 limit ${AT_ONCE}
    `.execute(queries);
}

/** A player's loot box, locked. */
export function lockBox(transaction: Transaction, id: number, player: number) {
  return transaction
    .selectFrom('lootboxes')
    .selectAll()
    .where('id', '=', id)
    .where('player_id', '=', player)
    .forUpdate()
    .executeTakeFirst();
}

/** Marks a loot box as opened with its prize. */
export function markOpened(transaction: Transaction, drawn: string, now: Date, id: number) {
  return transaction
    .updateTable('lootboxes')
    .set({ stage: 'activated', drawn, opened_at: now })
    .where('id', '=', id)
    .where('stage', '=', 'issued')
    .returningAll()
    .executeTakeFirstOrThrow();
}

const BOXES_AT_MOST = 50;

/** A player's loot boxes that haven't expired, newest first. */
export function boxesOf(queries: Queries, player: number) {
  return queries
    .selectFrom('lootboxes')
    .selectAll()
    .where('player_id', '=', player)
    .where('stage', '<>', 'expired')
    .orderBy('id', 'desc')
    .limit(BOXES_AT_MOST)
    .execute();
}

/** Expires loot boxes that are due, up to a number; those that another server handles are skipped. */
export function expireBoxes(transaction: Transaction, now: Date) {
  const due = transaction
    .selectFrom('lootboxes')
    .select('id')
    .where('stage', '=', 'issued')
    .where('valid_until', '<=', now)
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked();
  return transaction.updateTable('lootboxes').set({ stage: 'expired' }).where('id', 'in', due).returning(['id', 'player_id']).execute();
}
