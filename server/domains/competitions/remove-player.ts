import { tournamentStatus } from '#rules/competitions/tournament-status';
import type { Transaction } from '#server/database/connection';
import { tell } from '#server/realtime/tell';
import { notify } from '../notifications/notify';
import { lockPlayer } from '#server/database/player-lock';

/** Who is removed from what, by whom and why. */
export interface Removal {
  tournament: number;
  player: number;
  reason: string;
  by: string;
  now: Date;
}

/**
 * Takes a player off a tournament's board for good, in the caller's transaction, and tells of it; what was bet stays bet.
 * Answers whether the player took part (NOTIF-001).
 */
export async function removePlayer(transaction: Transaction, { tournament: id, player, reason, by, now }: Removal): Promise<boolean> {
  await lockPlayer(transaction, player);
  const { numDeletedRows: tookPart } = await transaction.deleteFrom('tournament_players').where('tournament_id', '=', id).where('player_id', '=', player).executeTakeFirst();
  if (!tookPart) return false;
  await transaction.updateTable('tournaments').set((eb) => ({ players: eb('players', '-', 1) })).where('id', '=', id).execute();
  await transaction.deleteFrom('bet_totals').where('player_id', '=', player).where('kind', '=', 'competition').where('key', '=', String(id)).execute();
  await transaction.insertInto('tournament_removals').values({ tournament_id: id, player_id: player, reason, removed_at: now }).execute();
  await transaction.insertInto('audit_log').values({ actor: by, player_id: player, kind: 'tournament_removed', details: JSON.stringify({ tournament: id, reason }) }).execute();
  const { title, frontend_identifier, start_at, end_at } = await transaction.selectFrom('tournaments').select(['title', 'frontend_identifier', 'start_at', 'end_at']).where('id', '=', id).executeTakeFirstOrThrow();
  const status = tournamentStatus({ start_at: start_at.toISOString(), end_at: end_at.toISOString() }, now.getTime());
  await tell(transaction, player, 'tournaments_statuses', { id, frontend_identifier, status });
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
