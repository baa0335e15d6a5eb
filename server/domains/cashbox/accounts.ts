import { sql } from 'kysely';
import type { Account } from '#contract/calls/cashbox/accounts';
import { currencyOf } from '#rules/money/currencies';
import type { Queries, Transaction } from '#server/database/connection';
import { openAccount } from '#server/database/ledger';
import { refuse } from '#server/plugins/refusals';

/** The player's accounts, the active one first; the bonus part is the total minus what can be cashed out (CASH-001). */
export async function accountsOf(queries: Queries, player: number): Promise<Account[]> {
  const { rows } = await sql<Account>`
    select own.currency, own.currency = players.currency as active,
      sum(own.balance)::bigint as amount_cents,
      coalesce(sum(own.balance) filter (where own.kind = 'real'), 0)::bigint as available_to_cashout_cents
    from players join accounts own on own.player_id = players.id and own.kind in ('real', 'bonus')
    where players.id = ${player} group by own.currency, players.currency
    order by active desc, own.currency
  `.execute(queries);
  return rows;
}

/**
 * Opens an account where there is none and switches to it (CASH-004); one that is there already is never closed to its
 * player. Refuses: currency_not_supported.
 */
export async function switchAccount(transaction: Transaction, player: number, currency: string, offered: readonly string[]): Promise<Account[]> {
  if (!currencyOf(currency)?.enabled) throw refuse('currency_not_supported');
  if (!offered.includes(currency) && !(await accountsOf(transaction, player)).some((own) => own.currency === currency)) throw refuse('currency_not_supported');
  await openAccount(transaction, player, currency);
  await transaction.updateTable('players').set({ currency }).where('id', '=', player).execute();
  await sql`select emit_balance(${player}::bigint, ${currency})`.execute(transaction);
  return accountsOf(transaction, player);
}
