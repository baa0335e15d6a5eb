import { inTransaction, type Transaction } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { notify } from '../notifications/notify';

/** So long before the start who joined is reminded. */
export const SOON_MS = 30 * 60 * 1000;

/** Players told in one turn; the next minute takes the rest. */
const A_TURN = 500;

interface Due {
  tournament: number;
  player: number;
  title: string;
  frontend_identifier: string;
  start_at: Date;
}

/** Tells who joined a tournament ahead of it that it starts soon; each once, in a transaction of the player's own (NOTIF-001). */
export async function tellOfStarts({ database, clock }: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  const rows = await database
    .selectFrom('tournament_players')
    .innerJoin('tournaments', 'tournaments.id', 'tournament_players.tournament_id')
    .select(['tournament_id', 'player_id', 'title', 'frontend_identifier', 'start_at'])
    .where('told_soon', '=', false)
    .where('start_at', '>', now)
    .where('start_at', '<=', new Date(now.getTime() + SOON_MS))
    .orderBy('tournament_id')
    .orderBy('player_id')
    .limit(A_TURN)
    .execute();
  for (const { tournament_id, player_id, ...row } of rows) {
    await inTransaction(database, (transaction) => tellOf(transaction, { ...row, tournament: tournament_id, player: player_id }, now));
  }
}

async function tellOf(transaction: Transaction, { tournament, player, title, frontend_identifier, start_at }: Due, now: Date): Promise<void> {
  const { numUpdatedRows: isNews } = await transaction
    .updateTable('tournament_players')
    .set({ told_soon: true })
    .where('tournament_id', '=', tournament)
    .where('player_id', '=', player)
    .where('told_soon', '=', false)
    .executeTakeFirst();
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
