import { sql } from 'kysely';
import { canonicalEmail, canonicalPhone, type PersonTraits, swappedBirthDate } from '#rules/account/matching/persons';
import { PROBLEM_MONTHS } from '#rules/account/closing/closing';
import type { Queries } from '#server/database/connection';

/** The traits by which candidates are looked up, before a full comparison. */
export interface Likeness {
  /** As given, and with day and month swapped. */
  birthDates: string[];
  phoneEnd: string | null;
  mailbox: string;
  device: string | null;
}

/** The traits that a person's accounts may share. */
export function likenessOf({ birthDate, phone, email, devices: [device] }: PersonTraits): Likeness {
  const birthDates = [birthDate, swappedBirthDate(birthDate)].filter((date) => date !== null);
  return { birthDates, phoneEnd: canonicalPhone(phone), mailbox: canonicalEmail(email), device: device ?? null };
}

/** SQL for a column's address in the form of `canonicalEmail`; migration 0510 has an index of it. */
export const mailboxOf = (column: string) => sql<string>`
  replace(split_part(split_part(lower(${sql.ref(column)}), '@', 1), '+', 1), '.', '') || '@'
  || replace(split_part(lower(${sql.ref(column)}), '@', 2), 'googlemail.com', 'gmail.com')`;

/** SQL for the end of a column's number in the form of `canonicalPhone`; migration 0510 has an index of it. */
export const phoneEndOf = (column: string) => sql<string>`right(regexp_replace(${sql.ref(column)}, '\\D', '', 'g'), 8)`;

/**
 * Excluded players of any brand, by self-exclusion, a cooling-off whose
 * account they closed, or closing an account over gambling problems, who share a trait
 * with a person and so may be the same one.
 */
export function findExcludedLike(queries: Queries, about: Likeness) {
  return queries
    .selectFrom('players')
    .where((where) =>
      where.or([
        where.exists(
          where
            .selectFrom('active_limits')
            .select('active_limits.player_id')
            .whereRef('active_limits.player_id', '=', 'players.id')
            .where((type) =>
              type.or([
                type('active_limits.type', '=', 'selfexclusion'),
                // Closing an account mustn't circumvent a cooling-off.
                type.and([type('active_limits.type', '=', 'coolingoff'), type('players.status', '=', 'closed')]),
              ]),
            ),
        ),
        where.exists(
          where
            .selectFrom('account_closures')
            .select('account_closures.player_id')
            .whereRef('account_closures.player_id', '=', 'players.id')
            .where('account_closures.reason', '=', 'too_much')
            .where('account_closures.reopened_at', 'is', null)
            .where('account_closures.closed_at', '>', sql<Date>`now() - make_interval(months => ${PROBLEM_MONTHS})`),
        ),
      ]),
    )
    .where((where) =>
      where.or([
        where('players.date_of_birth', 'in', about.birthDates),
        where(mailboxOf('players.email'), '=', about.mailbox),
        where(phoneEndOf('players.mobile_phone'), '=', about.phoneEnd),
        where.exists(
          where
            .selectFrom('sessions')
            .select('sessions.player_id')
            .whereRef('sessions.player_id', '=', 'players.id')
            .where('sessions.device_id', '=', about.device),
        ),
      ]),
    )
    .select(({ exists, selectFrom }) => [
      'players.id',
      'players.first_name',
      'players.last_name',
      'players.date_of_birth',
      'players.mobile_phone',
      'players.email',
      exists(
        selectFrom('sessions')
          .select('sessions.player_id')
          .whereRef('sessions.player_id', '=', 'players.id')
          .where('sessions.device_id', '=', about.device),
      ).as('hasDevice'),
    ])
    .execute();
}
