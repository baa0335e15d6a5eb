import Trophy from 'lucide-react/icons/trophy';
import type { Tournament } from '#contract/fields/tournament';
import { useFormat, useText } from '../../platform/i18n';
import { Card, cardLink, cardList } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { PageHeading } from '../../ui/page-heading';
import styles from './competitions.module.css';
import { TimeLeft } from './time-left';
import { TournamentLink } from './tournament-link';
import { useListed } from './use-listed';
import { type Standing, useStandings } from './use-standings';

const SHOWN_AT_MOST = 12;

/** The boards that move right now, each with its first places and the player's own (ROUTE-037). */
export function ArenaPage() {
  const t = useText();
  const running = useListed('root', true).filter(({ in_progress }) => in_progress).slice(0, SHOWN_AT_MOST);
  const standings = useStandings(running.map(({ id }) => id));
  return (
    <div className={styles.page}>
      <PageHeading title={t('competitions.arena')} lead={t('competitions.arena.lead')} />
      {running.length === 0 && <EmptyState icon={<Trophy />} title={t('competitions.arena.none')} />}
      <div className={cardList}>
        {running.map((tournament) => (
          <Board key={tournament.id} tournament={tournament} standing={standings.get(tournament.id) ?? {}} />
        ))}
      </div>
    </div>
  );
}

function Board({ tournament, standing }: { tournament: Tournament; standing: Standing }) {
  const t = useText();
  const { wholeMoney, money } = useFormat();
  const { top_players, currency, prize_cents, players } = tournament;
  return (
    <Card as="article" className={styles.arena}>
      <h2>
        <TournamentLink tournament={tournament} className={cardLink}>{tournament.title}</TournamentLink>
      </h2>
      <p className={styles.time}>
        <TimeLeft span={tournament} />
        <span>{t('competitions.players', { count: players })}</span>
      </p>
      <p className={styles.pool}>{wholeMoney(prize_cents, currency)}</p>
      {top_players.length === 0 ? (
        <p className={styles.note}>{t('competitions.leaderboard.empty')}</p>
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
          {standing.award_place ? t('competitions.standing', { place: standing.award_place, bets: money(standing.bets, currency) }) : t('competitions.joined')}
        </p>
      )}
    </Card>
  );
}
