import type { Account } from '#contract/calls/cashbox/accounts';
import { currencyOf } from '#rules/money/currencies';
import { paymentTerms } from '#rules/cashbox/methods/payment-terms';
import { updatePlayer } from '#server/database/players-store';
import type { Queries, Transaction } from '#server/database/connection';
import { openAccount } from '#server/database/ledger';
import { refuse } from '#server/plugins/refusals';
import { emit } from '#server/realtime/emit';
import { readAccounts, emitBalance } from './accounts-store';
import { playerLicence } from './player-licence-store';

/** The player's accounts, the active one first; the bonus part is the total minus the withdrawable amount (CASH-001). */
export async function accountsOf(queries: Queries, player: number): Promise<Account[]> {
  const { rows } = await readAccounts(queries, player);
  return rows;
}

/**
 * Opens an account if the player lacks it, and switches to it (CASH-004), which all their windows learn; an existing one is always
 * available. Refuses:
 * currency_not_supported.
 */
export async function switchAccount(
  transaction: Transaction,
  player: number,
  currency: string,
  offered: readonly string[],
): Promise<Account[]> {
  if (!currencyOf(currency)?.enabled) throw refuse('currency_not_supported');
  const isOpen = (await accountsOf(transaction, player)).some((own) => own.currency === currency);
  const isAllowed = currencyOf(currency)?.fiat || paymentTerms(await playerLicence(transaction, player)).hasCrypto;
  if (!isOpen && !(offered.includes(currency) && isAllowed)) throw refuse('currency_not_supported');
  await openAccount(transaction, player, currency);
  await updatePlayer(transaction, player, { currency });
  await emitBalance(transaction, player, currency);
  await emit(transaction, player, 'accounts_changes', { currency });
  return accountsOf(transaction, player);
}
