import type { Locale } from '#contract/fields/locale';
import { tournamentStatus } from '#rules/competitions/tournament-status';
import { inTransaction, type Transaction } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { tell } from '#server/realtime/tell';
import { notify } from '../notifications/notify';

interface Turned {
  id: number;
  frontend_identifier: string;
  title: string;
  end_at: Date;
  status: 'future' | 'active' | 'archive';
}

async function turned(transaction: Transaction, now: Date): Promise<Turned[]> {
  const rows = await transaction
    .selectFrom('tournaments')
    .select(['id', 'frontend_identifier', 'title', 'start_at', 'end_at', 'told_status'])
    .where((where) =>
      where.or([
        where.and([where('told_status', '=', 'future'), where('start_at', '<=', now)]),
        where.and([where('told_status', '=', 'active'), where('end_at', '<=', now)]),
      ]),
    )
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ start_at, end_at, ...row }) => ({
    ...row,
    end_at,
    status: tournamentStatus({ start_at: start_at.toISOString(), end_at: end_at.toISOString() }, now.getTime()),
  }));
}

const until = (end: Date) => (locale: Locale) => ({
  end: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(end),
});

async function tellPlayers(transaction: Transaction, { id, frontend_identifier, title, end_at, status }: Turned, now: Date): Promise<void> {
  const players = await transaction.selectFrom('tournament_players').select('player_id').where('tournament_id', '=', id).execute();
  for (const { player_id: player } of players) {
    await tell(transaction, player, 'tournaments_statuses', { id, frontend_identifier, status });
    if (status !== 'active') continue;
    await notify(
      transaction,
      player,
      {
        type: 'tournament_started',
        category: 'competitions',
        title: 'competitions.started.title',
        text: 'competitions.started.text',
        values: (locale) => ({ name: title, ...until(end_at)(locale) }),
        icon: 'trophy',
        button: { title: 'competitions.started.button', path: `/tournaments/${id}` },
        identifier: frontend_identifier,
      },
      now,
    );
  }
}

/** Notes which tournaments started or ended since the last turn, and tells those who take part (TOUR-004, NOTIF-001). */
export async function turnTournaments({ database, clock, streams }: Pick<Platform, 'database' | 'clock' | 'streams'>): Promise<void> {
  const now = clock.now();
  const changes = await inTransaction(database, async (transaction) => {
    const all = await turned(transaction, now);
    for (const change of all) {
      await transaction.updateTable('tournaments').set({ told_status: change.status }).where('id', '=', change.id).execute();
      await tellPlayers(transaction, change, now);
    }
    return all;
  });
  for (const { id, frontend_identifier, status } of changes) streams.broadcast('tournaments_statuses', { id, frontend_identifier, status });
}
