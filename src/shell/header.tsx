import { Link } from '@tanstack/react-router';
import Globe from 'lucide-react/icons/globe';
import Search from 'lucide-react/icons/search';
import { useBrand } from '../platform/brand';
import { useText } from '../platform/i18n';
import { useSession } from '../platform/session';
import { AccountArea } from './account-area';
import styles from './header.module.css';
import { Logo } from './logo';
import { mainLinks } from './links';

/** Logo, main navigation, search and the account's corner (HEAD-001, HEAD-002). */
export function Header() {
  const t = useText();
  const brand = useBrand();
  const { status } = useSession();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link to="/" className={styles.logo} aria-label={t('shell.home', { brand: brand.name })}>
          <Logo />
        </Link>
        <nav aria-label={t('shell.navigation')} className={styles.navigation}>
          {mainLinks.map(({ to, text, isExact }) => (
            <Link key={text} {...to} className={styles.link} activeProps={{ className: styles.active }} activeOptions={{ exact: isExact }}>
              {t(text)}
            </Link>
          ))}
        </nav>
        <div className={styles.side}>
          <Link to="/search" className={styles.icon} aria-label={t('shell.search')} data-status={status}>
            <Search aria-hidden size={22} />
          </Link>
          {brand.locales.length > 1 && (
            <Link to="/menu" className={styles.language} aria-label={t('shell.language')}>
              <Globe aria-hidden size={22} />
            </Link>
          )}
          <AccountArea />
        </div>
      </div>
    </header>
  );
}
