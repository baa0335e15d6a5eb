import { sql } from 'kysely';
import { PROBLEM_MONTHS } from '#rules/account/closing/closing';
import type { Queries } from '#server/database/connection';

/**
 * Players of any brand who keep themselves out of play, by self-exclusion, a cooling-off whose
 * account they closed, or closing an account over gambling problems, and who share a birth
 * date, the end of a phone number, or a device with somebody: those who may be the same person.
 */
export function findExcludedLike(queries: Queries, about: { birthDate: string; phoneEnd: string | null; device: string | null }) {
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
                // Closing an account is no way round a cooling-off.
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
