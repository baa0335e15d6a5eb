import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { type TournamentTab, tournamentTabs } from '#rules/competitions/tournament-tabs';
import { useFlag } from '../../platform/config/flags';
import { useText } from '../../platform/i18n';
import { Chip, ChipRow } from '../../ui/chip';
import styles from './competitions.module.css';
import { tabPaths } from './tournaments';

/** The children of /tournaments on one line; the open one is marked (ROUTE-011, ROUTE-012). */
export function TabBar({ current }: { current: TournamentTab }) {
  const t = useText();
  const hasLotteries = useFlag('lotteries');
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The open one may stand far along the line.
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [current]);
  const shown = tournamentTabs.filter((tab) => tab !== 'lotteries' || hasLotteries);
  return (
    <div ref={row} className={styles.tabs}>
      <ChipRow label={t('competitions.tabs')}>
        {shown.map((tab) => (
          <Chip key={tab} isSelected={tab === current} render={<Link to={tabPaths[tab]} activeOptions={{ exact: true }} resetScroll={false} />}>
            {t(`competitions.tab.${tab}`)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
