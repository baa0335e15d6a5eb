import { type Selectable, sql } from 'kysely';
import type { User } from '#contract/fields/user';
import { callFunction } from '#server/database/call-function';
import type { Queries } from '#server/database/connection';
import type { PlayersTable } from '#server/database/core-tables';

/** A player's row in JSON: without secrets, times as text. */
export type RowText = {
  [Column in Exclude<keyof PlayersTable, 'password_hash' | 'two_factor_secret'>]: Selectable<PlayersTable>[Column] extends infer Value
    ? Value extends Date
      ? string
      : Value
    : never;
};

/** A player's view of their account, returned by the SQL function `player_facts`. */
export interface PlayerFacts {
  row: RowText;
  groups: number[];
  play_break: NonNullable<User['play_break']> | null;
  managers: unknown;
  /** The versions of the pages that players agree to, by slug. */
  versions: Partial<Record<string, string>>;
}

/** A player's view of their account, in one statement. */
export function readFacts(queries: Queries, player: number): Promise<PlayerFacts> {
  return callFunction(queries, 'player_facts', [player]);
}

/** The whole row of a player. */
export function readRow(queries: Queries, player: number) {
  return queries.selectFrom('players').selectAll().where('id', '=', player).executeTakeFirstOrThrow();
}

/** The groups of a player in their order. */
export function groupRows(queries: Queries, player: number) {
  return queries.selectFrom('player_groups').select('group_id').where('player_id', '=', player).orderBy('group_id').execute();
}

/** The row of an email address, case-insensitive. */
export function rowByEmail(queries: Queries, email: string) {
  return queries.selectFrom('players').selectAll().where(sql`lower(email)`, '=', email.toLowerCase()).executeTakeFirst();
}
