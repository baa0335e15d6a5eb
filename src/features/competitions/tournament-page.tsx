import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useFormat, useText } from '../../platform/i18n';
import { PageHeading } from '../../ui/page-heading';
import { SkeletonRows } from '../../ui/skeleton';
import styles from './competitions.module.css';
import { JoinButton } from './join-button';
import { Leaderboard } from './leaderboard';
import { TournamentTimer } from './tournament-timer';
import { tournamentQuery } from './tournaments';

/** One tournament with its leaderboard (ROUTE-013). */
export function TournamentPage({ id, onJoined }: { id: string; onJoined?: () => void }) {
  const t = useText();
  const { money } = useFormat();
  const { data } = useQuery(tournamentQuery(id));
  if (!data) return <SkeletonRows />;
  const { tournament, leaderboard } = data;
  return (
    <div className={styles.page}>
      <PageHeading title={tournament.title} lead={<TournamentTimer tournament={tournament} />} back={<Link to="/tournaments">{t('competitions.back')}</Link>} />
      <div className={styles.facts}>
        <p className={styles.prize}>{t('competitions.prize', { amount: money(tournament.prize_cents, tournament.currency) })}</p>
        <JoinButton tournament={tournament} {...(onJoined && { onJoined })} />
        <Link to="/pokies" className={styles.play}>
          {t('competitions.play')}
        </Link>
      </div>
      <Leaderboard places={leaderboard} currency={tournament.currency} />
    </div>
  );
}
