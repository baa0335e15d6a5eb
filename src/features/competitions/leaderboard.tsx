import Trophy from 'lucide-react/icons/trophy';
import type { Place } from '#contract/fields/tournament';
import { useFormat, useText } from '../../platform/i18n';
import { EmptyState } from '../../ui/empty-state';
import { Table } from '../../ui/table';
import styles from './competitions.module.css';

/** Places by bets; the player's own is marked (TOUR-003). */
export function Leaderboard({ places, currency, isOver = false }: { places: readonly Place[]; currency: string; isOver?: boolean }) {
  const t = useText();
  const { money } = useFormat();
  if (places.length === 0) return <EmptyState icon={<Trophy />} title={t(isOver ? 'competitions.leaderboard.nobody' : 'competitions.leaderboard.empty')} />;
  return (
    <Table
      caption={t('competitions.leaderboard')}
      rows={places}
      rowKey={({ award_place }) => award_place}
      isMarked={({ is_self }) => is_self}
      columns={[
        {
          key: 'place',
          title: t('competitions.place'),
          cell: ({ award_place }) => (
            <span className={styles.place} data-place={award_place}>
              {award_place}
            </span>
          ),
        },
        {
          key: 'player',
          title: t('competitions.player'),
          isName: true,
          cell: ({ nickname, is_self }) => (is_self ? t('competitions.you', { name: nickname }) : nickname),
        },
        { key: 'bets', title: t('competitions.bets'), isFigure: true, cell: ({ bets }) => money(bets, currency) },
      ]}
    />
  );
}
