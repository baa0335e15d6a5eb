import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Gauge from 'lucide-react/icons/gauge';
import { isBreak, whatReachedStops } from '#rules/limits/limits';
import { CallFailed } from '../../platform/api/refusal';
import { failureText } from '../../platform/form';
import { useText } from '../../platform/i18n';
import { useSession } from '../../platform/session';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Message } from '../../ui/message';
import { SkeletonRows } from '../../ui/skeleton-rows';
import { BreakForm } from './break-form';
import { LimitCard } from './limit-card';
import { LimitForm } from './limit-form';
import { keepLimits, limitsQuery } from './limits';
import { RealityCheckChoice } from './reality-check-choice';
import styles from './limits.module.css';

const reachedTexts = {
  play: 'limits.reached.text-play',
  deposits: 'limits.reached.text-deposits',
  both: 'limits.reached.text',
} as const;

/** The player's limits and breaks: current ones, their usage, and the forms for new ones (PROF-001, OVER-001). */
export function LimitsPanel() {
  const t = useText();
  const { player } = useSession();
  const { data, error, isPending } = useQuery({ ...limitsQuery(), enabled: player !== null });
  const limits = data?.data ?? [];
  const isResting = limits.some(({ type }) => isBreak(type));
  const stops = isResting ? null : whatReachedStops(limits);
  return (
    <div className={styles.panel}>
      {isResting && <Message title={t('limits.break.now')}>{t('limits.break.now.text')}</Message>}
      {stops && (
        <Message tone="warning" title={t('limits.reached.title')}>
          {t(reachedTexts[stops])}
        </Message>
      )}
      {data?.is_review_due && <ReviewNote hasLimits={limits.length > 0} />}
      <section className={styles.section} aria-labelledby="limits-yours" aria-busy={isPending}>
        <h2 id="limits-yours">{t('limits.yours')}</h2>
        {isPending && <SkeletonRows count={2} />}
        {error instanceof CallFailed && <Message tone="warning">{failureText(t, error)}</Message>}
        {data && limits.length === 0 && (
          <EmptyState icon={<Gauge />} title={t('limits.none')}>
            {t('limits.none.text')}
          </EmptyState>
        )}
        {limits.length > 0 && (
          <ul className={styles.limits}>
            {limits.map((limit) => (
              <LimitCard key={limit.id} limit={limit} />
            ))}
          </ul>
        )}
      </section>
      {player && data && (
        <>
          <Card as="section" className={styles.section} aria-labelledby="limits-new">
            <h2 id="limits-new">{t('limits.new')}</h2>
            <p className={styles.note}>{t('limits.wait', { days: Math.ceil(data.policy.raise_wait_hours / 24) })}</p>
            <LimitForm key={player.id} currency={player.currency} policy={data.policy} />
          </Card>
          <Card as="section" className={styles.section} aria-labelledby="limits-check">
            <h2 id="limits-check">{t('limits.check')}</h2>
            <RealityCheckChoice />
          </Card>
          <Card as="section" className={styles.section} aria-labelledby="limits-break">
            <h2 id="limits-break">{t('limits.break')}</h2>
            <BreakForm policy={data.policy} />
          </Card>
        </>
      )}
    </div>
  );
}

/** Twice a year, the player is asked whether the limits still fit. */
function ReviewNote({ hasLimits }: { hasLimits: boolean }) {
  const t = useText();
  const queryClient = useQueryClient();
  const keeping = useMutation({ mutationFn: () => keepLimits(queryClient) });
  return (
    <Message
      title={t(hasLimits ? 'limits.review.title' : 'limits.review.none-title')}
      action={
        <div className={styles.ways}>
          {!hasLimits && (
            <Button size="small" onClick={() => document.getElementById('limits-new')?.scrollIntoView({ block: 'start' })}>
              {t('limits.new')}
            </Button>
          )}
          <Button size="small" variant={hasLimits ? 'secondary' : 'quiet'} isBusy={keeping.isPending} onClick={() => keeping.mutate()}>
            {t(hasLimits ? 'limits.review.keep' : 'limits.review.keep-none')}
          </Button>
        </div>
      }
    >
      {t(hasLimits ? 'limits.review.text' : 'limits.review.none')}
    </Message>
  );
}
