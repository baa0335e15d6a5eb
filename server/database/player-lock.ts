import { callFunction } from './call-function';
import type { Transaction } from './connection';

/**
 * Takes a player's row lock, as every operation on what the player has does first; answers the account's status. Refuses
 * money_stopped.
 */
export function lockPlayer(transaction: Transaction, player: number): Promise<'active' | 'locked' | 'closed'> {
  return callFunction(transaction, 'lock_player', [player]);
}

/**
 * The same lock for what moves no money: those who count or compare what a player has at the same moment come one after
 * the other.
 */
export async function takeTurn(transaction: Transaction, player: number): Promise<void> {
  await transaction.selectFrom('players').select('id').where('id', '=', player).forNoKeyUpdate().executeTakeFirstOrThrow();
}
