import { Link } from '@tanstack/react-router';
import Hourglass from 'lucide-react/icons/hourglass';
import { useEffect } from 'react';
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
  const { since, currency, wagered, won } = sitting;
  const figures = {
    minutes: Math.floor((now - since) / 60_000),
    wagered: money(wagered, currency),
    won: money(won, currency),
    net: money(Math.abs(won - wagered), currency),
  };
  const cost = wagered === 0 && won === 0 ? 'games.check.no-bets' : won < wagered ? 'games.check.lost' : 'games.check.not-lost';
  return (
    <Standstill
      icon={<Hourglass aria-hidden />}
      title={t('games.check.title', figures)}
      text={t(cost, figures)}
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
