import { type groups as known, mayJoin } from '#rules/account/groups';
import type { Transaction } from '#server/database/connection';
import { refuse } from '#server/plugins/refusals';
import { tell } from '#server/realtime/tell';
import { readGroups } from './users';
import { addGroups } from './groups-store';

/** Puts a player into groups; the player's devices hear of a change. Answers all groups. */
async function add(transaction: Transaction, player: number, groups: readonly number[]): Promise<number[]> {
  const added = await addGroups(transaction, groups, player);
  const all = await readGroups(transaction, player);
  if (added.length > 0) await tell(transaction, player, 'groups_updates', { groups: all });
  return all;
}

/** Joins what a player asked for, all of it or nothing: `group_not_allowed` (PWA-004). */
export async function join(transaction: Transaction, player: number, asked: readonly number[]): Promise<number[]> {
  if (!mayJoin(asked)) throw refuse('group_not_allowed');
  return add(transaction, player, asked);
}

/** Joins a group that a rule of the platform gives, such as 1101 for a Lithuanian IBAN (FORM-017). */
export function joinByRule(transaction: Transaction, player: number, group: (typeof known)[keyof typeof known]): Promise<number[]> {
  return add(transaction, player, [group]);
}
