import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { type SittingSums, sumsOf } from '#rules/limits/reality-check';
import { PLAY_PAUSE_MS } from '#rules/limits/play-time';
import { useFormat, useText } from '../../../platform/i18n';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { clockText } from './elapsed';
import { creditText } from './credit-text';
import styles from './session-figures.module.css';
import { currentSitting } from './sitting';

interface SessionFiguresProps {
  mode: 'real' | 'demo';
  /** The currency of real play; undefined once nobody is signed in. */
  currency: string | undefined;
  /** What a demo won and lost since it was opened, in hundredths. */
  demoNet: number;
}

/**
 * How long the player has been playing, and the net result: over all real-money games since the last pause, in each currency, or in this demo. The reality
 * check counts the same time. Neither is a live region, so no screen reader is interrupted.
 */
export function SessionFigures({ mode, currency, demoNet }: SessionFiguresProps) {
  const t = useText();
  const { locale } = useLingui().i18n;
  const { money } = useFormat();
  const [openedAt] = useState(() => Date.now());
  const [now, setNow] = useState(openedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const last = mode === 'real' ? currentSitting() : null;
  const sitting = last && now - last.lastAt <= PLAY_PAUSE_MS ? last : null;
  // Until the game has been launched for money, no time counts.
  const since = mode === 'demo' ? openedAt : (sitting?.since ?? now);
  const time = clockText(Math.max(0, now - since));
  const signed = (net: number, written: string) => (net > 0 ? `+${written}` : written);
  const inMoney = ({ wagered, won, currency: unit }: SittingSums) => signed(won - wagered, money(won - wagered, unit));
  // A game that couldn't be opened has neither currency nor result.
  const nothing = currency === undefined ? [] : [{ currency, wagered: 0, won: 0 }];
  const amounts = mode === 'demo' ? [signed(demoNet, creditText(demoNet, locale))] : (sitting ? sumsOf(sitting) : nothing).map(inMoney);
  const amount = amounts.join(' · ');
  return (
    <>
      <span className={styles.figure}>
        <span aria-hidden>{t('games.page.time-label')}</span>{' '}
        <time className="tabular" aria-label={t('games.page.session-time', { time })} role="timer" aria-live="off">
          {time}
        </time>
      </span>
      {amounts.length > 0 && (
        <span className={`${styles.figure} ${amounts.length > 1 ? styles.several : ''}`}>
          <span aria-hidden>{t('games.page.net-label')}</span>{' '}
          <VisuallyHidden>{t(mode === 'demo' ? 'games.page.demo-net' : 'games.page.session-net', { amount })}</VisuallyHidden>
          <span aria-hidden className="tabular" title={t(mode === 'demo' ? 'games.page.demo-net' : 'games.page.session-net', { amount })}>
            {amount}
          </span>
        </span>
      )}
    </>
  );
}
