import { useEffect, useState } from 'react';
import { storage } from '#contract/storage';
import { keptTimer, timerOf } from '#rules/account/session/session-timer';
import { clockText } from '../../features/games/play/elapsed';
import { useText } from '../../platform/i18n';
import { readSession, writeSession } from '../../platform/storage/session-storage';
import { useNow } from '../../platform/presence/use-now';
import styles from './session-timer.module.css';

/** Since when the session has lasted in this browser window, epoch ms; it survives a reload, another session restarts it. */
function useSince(session: string): number {
  const [timer] = useState(() => timerOf(keptTimer(readSession(storage.session.timer)), session, Date.now()));
  useEffect(() => writeSession(storage.session.timer, timer), [timer]);
  return timer.since;
}

/** How long a player has been signed in, as the Estonian licence requires (AUTH-015). It doesn't interrupt a screen reader. */
export function SessionTimer({ session }: { session: string }) {
  const t = useText();
  const since = useSince(session);
  const time = clockText(Math.max(0, useNow() - since));
  return (
    <time
      className={styles.timer}
      role="timer"
      aria-live="off"
      aria-label={t('frame.session-time', { time })}
      title={t('frame.session-time', { time })}
    >
      {time}
    </time>
  );
}
