import { sql } from 'kysely';
import type { Statement } from '#contract/calls/account/statement';
import { callFunction } from '#server/database/call-function';
import type { Database, Queries } from '#server/database/connection';

/** A span of days, YYYY-MM-DD, the first and the last included. */
export interface Days {
  from: string;
  until: string;
}

/** A player's statement of a span of days in the player's time zone. */
export function readStatement(on: Database | Queries, player: number, { from, until }: Days): Promise<Statement> {
  return callFunction(on, 'statement_of', [player, from, until]);
}

/** One entry of a player's accounts. */
export interface Movement {
  id: number;
  currency: string;
  account: 'real' | 'bonus' | 'pending_withdrawal';
  kind: string;
  reference: string;
  at: Date;
  amount: number;
  balance_after: number;
}

const A_READ = 1000;

/** The entries of a span of days, in the order in which they were written; read in batches, so that they are never all in memory. */
export async function* readMovements(queries: Queries, player: number, { from, until }: Days): AsyncGenerator<Movement[]> {
  for (let after = 0; ; ) {
    const { rows } = await sql<Movement>`
      select found.id, found.currency, found.account, found.kind, found.reference, found.at, found.amount, found.balance_after
      from players, entries_between(players.id, ${from}::date::timestamp at time zone time_zone,
        (${until}::date + 1)::timestamp at time zone time_zone, ${after}, ${A_READ}) as found
      where players.id = ${player}
    `.execute(queries);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < A_READ) return;
    after = Number(last.id);
  }
}

/** The player's data for the heading of a statement. */
export function readHolder(queries: Queries, player: number) {
  return queries
    .selectFrom('players')
    .select(['first_name', 'last_name', 'email', 'time_zone'])
    .where('id', '=', player)
    .executeTakeFirstOrThrow();
}
