import { Link } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import { isStuckAt } from './sticky-header';
import { useBrand } from '../../platform/context/brand';
import { useText } from '../../platform/i18n';
import { useIsWide } from '../../platform/presence/use-is-wide';
import { AccountArea } from '../player-area/account-area';
import styles from './header.module.css';
import { Logo } from './logo';
import { TopNavigation, WideTools } from '../parts';

/** Whether the header is sticky while the page scrolls (HEAD-008). */
function useIsStuck(): boolean {
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    const follow = () => setStuck((before) => isStuckAt(scrollY, before));
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  return isStuck;
}

const roomForTools = <span className={styles.tools} />;

/** Logo, main navigation, search, language and the account area (HEAD-001, HEAD-002). */
export function Header() {
  const t = useText();
  const brand = useBrand();
  const isWide = useIsWide();
  const isStuck = useIsStuck();
  return (
    <header className={styles.header} data-stuck={isStuck || undefined}>
      <div className={styles.row}>
        <Link to="/" className={styles.logo} aria-label={t('shell.home', { brand: brand.name })}>
          <Logo />
        </Link>
        {isWide && <TopNavigation.ServerRendered />}
        <div className={styles.side}>
          <Link to="/search" className={styles.icon} aria-label={t('shell.search')}>
            <Search aria-hidden size={22} />
          </Link>
          {isWide && <WideTools.ServerRendered placeholder={roomForTools} />}
          <AccountArea />
        </div>
      </div>
    </header>
  );
}
