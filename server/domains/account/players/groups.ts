import { type groups as known, mayJoin } from '#rules/account/groups';
import type { Transaction } from '#server/database/connection';
import { refuse } from '#server/plugins/refusals';
import { emit } from '#server/realtime/emit';
import { readGroups } from './users';
import { addGroups } from './groups-store';

/** Adds a player to groups; the player's devices are notified of a change. Returns all groups. */
async function add(transaction: Transaction, player: number, groups: readonly number[]): Promise<number[]> {
  const added = await addGroups(transaction, groups, player);
  const all = await readGroups(transaction, player);
  if (added.length > 0) await emit(transaction, player, 'groups_updates', { groups: all });
  return all;
}

/** Joins the groups that a player requested, all or none: `group_not_allowed` (PWA-004). */
export async function join(transaction: Transaction, player: number, asked: readonly number[]): Promise<number[]> {
  if (!mayJoin(asked)) throw refuse('group_not_allowed');
  return add(transaction, player, asked);
}

/** Joins a group assigned by a rule of the server, such as 1101 for a Lithuanian IBAN (FORM-017). */
export function joinByRule(transaction: Transaction, player: number, group: (typeof known)[keyof typeof known]): Promise<number[]> {
  return add(transaction, player, [group]);
}
