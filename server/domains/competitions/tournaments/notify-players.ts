import type { Locale } from '#contract/fields/locale';
import type { TournamentStatus } from '#rules/competitions/tournament-status';
import { dateLanguage } from '#rules/locale/date-language';
import { inTransaction, type Transaction } from '#server/database/connection';
import { enqueue } from '#server/database/enqueue';
import type { Platform } from '#server/platform';
import { emit } from '#server/realtime/emit';
import { notify } from '../../notifications/notify';
import { participantsOf, findTournamentOf, markNotifiedStatus } from './news-store';

/** Participants of a tournament who have to be notified of its state. */
export interface TournamentNews {
  tournament: number;
  status: TournamentStatus;
  players: readonly number[];
}

const PLAYERS_A_JOB = 100;

/** Queues the notification of all participants: it takes each player's lock, which mustn't delay bets. Returns the participants. */
export async function queueNews(transaction: Transaction, tournament: number, status: TournamentStatus): Promise<number[]> {
  const rows = await participantsOf(transaction, tournament);
  const players = rows.map(({ player_id }) => player_id);
  for (let from = 0; from < players.length; from += PLAYERS_A_JOB) {
    const news: TournamentNews = { tournament, status, players: players.slice(from, from + PLAYERS_A_JOB) };
    await enqueue(transaction, 'tournament_news', news);
  }
  return players;
}

const until = (end: Date) => (locale: Locale) => ({
  end: new Intl.DateTimeFormat(dateLanguage(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(end),
});

/** Notifies each player once, in a transaction per player, even if the job is restarted (TOUR-004, NOTIF-001). */
export async function notifyPlayers(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { tournament: id, status, players }: TournamentNews,
): Promise<void> {
  const known = await findTournamentOf(database, id);
  if (!known) return;
  const { frontend_identifier, title, end_at } = known;
  for (const player of players) {
    await inTransaction(database, async (transaction) => {
      const { numUpdatedRows: isNews } = await markNotifiedStatus(transaction, status, id, player);
      if (!isNews) return;
      await emit(transaction, player, 'tournaments_statuses', { id, frontend_identifier, status });
      if (status !== 'active') return;
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
        clock.now(),
      );
    });
  }
}
