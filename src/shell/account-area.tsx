import { Link, useHydrated } from '@tanstack/react-router';
import { useText } from '../platform/i18n';
import { mayBeSignedIn, useSession } from '../platform/session';
import styles from './account-area.module.css';
import { PlayerArea } from './parts';
import { useTakesNewPlayers } from '../platform/brand';

/**
 * What the header and the phone's bar show: the ways in, the player's things, or neither while it is not known and while a
 * sign-out is under way. Who was signed in and cannot be asked about has the player's things, their figures unknown. Who
 * will read a drawn page is not known.
 */
export function useCorner(): 'guest' | 'player' | 'unknown' {
  const { status, player } = useSession();
  if (!useHydrated()) return 'unknown';
  if (status !== 'unknown') return status;
  return player === null && mayBeSignedIn() ? 'player' : 'unknown';
}

/** What stands at the header's end. Its place is kept while nothing is known (HEAD-001, HEAD-002). */
export function AccountArea() {
  const t = useText();
  const corner = useCorner();
  const takesNewPlayers = useTakesNewPlayers();
  const room = <div className={styles.unknown} aria-hidden />;
  if (corner === 'unknown') return room;
  if (corner === 'player') return <PlayerArea placeholder={room} />;
  return (
    <div className={styles.area}>
      <Link to="/sign-in" className={styles.quiet}>
        {t('shell.sign-in')}
      </Link>
      {takesNewPlayers && (
        <Link to="/sign-up" className={styles.main}>
          {t('shell.sign-up')}
        </Link>
      )}
    </div>
  );
}
