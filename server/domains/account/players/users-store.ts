import { sql } from 'kysely';
import type { Queries } from '#server/database/connection';

/** The whole row of a player. */
export function readRow(queries: Queries, player: number) {
  return queries.selectFrom('players').selectAll().where('id', '=', player).executeTakeFirstOrThrow();
}

/** The groups of a player in their order. */
export function groupRows(queries: Queries, player: number) {
  return queries.selectFrom('player_groups').select('group_id').where('player_id', '=', player).orderBy('group_id').execute();
}

/** The row of an address, in any case. */
export function rowByEmail(queries: Queries, email: string) {
  return queries.selectFrom('players').selectAll().where(sql`lower(email)`, '=', email.toLowerCase()).executeTakeFirst();
}
