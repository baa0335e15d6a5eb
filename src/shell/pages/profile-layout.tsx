import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { ProfileLinks } from '../../features/account/profile/profile-links';
import { useText } from '../../platform/i18n';
import styles from './profile-layout.module.css';

/** The account pages beside their links; a phone has a back link to the profile instead (PROF-001). */
export function ProfileLayout() {
  const t = useText();
  // By the current page, not by the address, which changes before the next page has loaded.
  const isRoot = useRouterState({ select: ({ matches }) => matches.at(-1)?.fullPath === '/profile/' });
  return (
    <div className={styles.layout}>
      <ProfileLinks isBeside />
      <div className={styles.page}>
        {!isRoot && (
          <Link to="/profile" activeOptions={{ exact: true }} className={styles.back}>
            <ChevronLeft aria-hidden="true" size={20} />
            {t('account.profile.title')}
          </Link>
        )}
        <Outlet />
      </div>
    </div>
  );
}
