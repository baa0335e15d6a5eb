import type { Account } from '#contract/calls/cashbox/accounts';
import { currencyOf } from '#rules/money/currencies';
import { updatePlayer } from '#server/database/players-store';
import type { Queries, Transaction } from '#server/database/connection';
import { openAccount } from '#server/database/ledger';
import { refuse } from '#server/plugins/refusals';
import { readAccounts, emitBalance } from './accounts-store';

/** The player's accounts, the active one first; the bonus part is the total minus what can be cashed out (CASH-001). */
export async function accountsOf(queries: Queries, player: number): Promise<Account[]> {
  const { rows } = await readAccounts(queries, player);
  return rows;
}

/**
 * Opens an account where there is none and switches to it (CASH-004); one that is there already is never closed to its
 * player. Refuses: currency_not_supported.
 */
export async function switchAccount(
  transaction: Transaction,
  player: number,
  currency: string,
  offered: readonly string[],
): Promise<Account[]> {
  if (!currencyOf(currency)?.enabled) throw refuse('currency_not_supported');
  if (!offered.includes(currency) && !(await accountsOf(transaction, player)).some((own) => own.currency === currency))
    throw refuse('currency_not_supported');
  await openAccount(transaction, player, currency);
  await updatePlayer(transaction, player, { currency });
  await emitBalance(transaction, player, currency);
  return accountsOf(transaction, player);
}
