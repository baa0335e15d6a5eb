import { tournamentStatus } from '#rules/competitions/tournament-status';
import { writeAudit } from '#server/database/audit-store';
import type { Transaction } from '#server/database/connection';
import { emit } from '#server/realtime/emit';
import { notify } from '../../notifications/notify';
import { lockPlayer } from '#server/database/player-lock';
import { deleteParticipant, lowerCount, deleteTotal, addRemoval, removedFrom } from './removal-store';

/** The removed player, the tournament, the operator and the reason. */
export interface Removal {
  tournament: number;
  player: number;
  reason: string;
  by: string;
  now: Date;
}

/**
 * Removes a player from a tournament's board permanently, in the caller's transaction, and notifies them; their bets stand. Returns whether
 * the player took part (NOTIF-001).
 */
export async function removePlayer(transaction: Transaction, { tournament: id, player, reason, by, now }: Removal): Promise<boolean> {
  await lockPlayer(transaction, player);
  const { numDeletedRows: tookPart } = await deleteParticipant(transaction, id, player);
  if (!tookPart) return false;
  await lowerCount(transaction, id);
  await deleteTotal(transaction, player, id);
  await addRemoval(transaction, id, player, reason, now);
  await writeAudit(transaction, { actor: by, player_id: player, kind: 'tournament_removed', details: { tournament: id, reason } });
  const { title, frontend_identifier, start_at, end_at } = await removedFrom(transaction, id);
  const status = tournamentStatus({ start_at: start_at.toISOString(), end_at: end_at.toISOString() }, now.getTime());
  await emit(transaction, player, 'tournaments_statuses', { id, frontend_identifier, status });
  await notify(
    transaction,
    player,
    {
      type: 'tournament_kicked',
      category: 'competitions',
      title: 'competitions.kicked.title',
      text: 'competitions.kicked.text',
      values: { name: title },
      icon: 'trophy',
      button: { title: 'competitions.kicked.button', path: '/support' },
      identifier: frontend_identifier,
    },
    now,
  );
  return true;
}
