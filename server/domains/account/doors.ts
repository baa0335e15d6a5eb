import { createHash } from 'node:crypto';
import { type Door, knock, takeBack } from '#rules/account/doors';
import { inTransaction, type Database } from '#server/database/connection';

/** What is counted stands hashed: the table names neither addresses nor people. */
function countedOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * Counts an attempt at a door, committed before anything is checked, so that fifty at once are fifty. Answers how many
 * milliseconds the door stays shut, 0 when the attempt may pass.
 */
export async function knockAt(database: Database, door: Door, text: string, now: Date): Promise<number> {
  const counted = countedOf(text);
  return inTransaction(database, async (transaction) => {
    await transaction
      .insertInto('door_attempts')
      .values({ door, counted, attempts: 0, since: now, locked_until: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const known = await transaction
      .selectFrom('door_attempts')
      .select(['attempts', 'since', 'locked_until'])
      .where('door', '=', door)
      .where('counted', '=', counted)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const { waitMs, memory } = knock(door, { attempts: known.attempts, since: known.since, lockedUntil: known.locked_until }, now);
    await transaction
      .updateTable('door_attempts')
      .set({ attempts: memory.attempts, since: memory.since, locked_until: memory.lockedUntil })
      .where('door', '=', door)
      .where('counted', '=', counted)
      .execute();
    return waitMs;
  });
}

/** What an attempt at a door would meet now: whether the door is open, and which attempt of its window it would be. Counts nothing. */
export async function lookAtDoor(database: Database, door: Door, text: string, now: Date): Promise<{ isOpen: boolean; attempts: number }> {
  const known = await database
    .selectFrom('door_attempts')
    .select(['attempts', 'since', 'locked_until as lockedUntil'])
    .where('door', '=', door)
    .where('counted', '=', countedOf(text))
    .executeTakeFirst();
  const { isOpen, memory } = knock(door, known ?? null, now);
  return { isOpen, attempts: memory.attempts };
}

/** Forgets the attempts at doors whose right key was shown. */
export async function forgetKnocks(database: Database, doors: readonly (readonly [Door, string])[]): Promise<void> {
  for (const [door, text] of doors) {
    await database.deleteFrom('door_attempts').where('door', '=', door).where('counted', '=', countedOf(text)).execute();
  }
}

/** Takes back one attempt at a door that many share, such as an address: it was right, so it doesn't count. */
export async function takeBackKnock(database: Database, door: Door, text: string): Promise<void> {
  const counted = countedOf(text);
  await inTransaction(database, async (transaction) => {
    const known = await transaction
      .selectFrom('door_attempts')
      .select(['attempts', 'since', 'locked_until as lockedUntil'])
      .where('door', '=', door)
      .where('counted', '=', counted)
      .forUpdate()
      .executeTakeFirst();
    if (!known) return;
    const { attempts, lockedUntil } = takeBack(door, known);
    await transaction.updateTable('door_attempts').set({ attempts, locked_until: lockedUntil }).where('door', '=', door).where('counted', '=', counted).execute();
  });
}
