import { Link } from '@tanstack/react-router';
import Hourglass from 'lucide-react/icons/hourglass';
import { useEffect } from 'react';
import { sumsOf } from '#rules/limits/reality-check';
import { useFormat, useText } from '../../../platform/i18n';
import { useStart } from '../../../platform/presence/use-now';
import { Button, buttonClass } from '../../../ui/button';
import { dismissToasts } from '../../../ui/toast';
import { currentSitting } from './sitting';
import { Standstill } from './standstill';

/** Between two rounds: the duration of play and its cost, until acknowledged. */
export function RealityCheck({ onGoOn }: { onGoOn: () => void }) {
  const t = useText();
  const { money } = useFormat();
  const sitting = currentSitting();
  const now = useStart();
  // Toasts, such as the one about a limit, would lie over it.
  useEffect(dismissToasts, []);
  if (!sitting) return null;
  const minutes = Math.floor((now - sitting.since) / 60_000);
  const all = sumsOf(sitting);
  const cost = all.map(({ currency, wagered, won }) => {
    const figures = { wagered: money(wagered, currency), won: money(won, currency), net: money(Math.abs(won - wagered), currency) };
    const isNone = wagered === 0 && won === 0;
    // Without bets in this currency, those in the others say enough.
    if (isNone && all.length > 1) return '';
    return t(isNone ? 'games.check.no-bets' : won < wagered ? 'games.check.lost' : 'games.check.not-lost', figures);
  });
  return (
    <Standstill
      icon={<Hourglass aria-hidden />}
      title={t('games.check.title', { minutes })}
      text={cost.filter(Boolean).join(' ')}
      actions={
        <>
          <Button onClick={onGoOn}>{t('games.check.go-on')}</Button>
          <Link to="/" className={buttonClass()}>
            {t('games.check.stop')}
          </Link>
          <Link to="/cashbox" className={buttonClass({ variant: 'quiet' })}>
            {t('games.check.history')}
          </Link>
          <Link to="/profile/limits" className={buttonClass({ variant: 'quiet' })}>
            {t('games.check.limits')}
          </Link>
        </>
      }
    />
  );
}
