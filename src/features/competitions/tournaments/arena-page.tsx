import Trophy from 'lucide-react/icons/trophy';
import { useText } from '../../../platform/i18n';
import { cardList } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { PageHeading } from '../../../ui/page-heading';
import { BoardCard } from './board-card';
import styles from '../competitions.module.css';
import { useListed } from '../use-listed';
import { useStandings } from './use-standings';

const SHOWN_AT_MOST = 12;

/** The running boards, each with its first places and the player's own (ROUTE-037). */
export function ArenaPage() {
  const t = useText();
  const running = useListed('root', true)
    .filter(({ in_progress }) => in_progress)
    .slice(0, SHOWN_AT_MOST);
  const standings = useStandings(running.map(({ id }) => id));
  return (
    <div className={styles.page}>
      <PageHeading title={t('competitions.arena')} lead={t('competitions.arena.lead')} />
      {running.length === 0 && <EmptyState icon={<Trophy />} title={t('competitions.arena.none')} />}
      <div className={cardList}>
        {running.map((tournament) => (
          <BoardCard key={tournament.id} tournament={tournament} standing={standings.get(tournament.id) ?? {}} />
        ))}
      </div>
    </div>
  );
}
