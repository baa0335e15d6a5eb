import { sql } from 'kysely';
import type { Queries, Transaction } from '#server/database/connection';
import { type Likeness, mailboxOf, phoneEndOf } from './store';

/** Other accounts that share a birth date, the end of a phone number, a mailbox or a device with a new one: candidates for the same person. */
export async function findAlike(queries: Queries, player: number, { birthDates, phoneEnd, mailbox, device }: Likeness) {
  const { rows } = await sql<{
    id: number;
    first_name: string | null;
    last_name: string | null;
    date_of_birth: string | null;
    mobile_phone: string | null;
    email: string;
    hasDevice: boolean;
  }>`
    select p.id, first_name, last_name, date_of_birth, mobile_phone, email, d.shared as "hasDevice"
    from players p cross join lateral (select exists
      (select from sessions s where s.player_id = p.id and s.device_id = ${device}::text) as shared) d
    where p.id <> ${player} and (date_of_birth = any(${birthDates}::date[]) or d.shared
      or ${phoneEndOf('p.mobile_phone')} = ${phoneEnd}::text or ${mailboxOf('p.email')} = ${mailbox})
    order by p.id limit 200
  `.execute(queries);
  return rows;
}

/**
 * Records that an account may belong to the same person as an older one. A pair that operators decided as different people is reopened
 * if there's a new reason. Returns whether anything is new.
 */
export async function keepDouble(
  transaction: Transaction,
  double: { player_id: number; other_id: number; score: number; reasons: string[]; found_at: Date },
): Promise<boolean> {
  const kept = await transaction
    .insertInto('account_doubles')
    .values(double)
    .onConflict((conflict) =>
      conflict
        .columns(['player_id', 'other_id'])
        .doUpdateSet(({ ref }) => ({
          score: ref('excluded.score'),
          reasons: ref('excluded.reasons'),
          found_at: ref('excluded.found_at'),
          state: 'waiting' as const,
          decided_at: null,
          decided_by: null,
        }))
        .where('account_doubles.state', '!=', 'same')
        .where(sql<boolean>`not account_doubles.reasons @> excluded.reasons`),
    )
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Whether an account is in an undecided pair. */
export async function hasWaitingDouble(queries: Queries, player: number): Promise<boolean> {
  const row = await queries
    .selectFrom('account_doubles')
    .select('id')
    .where('state', '=', 'waiting')
    .where((where) => where.or([where('player_id', '=', player), where('other_id', '=', player)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The undecided pairs, the likeliest first. */
export async function listWaiting(queries: Queries) {
  const { rows } = await sql<{ id: number; email: string; other: string; score: number; reasons: string[]; found_at: Date }>`
    select d.id, p.email, o.email as other, score, reasons, found_at from account_doubles d
    join players p on p.id = d.player_id join players o on o.id = d.other_id
    where d.state = 'waiting' order by score desc, d.id
  `.execute(queries);
  return rows;
}

/** Decides a waiting pair; returns the accounts, or undefined if it isn't waiting. */
export function decide(transaction: Transaction, id: number, state: 'same' | 'different', by: string, now: Date) {
  return transaction
    .updateTable('account_doubles')
    .set({ state, decided_by: by, decided_at: now })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning(['player_id as player', 'other_id as other'])
    .executeTakeFirst();
}
