import { createHash } from 'node:crypto';
import type { Licence } from '#rules/account/restrictions';
import { countAttempt, type ThrottledAction, withoutAttempt } from '#rules/account/sign-in/throttle';
import { type Database, inTransaction, type Transaction } from '#server/database/connection';

/** Subjects are stored as hashes: the table contains neither addresses nor people. */
function hashOf(subject: string): Buffer {
  return createHash('sha256').update(subject).digest();
}

/** Locks the row of a subject's attempts, if there is one. */
async function lockRecord(transaction: Transaction, action: ThrottledAction, counted: Buffer) {
  return transaction
    .selectFrom('door_attempts')
    .select(['attempts', 'since', 'locked_until as lockedUntil'])
    .where('door', '=', action)
    .where('counted', '=', counted)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Counts an attempt by a subject (an account, a device or an address). It commits before anything is checked, so that fifty
 * attempts at the same instant count as fifty. The licence of the host may ask for a stricter rule. Returns for how many milliseconds the subject is locked out, 0 if the attempt may proceed.
 */
export async function recordAttempt(
  database: Database,
  action: ThrottledAction,
  subject: string,
  now: Date,
  licence: Licence | null = null,
): Promise<number> {
  const counted = hashOf(subject);
  return inTransaction(database, async (transaction) => {
    await transaction
      .insertInto('door_attempts')
      .values({ door: action, counted, attempts: 0, since: now, locked_until: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const known = await lockRecord(transaction, action, counted);
    const { waitMs, record } = countAttempt(action, known ?? null, now, licence);
    await transaction
      .updateTable('door_attempts')
      .set({ attempts: record.attempts, since: record.since, locked_until: record.lockedUntil })
      .where('door', '=', action)
      .where('counted', '=', counted)
      .execute();
    return waitMs;
  });
}

/** What an attempt would meet now: whether it may proceed, and its number in its window. Counts nothing. */
export async function peekAttempts(
  database: Database,
  action: ThrottledAction,
  subject: string,
  now: Date,
): Promise<{ isAllowed: boolean; attempts: number }> {
  const known = await database
    .selectFrom('door_attempts')
    .select(['attempts', 'since', 'locked_until as lockedUntil'])
    .where('door', '=', action)
    .where('counted', '=', hashOf(subject))
    .executeTakeFirst();
  const { isAllowed, record } = countAttempt(action, known ?? null, now);
  return { isAllowed, attempts: record.attempts };
}

/** Forgets all attempts by subjects that have proven who they are. */
export async function clearAttempts(database: Database, subjects: readonly (readonly [ThrottledAction, string])[]): Promise<void> {
  for (const [action, subject] of subjects) {
    await database.deleteFrom('door_attempts').where('door', '=', action).where('counted', '=', hashOf(subject)).execute();
  }
}

/** Uncounts one successful attempt by a subject that many people share, such as an IP address. */
export async function removeAttempt(database: Database, action: ThrottledAction, subject: string): Promise<void> {
  const counted = hashOf(subject);
  await inTransaction(database, async (transaction) => {
    const known = await lockRecord(transaction, action, counted);
    if (!known) return;
    const { attempts, lockedUntil } = withoutAttempt(action, known);
    await transaction
      .updateTable('door_attempts')
      .set({ attempts, locked_until: lockedUntil })
      .where('door', '=', action)
      .where('counted', '=', counted)
      .execute();
  });
}
