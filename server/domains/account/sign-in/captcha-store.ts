import { createHash } from 'node:crypto';
import type { Queries } from '#server/database/connection';

/** Marks a challenge as answered; undefined if it was before. */
export function spendChallenge(queries: Queries, signature: string, now: Date) {
  return queries
    .insertInto('captcha_answers')
    .values({ key_hash: createHash('sha256').update(signature).digest(), used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key_hash')
    .executeTakeFirst();
}
