import { evenOrOddGroups, vipLevelGroups } from '#rules/account/groups';
import { writeAudit } from '#server/database/audit-store';
import { type Database, inTransaction, type Queries } from '#server/database/connection';
import { lockPlayer } from '#server/database/player-lock';
import { emit } from '#server/realtime/emit';
import { readGroups } from './users';
import { findForOperators, addToGroup, removeFromGroup } from './groups-store';

/** Thrown if an operator's request about a player can't be fulfilled; the message is one sentence. */
export class PlayerProblem extends Error {}

/** The player of an email address. Throws PlayerProblem. */
export async function findPlayer(queries: Queries, email: string) {
  const player = await findForOperators(queries, email);
  if (!player) throw new PlayerProblem(`No player with the email address ${email}.`);
  return player;
}

/** The operators' view of a player, by email address, with the groups. Throws PlayerProblem. */
export async function showPlayer(queries: Queries, email: string) {
  const player = await findPlayer(queries, email);
  return { ...player, groups: await readGroups(queries, player.id) };
}

/** An operator's request to change a player's membership in a group. */
export interface Membership {
  email: string;
  group: number;
  isMember: boolean;
  reason: string;
  by: string;
}

/**
 * Adds a player to a group or removes them; it's audited, and the player's devices are notified. Returns whether that changed anything.
 * Groups assigned by rules (the VIP levels, the parity of the id) can't be changed. Throws PlayerProblem.
 */
export function setMembership(database: Database, { email, group, isMember, reason, by }: Membership): Promise<boolean> {
  if (!Number.isSafeInteger(group) || group < 1) throw new PlayerProblem('The group must be a whole number from 1 up.');
  if ([...vipLevelGroups, ...evenOrOddGroups].includes(group))
    throw new PlayerProblem(`Group ${group} is assigned automatically and can't be changed by hand.`);
  if (reason.trim() === '') throw new PlayerProblem('A reason is required: it is recorded.');
  return inTransaction(database, async (transaction) => {
    const { id: player } = await findPlayer(transaction, email);
    await lockPlayer(transaction, player);
    const changed = isMember ? await addToGroup(transaction, player, group) : await removeFromGroup(transaction, player, group);
    if (!changed) return false;
    await writeAudit(transaction, {
      actor: by,
      player_id: player,
      kind: isMember ? 'group_added' : 'group_removed',
      details: { group, reason },
    });
    await emit(transaction, player, 'groups_updates', { groups: await readGroups(transaction, player) });
    return true;
  });
}
