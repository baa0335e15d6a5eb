import { Link } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n';
import { classNames } from '../../../ui/class-names';
import styles from './vip-tabs.module.css';

const tabs = [
  { to: '/vip', text: 'vip.tab.progress' },
  { to: '/vip/rewards', text: 'vip.tab.rewards' },
  { to: '/vip/info', text: 'vip.tab.info' },
] as const;

/** The pages of the club as tabs (ROUTE-021). */
export function VipTabs() {
  const t = useText();
  return (
    <nav aria-label={t('vip.tabs')} className={styles.tabs}>
      {tabs.map(({ to, text }) => (
        <Link
          key={to}
          to={to}
          className={styles.tab}
          activeProps={{ className: classNames(styles.tab, styles.active), 'aria-current': 'page' }}
          activeOptions={{ exact: true, includeSearch: false }}
          resetScroll={false}
        >
          {t(text)}
        </Link>
      ))}
    </nav>
  );
}
