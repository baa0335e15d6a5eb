import type { RealTimeKind, RealTimePayload } from '#contract/events/real-time';
import type { Transaction } from '../database/connection';
import { emitEvent } from './store';

/**
 * Inserts an event for a player in the caller's transaction; it's sent once that commits. The sequence number is the player's own, assigned
 * under the player's row lock.
 */
export async function emit<K extends RealTimeKind>(
  transaction: Transaction,
  player: number,
  kind: K,
  payload: RealTimePayload<K>,
): Promise<void> {
  await emitEvent(transaction, player, kind, payload);
}
