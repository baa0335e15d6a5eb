import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Lootbox, WheelName } from '#contract/fields/wheel';
import { useFormat, useText } from '../../platform/i18n';
import { useBrand } from '../../platform/context/brand';
import { useBreak } from '../../platform/session';
import { useOnline } from '../../platform/presence/use-online';
import { ForNewPlayers } from '../../platform/context/for-new-players';
import { Button } from '../../ui/button';
import { usePrizeWords } from './prize-words';
import type { useSpin } from './use-spin';
import type { WheelView } from './use-wheel';
import styles from './wheels.module.css';

interface SpinPanelProps {
  name: WheelName;
  view: WheelView;
  spin: ReturnType<typeof useSpin>;
  /** The box just opened, once the wheel is at rest. */
  won: Lootbox | null;
}

/** The result, and the next spin. */
export function SpinPanel({ name, view, spin, won }: SpinPanelProps) {
  const t = useText();
  const { full } = usePrizeWords();
  const drawn = won?.items.find(({ prize }) => prize);
  const result = useRef<HTMLDivElement>(null);
  // The button of the last spin disappears and would take the focus with it.
  useEffect(() => {
    if (won && document.activeElement === document.body) result.current?.focus({ preventScroll: true });
  }, [won]);
  return (
    <div className={styles.panel}>
      <div ref={result} role="status" tabIndex={-1} className={styles.result} data-won={Boolean(drawn && drawn.bonuses.length > 0)}>
        {drawn && (
          <p className={styles.won}>{drawn.bonuses.length > 0 ? t('wheels.result', { prize: full(drawn) }) : t('wheels.result.nothing')}</p>
        )}
        {spin.isBusy && <p>{t('wheels.turning')}</p>}
      </div>
      {drawn && drawn.bonuses.length > 0 && (
        <Link to="/profile/gifts" className={styles.way}>
          {t('wheels.to-gifts')}
        </Link>
      )}
      <Next name={name} view={view} spin={spin} />
    </div>
  );
}

/** The button, or why there isn't one. */
function Next({ name, view, spin }: Omit<SpinPanelProps, 'won'>) {
  const t = useText();
  const { dateTime } = useFormat();
  const isOnline = useOnline();
  const playBreak = useBreak();
  const { productSlug } = useBrand();
  const isBox = name === 'wheel-config';
  if (view.status === 'unknown' || view.isLoading) return <p className={styles.note}>{t('wheels.loading')}</p>;
  if (view.status === 'guest') {
    return (
      <ForNewPlayers>
        <Button
          variant="secondary"
          size="large"
          render={<Link to="/registration" search={{ redirect: isBox ? '/rocketmart-wheel' : `/${productSlug}-wheel` }} />}
        >
          {t('wheels.guest')}
        </Button>
      </ForNewPlayers>
    );
  }
  if (playBreak) return <p className={styles.note}>{t('limits.break.no-offers.text')}</p>;
  if (view.isUnknown) return <p className={styles.note}>{t('wheels.unknown')}</p>;
  // The box being opened doesn't count as waiting any more, even if the list still contains it.
  const waiting = view.waiting.filter(({ id }) => id !== spin.opened?.id);
  const [next] = waiting;
  if (!next && !spin.isBusy) {
    if (view.isComing) return <p className={styles.note}>{t(isOnline ? 'wheels.segments.coming' : 'wheels.needs-network')}</p>;
    return (
      <div className={styles.note}>
        <p>{t(isBox ? 'wheels.box.none' : 'wheels.segments.none')}</p>
        <p>{t(isBox ? 'wheels.box.none.text' : 'wheels.segments.none.text')}</p>
      </div>
    );
  }
  return (
    <>
      <Button variant="secondary" size="large" isBusy={spin.isBusy} disabled={!isOnline} onClick={() => next && spin.open(next)}>
        {t(isBox ? 'wheels.box.open' : 'wheels.segments.spin')}
      </Button>
      {!isOnline && <p className={styles.note}>{t('wheels.needs-network')}</p>}
      {spin.failure && <p role="alert">{spin.failure.isOffline ? t('wheels.needs-network') : spin.failure.message}</p>}
      {next && <p className={styles.note}>{t('wheels.waiting', { count: waiting.length, until: dateTime(next.valid_until) })}</p>}
    </>
  );
}
