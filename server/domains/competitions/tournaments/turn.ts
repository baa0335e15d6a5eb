import { isShownToAll } from '#rules/competitions/tournament-kind';
import { tournamentStatus } from '#rules/competitions/tournament-status';
import { inTransaction, type Transaction } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { announce } from '#server/realtime/announce';
import { queueNews } from './notify-players';
import { queuePrizes } from './tournament-prizes';
import { lockTurning, setAnnouncedStatus } from './turn-store';

interface Turned {
  id: number;
  frontend_identifier: string;
  status: 'future' | 'active' | 'archive';
  end_at: Date;
}

async function turned(transaction: Transaction, now: Date): Promise<Turned[]> {
  const rows = await lockTurning(transaction, now);
  return rows.map(({ start_at, end_at, ...row }) => ({
    ...row,
    end_at,
    status: tournamentStatus({ start_at: start_at.toISOString(), end_at: end_at.toISOString() }, now.getTime()),
  }));
}

/**
 * Records which tournaments started or ended since the last run, queues notifications of everybody, with a separate event for participants
 * (TOUR-004, NOTIF-001), and the payment of the first places.
 */
export async function turnTournaments({ database, clock }: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  await inTransaction(database, async (transaction) => {
    for (const { id, frontend_identifier, status, end_at } of await turned(transaction, now)) {
      await setAnnouncedStatus(transaction, status, id);
      const players = await queueNews(transaction, id, status);
      if (status === 'archive') await queuePrizes(transaction, { id, frontend_identifier, end_at });
      if (isShownToAll(frontend_identifier))
        await announce(transaction, 'tournaments_statuses', { id, frontend_identifier, status }, players);
    }
  });
}
