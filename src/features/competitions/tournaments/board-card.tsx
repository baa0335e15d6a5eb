import type { Tournament } from '#contract/fields/tournament';
import { useFormat, useText } from '../../../platform/i18n';
import { Card, cardLink } from '../../../ui/card';
import styles from '../competitions.module.css';
import { TimeLeft } from '../time-left';
import { TournamentLink } from './tournament-link';
import type { Standing } from './use-standings';

/** One tournament's board in a list: its first places, and the player's own. */
export function BoardCard({ tournament, standing }: { tournament: Tournament; standing: Standing }) {
  const t = useText();
  const { wholeMoney, money } = useFormat();
  const { top_players, currency, prize_cents, players } = tournament;
  return (
    <Card as="article" className={styles.arena}>
      <h2>
        <TournamentLink tournament={tournament} className={cardLink}>
          {tournament.title}
        </TournamentLink>
      </h2>
      <p className={styles.time}>
        <TimeLeft span={tournament} />
        <span>{t('competitions.players', { count: players })}</span>
      </p>
      <p className={styles.pool}>{wholeMoney(prize_cents, currency)}</p>
      {top_players.length === 0 ? (
        <p className={styles.note}>
          {t(tournament.status === 'archive' ? 'competitions.leaderboard.nobody' : 'competitions.leaderboard.empty')}
        </p>
      ) : (
        <ol className={styles.leaders} aria-label={t('competitions.leaderboard')}>
          {top_players.map(({ award_place, nickname }) => (
            <li key={award_place}>
              <span className={styles.place} data-place={award_place}>
                {award_place}
              </span>
              {nickname}
            </li>
          ))}
        </ol>
      )}
      {standing.bets !== undefined && (
        <p className={styles.standing}>
          {standing.award_place
            ? t('competitions.standing', { place: standing.award_place, bets: money(standing.bets, currency) })
            : t('competitions.joined')}
        </p>
      )}
    </Card>
  );
}
