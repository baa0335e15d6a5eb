import { sql } from 'kysely';
import type { DepositAnswers } from '#rules/limits/deposit-question';
import type { Queries } from '#server/database/connection';

/** A player's licence, and the facts that decide whether the question about a deposit limit is open. */
export async function readDepositAnswers(queries: Queries, player: number): Promise<DepositAnswers & { licence: string | null }> {
  const { rows } = await sql<DepositAnswers & { licence: string | null }>`
    select license_name as licence, deposit_limit_declined_at is not null as "hasDeclined",
      exists (select from active_limits l where l.player_id = players.id and l.type = 'deposit') as "hasLimit",
      exists (select from payments p where p.player_id = players.id and p.action = 'deposit' and p.state = 'succeeded') as "hasDeposited"
    from players where id = ${player}
  `.execute(queries);
  return rows[0]!;
}
