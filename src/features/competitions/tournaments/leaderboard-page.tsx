import { useSuspenseQuery } from '@tanstack/react-query';
import Trophy from 'lucide-react/icons/trophy';
import type { Tournament } from '#contract/fields/tournament';
import { tournamentKind } from '#rules/competitions/tournament-kind';
import { tournamentsOfTab } from '#rules/competitions/tournament-tabs';
import { useText } from '../../../platform/i18n';
import { useSession } from '../../../platform/session';
import { useStart } from '../../../platform/presence/use-now';
import { cardList } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { PageHeading } from '../../../ui/page-heading';
import { BoardCard } from './board-card';
import styles from '../competitions.module.css';
import { recentTournamentsQuery } from './tournament-queries';
import { useListed } from '../use-listed';
import { type Standing, useStandings } from './use-standings';

/** The leaders of running tournaments, and the winners of the last ones (HEAD-006, API-039). */
export function LeaderboardPage() {
  const t = useText();
  const { player } = useSession();
  const now = useStart();
  const running = useListed('root', true).filter(({ in_progress }) => in_progress);
  const { data } = useSuspenseQuery(recentTournamentsQuery());
  const viewer = { groups: player?.groups ?? [], seesTestQuests: false };
  const over = tournamentsOfTab('archive', data.data, viewer, now).filter(
    ({ frontend_identifier: name }) => tournamentKind(name) === 'tournament',
  );
  const standings = useStandings([...running, ...over].map(({ id }) => id));
  return (
    <div className={styles.page}>
      <PageHeading title={t('competitions.leaderboards')} lead={t('competitions.leaderboards.lead')} />
      {running.length + over.length === 0 && <EmptyState icon={<Trophy />} title={t('competitions.arena.none')} />}
      <div className={styles.sections}>
        <Boards id="running" title={t('competitions.leaderboards.running')} tournaments={running} standings={standings} />
        <Boards id="winners" title={t('competitions.leaderboards.recent')} tournaments={over} standings={standings} />
      </div>
    </div>
  );
}

interface BoardsProps {
  id: string;
  title: string;
  tournaments: readonly Tournament[];
  standings: ReadonlyMap<number, Standing>;
}

function Boards({ id, title, tournaments, standings }: BoardsProps) {
  if (tournaments.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      <div className={cardList}>
        {tournaments.map((tournament) => (
          <BoardCard key={tournament.id} tournament={tournament} standing={standings.get(tournament.id) ?? {}} />
        ))}
      </div>
    </section>
  );
}
