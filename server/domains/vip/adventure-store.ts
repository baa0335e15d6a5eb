import { sql } from 'kysely';
import type { Queries, Transaction } from '#server/database/connection';

/** A player's deposits on each day of an adventure. */
export function depositsByDay(queries: Queries, start_on: string, currency: string, player: number) {
  return sql<{ day: number; deposited: number }>`
      select floor(extract(epoch from hour - ${`${start_on}T00:00:00Z`}::timestamptz) / 86400)::integer + 1 as day,
        sum(convert_cents(currency, ${currency}, deposited))::bigint as deposited
      from usage_hours
      where player_id = ${player} and deposited > 0 and hour >= ${`${start_on}T00:00:00Z`}::timestamptz
      group by 1
    `.execute(queries);
}

/** The steps of an adventure that a player has claimed. */
export function readClaims(queries: Queries, player: number, adventure: { id: string }) {
  return queries
    .selectFrom('adventure_claims')
    .select(['day', 'step', 'claimed_at'])
    .where('player_id', '=', player)
    .where('adventure', '=', adventure.id)
    .execute();
}

/** Marks a step as claimed. */
export function insertClaim(
  transaction: Transaction,
  player: number,
  adventure: { id: string },
  place: { day: number; step: number },
  now: Date,
) {
  return transaction
    .insertInto('adventure_claims')
    .values({ player_id: player, adventure: adventure.id, ...place, claimed_at: now })
    .execute();
}
