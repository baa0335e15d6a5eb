import { useSuspenseQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { tournamentKind } from '#rules/competitions/tournament-kind';
import { useText } from '../../platform/i18n';
import { EmptyState } from '../../ui/empty-state';
import { PageHeading } from '../../ui/page-heading';
import styles from './competitions.module.css';
import { TournamentCard } from './tournament-card';
import { tournamentsQuery } from './tournaments';

/** Tournaments: running, coming, finished (ROUTE-011). */
export function TournamentsPage() {
  const t = useText();
  const { data } = useSuspenseQuery(tournamentsQuery());
  const tournaments = data.data.filter(({ frontend_identifier }) => tournamentKind(frontend_identifier) === 'tournament');
  return (
    <div className={styles.page}>
      <PageHeading title={t('competitions.title')} lead={t('competitions.lead')} />
      {tournaments.length === 0 && <EmptyState icon={<Trophy />} title={t('competitions.none')} />}
      <div className={styles.grid}>
        {tournaments.map((tournament) => (
          <TournamentCard key={tournament.id} tournament={tournament} />
        ))}
      </div>
    </div>
  );
}
