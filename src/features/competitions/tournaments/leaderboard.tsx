import Trophy from 'lucide-react/icons/trophy';
import type { Place } from '#contract/fields/tournament';
import { prizesOfPool } from '#rules/competitions/prize-shares';
import { useFormat, useText } from '../../../platform/i18n';
import { EmptyState } from '../../../ui/empty-state';
import { Table } from '../../../ui/table';
import styles from '../competitions.module.css';

interface LeaderboardProps {
  places: readonly Place[];
  currency: string;
  /** The prize pool of the first places, minor units of the currency. */
  pool: number;
  isOver?: boolean;
}

/** Places by bets, with the prizes of the first ones; the player's own is highlighted (TOUR-003). */
export function Leaderboard({ places, currency, pool, isOver = false }: LeaderboardProps) {
  const t = useText();
  const { money, wholeMoney } = useFormat();
  const prizes = prizesOfPool(pool);
  if (places.length === 0)
    return <EmptyState icon={<Trophy />} title={t(isOver ? 'competitions.leaderboard.nobody' : 'competitions.leaderboard.empty')} />;
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
        {
          key: 'prize',
          title: t('competitions.lottery.prize'),
          isFigure: true,
          cell: ({ award_place }) => (prizes[award_place - 1] === undefined ? '–' : wholeMoney(prizes[award_place - 1]!, currency)),
        },
      ]}
    />
  );
}
