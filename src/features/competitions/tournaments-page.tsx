import { useSuspenseQuery } from '@tanstack/react-query';
import Trophy from 'lucide-react/icons/trophy';
import { tournamentKind } from '#rules/competitions/tournament-kind';
import { useText } from '../../platform/i18n';
import { EmptyState } from '../../ui/empty-state';
import { PageHeading } from '../../ui/page-heading';
import styles from './competitions.module.css';
import { TournamentCard } from './tournament-card';
import { tournamentsQuery } from './tournaments';

/** Tournaments: running, coming, finished (ROUTE-011). The page begins with the first one that runs. */
export function TournamentsPage() {
  const t = useText();
  const { data } = useSuspenseQuery(tournamentsQuery());
  const tournaments = data.data.filter(({ frontend_identifier }) => tournamentKind(frontend_identifier) === 'tournament');
  const featured = tournaments.find(({ status }) => status === 'active');
  const shown = featured ? [featured, ...tournaments.filter((tournament) => tournament !== featured)] : tournaments;
  return (
    <div className={styles.page}>
      <PageHeading title={t('competitions.title')} lead={t('competitions.lead')} />
      {shown.length === 0 && <EmptyState icon={<Trophy />} title={t('competitions.none')} />}
      <div className={styles.grid}>
        {shown.map((tournament) => (
          <TournamentCard key={tournament.id} tournament={tournament} isFeatured={tournament === featured} />
        ))}
      </div>
    </div>
  );
}
