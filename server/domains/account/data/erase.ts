import { inTransaction, type Transaction } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { audit } from '../security/audit';
import { clearPlayer, clearTables, lockDueClosure, setErased } from './store';

async function trim(transaction: Transaction, closure: number, player: number, now: Date): Promise<void> {
  await clearTables(transaction, player, 'trim');
  await clearPlayer(transaction, player, 'trim');
  await setErased(transaction, closure, { trimmed_at: now });
  await audit(transaction, player, 'account_trimmed');
}

async function eraseNext(transaction: Transaction, now: Date): Promise<boolean> {
  const due = await lockDueClosure(transaction, now);
  if (!due) return false;
  const { id, player, isTrimDue, isEraseDue } = due;
  if (isTrimDue) await trim(transaction, id, player, now);
  if (!isEraseDue) return true;
  await clearTables(transaction, player, 'erase');
  await clearPlayer(transaction, player, 'erase');
  await setErased(transaction, id, { erased_at: now });
  await audit(transaction, player, 'account_erased');
  return true;
}

/**
 * The job `erase_accounts`: closed accounts lose data that the law doesn't require, and after the legal retention period everything that
 * identifies the player. The ledger stays, under the account's number. Accounts of excluded players are kept until the exclusion ends.
 */
export async function eraseAccounts({ database, clock, log }: Platform): Promise<void> {
  let count = 0;
  while (await inTransaction(database, (transaction) => eraseNext(transaction, clock.now()))) count += 1;
  if (count > 0) log.info({ accounts: count }, 'data of closed accounts erased');
}
