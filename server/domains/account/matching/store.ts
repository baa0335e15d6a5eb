import { sql } from 'kysely';
import type { Queries } from '#server/database/connection';

/**
 * Players of any brand under a self-exclusion who share a birth date, the end of a phone number, or a device with somebody:
 * those who may be the same person.
 */
export function findExcludedLike(queries: Queries, about: { birthDate: string; phoneEnd: string | null; device: string | null }) {
  return queries
    .selectFrom('active_limits')
    .innerJoin('players', 'players.id', 'active_limits.player_id')
    .where('active_limits.type', '=', 'selfexclusion')
    .where((where) =>
      where.or([
        where('players.date_of_birth', '=', about.birthDate),
        where(sql`right(regexp_replace(players.mobile_phone, '\\D', '', 'g'), 8)`, '=', about.phoneEnd),
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
