import { Link } from '@tanstack/react-router';
import Coffee from 'lucide-react/icons/coffee';
import { shownFreesAt } from '#rules/limits/limits';
import { useFormat, useText } from '../../../platform/i18n';
import { useNow } from '../../../platform/presence/use-now';
import { Button, buttonClass } from '../../../ui/button';
import { Standstill } from './standstill';

/** Replaces the game during the pause that the licence requires after a time of play: shows when it ends, and then resumes the game. */
export function LicencePause({ until, onGoOn }: { until: string; onGoOn: () => void }) {
  const t = useText();
  const { time } = useFormat();
  const now = useNow();
  const isOver = now >= Date.parse(until);
  return (
    <Standstill
      icon={<Coffee aria-hidden />}
      title={t('games.pause.title')}
      text={isOver ? t('games.pause.over') : t('games.pause.text', { time: time(shownFreesAt(until)) })}
      actions={
        <>
          {isOver && <Button onClick={onGoOn}>{t('games.check.go-on')}</Button>}
          <Link to="/" className={buttonClass()}>
            {t('games.check.stop')}
          </Link>
          <Link to="/profile/limits" className={buttonClass({ variant: 'quiet' })}>
            {t('games.check.limits')}
          </Link>
        </>
      }
    />
  );
}
