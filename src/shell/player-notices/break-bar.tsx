import { Link } from '@tanstack/react-router';
import PauseCircle from 'lucide-react/icons/circle-pause';
import { useEffect, useState } from 'react';
import { useFormat, useText } from '../../platform/i18n';
import { useBreak, useSession } from '../../platform/session';
import { useNow } from '../../platform/presence/use-now';
import { Countdown } from '../../ui/countdown';
import styles from './break-bar.module.css';

/** Breaks that end within this time count down; longer ones only show their date. */
const COUNTDOWN_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * The bar on every page of a player on a break, and of a device on which one was begun: its kind, its end, and a link to help (LIMIT-006).
 */
export default function BreakBar() {
  const t = useText();
  const { dateTime } = useFormat();
  const playBreak = useBreak();
  const { player } = useSession();
  const now = useNow();
  const end = playBreak?.until ? Date.parse(playBreak.until) : null;
  // A status region is announced when its text changes, not when it's inserted together with its text.
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => setAnnounced(true), []);
  if (!playBreak) return null;
  return (
    <aside className={styles.bar} aria-label={t('limits.break.now')}>
      <PauseCircle aria-hidden size={22} />
      <div className={styles.words}>
        <p role="status" className={styles.title}>
          {isAnnounced ? t(`limits.break.bar.${playBreak.type}`) : '\u00a0'}
        </p>
        <p>
          {playBreak.until === null ? t('limits.break.bar.forever') : t('limits.break.until', { date: dateTime(playBreak.until) })}
          {end !== null && end - now <= COUNTDOWN_MS && (
            <>
              {' · '}
              {t('competitions.ends-in')}{' '}
              <Countdown end={end} now={now} daysText={(days) => t('competitions.days', { days })} doneText="" />
            </>
          )}
          {'. '}
          {t(player ? 'limits.break.bar.text' : 'limits.break.bar.guest')}
        </p>
      </div>
      <nav className={styles.ways} aria-label={t('limits.break.bar.help')}>
        {player ? (
          <>
            <Link to="/profile/limits">{t('limits.title')}</Link>
            <Link to="/withdraw">{t('shell.withdraw')}</Link>
          </>
        ) : (
          <Link to="/sign-in">{t('shell.sign-in')}</Link>
        )}
        <Link to="/$slug" params={{ slug: 'responsible-gaming' }}>
          {t('frame.footer.responsible')}
        </Link>
        <Link to="/support">{t('shell.support')}</Link>
      </nav>
    </aside>
  );
}
