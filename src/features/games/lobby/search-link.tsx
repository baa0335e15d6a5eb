import { Link } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { useText } from '../../../platform/i18n';
import styles from './search-link.module.css';

/** The link to the search on a phone, whose header has no room for it (MOB-004). */
export function SearchLink() {
  const t = useText();
  return (
    <div className={styles.place}>
      <Link to="/search" className={styles.link}>
        <Search aria-hidden size={20} />
        {t('games.search.title')}
      </Link>
    </div>
  );
}
