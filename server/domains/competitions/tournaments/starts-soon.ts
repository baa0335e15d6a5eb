import { inTransaction, type Transaction } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { notify } from '../../notifications/notify';
import { startingSoon, markNotifiedSoon } from './news-store';

interface Due {
  tournament: number;
  player: number;
  title: string;
  frontend_identifier: string;
  start_at: Date;
}

/** Notifies early participants that a tournament starts soon; once each, in a transaction per player (NOTIF-001). */
export async function notifyOfStarts({ database, clock }: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  const rows = await startingSoon(database, now);
  for (const { tournament_id, player_id, ...row } of rows) {
    await inTransaction(database, (transaction) => notifyOf(transaction, { ...row, tournament: tournament_id, player: player_id }, now));
  }
}

async function notifyOf(
  transaction: Transaction,
  { tournament, player, title, frontend_identifier, start_at }: Due,
  now: Date,
): Promise<void> {
  const { numUpdatedRows: isNews } = await markNotifiedSoon(transaction, tournament, player);
  if (!isNews) return;
  const minutes = Math.max(1, Math.ceil((start_at.getTime() - now.getTime()) / 60_000));
  await notify(
    transaction,
    player,
    {
      type: 'tournament_starts_soon',
      category: 'competitions',
      title: 'competitions.soon.title',
      text: 'competitions.soon.text',
      values: { name: title, minutes },
      icon: 'trophy',
      button: { title: 'competitions.started.button', path: `/tournaments/${tournament}` },
      identifier: frontend_identifier,
    },
    now,
  );
}
