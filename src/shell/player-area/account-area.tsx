import { Link, useHydrated } from '@tanstack/react-router';
import { useText } from '../../platform/i18n';
import { mayBeSignedIn, useSession } from '../../platform/session';
import styles from './account-area.module.css';
import { PlayerArea } from '../parts';
import { useTakesNewPlayers } from '../../platform/context/brand';

/**
 * What the header and the phone's bar show: sign-in, the player's controls, or neither while it's unknown and during a
 * sign-out. If the player can't be requested, the last one's controls show, with unknown figures. A server-rendered page
 * doesn't know its reader.
 */
export function useCorner(): 'guest' | 'player' | 'unknown' {
  const { status, player } = useSession();
  if (!useHydrated()) return 'unknown';
  if (status !== 'unknown') return status;
  return player === null && mayBeSignedIn() ? 'player' : 'unknown';
}

/** The header's end. Its space is reserved while nothing is known (HEAD-001, HEAD-002). */
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
