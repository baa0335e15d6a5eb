import { Link } from '@tanstack/react-router';
import { type TournamentTab, tournamentTabs } from '#rules/competitions/tournament-tabs';
import { useFlag } from '../../platform/config/flags';
import { useText } from '../../platform/i18n';
import { Chip, ChipRow } from '../../ui/chip';
import styles from './competitions.module.css';
import { tabPaths } from './tournaments/tournament-queries';

/** The children of /tournaments in one row; the open one is marked (ROUTE-011, ROUTE-012). */
export function TabBar({ current }: { current: TournamentTab }) {
  const t = useText();
  const hasLotteries = useFlag('lotteries');
  const shown = tournamentTabs.filter((tab) => tab !== 'lotteries' || hasLotteries);
  return (
    <div className={styles.tabs}>
      <ChipRow label={t('competitions.tabs')} current={current}>
        {shown.map((tab) => (
          <Chip
            key={tab}
            isSelected={tab === current}
            render={<Link to={tabPaths[tab]} activeOptions={{ exact: true }} resetScroll={false} />}
          >
            {t(`competitions.tab.${tab}`)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
