import { sql } from 'kysely';
import type { Account } from '#contract/calls/cashbox/accounts';
import type { Queries, Transaction } from '#server/database/connection';

/** A player's accounts with their balances. */
export function readAccounts(queries: Queries, player: number) {
  return sql<Account>`
      select own.currency, own.currency = players.currency as active,
        sum(own.balance)::bigint as amount_cents,
        coalesce(sum(own.balance) filter (where own.kind = 'real'), 0)::bigint as available_to_cashout_cents
      from players join accounts own on own.player_id = players.id and own.kind in ('real', 'bonus')
      where players.id = ${player} group by own.currency, players.currency
      order by active desc, own.currency
    `.execute(queries);
}

/** Sends a player's balance in a currency to their streams. */
export function emitBalance(transaction: Transaction, player: number, currency: string) {
  return sql`select emit_balance(${player}::bigint, ${currency})`.execute(transaction);
}
