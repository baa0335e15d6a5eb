import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
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
 * How long the player has been playing, and what it has cost or brought: over all real-money games without a pause, or in this demo.
 * Both are read when somebody looks for them; no screen reader is interrupted.
 */
export function SessionFigures({ mode, currency, demoNet }: SessionFiguresProps) {
  const t = useText();
  const { locale } = useLingui().i18n;
  const { money } = useFormat();
  // When the game was opened, or when the last session ended since: time and money count from the same moment.
  const [from, setFrom] = useState(() => Date.now());
  const [now, setNow] = useState(from);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const last = mode === 'real' ? currentSitting() : null;
  const endedAt = last && now - last.lastAt > PLAY_PAUSE_MS ? last.lastAt + PLAY_PAUSE_MS : null;
  if (endedAt !== null && endedAt > from) setFrom(endedAt);
  const sitting = endedAt === null ? last : null;
  // The first round doesn't set back a clock that has run since then.
  const time = clockText(Math.max(0, now - Math.min(sitting?.since ?? from, from)));
  const net = mode === 'demo' ? demoNet : (sitting?.won ?? 0) - (sitting?.wagered ?? 0);
  const written = mode === 'demo' || currency === undefined ? creditText(net, locale) : money(net, sitting?.currency ?? currency);
  const amount = net > 0 ? `+${written}` : written;
  return (
    <>
      <time className="tabular" aria-label={t('games.page.session-time', { time })} role="timer" aria-live="off">
        {time}
      </time>
      <span className={styles.net}>
        <VisuallyHidden>{t(mode === 'demo' ? 'games.page.demo-net' : 'games.page.session-net', { amount })}</VisuallyHidden>
        <span aria-hidden className="tabular" title={t(mode === 'demo' ? 'games.page.demo-net' : 'games.page.session-net', { amount })}>
          {amount}
        </span>
      </span>
    </>
  );
}
