import { callFunction } from './call-function';
import type { Transaction } from './connection';

/**
 * Takes a player's row lock, which every operation on the player's money takes first; returns the account's status. Refuses with
 * money_stopped.
 */
export function lockPlayer(transaction: Transaction, player: number): Promise<'active' | 'locked' | 'closed'> {
  return callFunction(transaction, 'lock_player', [player]);
}

/** The same lock for operations that move no money: concurrent counts or comparisons of a player's data run one after the other. */
export async function takeTurn(transaction: Transaction, player: number): Promise<void> {
  await transaction.selectFrom('players').select('id').where('id', '=', player).forNoKeyUpdate().executeTakeFirstOrThrow();
}
