import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useFormat, useText } from '../../../platform/i18n';
import { EmptyState } from '../../../ui/empty-state';
import { Meter } from '../../../ui/meter';
import { Skeleton } from '../../../ui/skeleton';
import { OrbitScene } from '../../../ui/orbit-scene';
import { TierMark } from '../marks/tier-mark';
import { compPointsQuery, vipLevelsQuery } from '../vip-queries';
import { useIsStandingUnknown, useStanding } from '../use-standing';
import styles from './vip-page.module.css';

/** The player's quarter: the current level, the progress to the next one, points, and how long the level is valid (VIP-002, VIP-003). */
export function VipProgress() {
  const t = useText();
  const { money, wholeMoney, number, date } = useFormat();
  const { data: points } = useQuery(compPointsQuery());
  const { data: levels } = useSuspenseQuery(vipLevelsQuery());
  const { data: standing } = useStanding();
  const isUnknown = useIsStandingUnknown();
  if (isUnknown)
    return (
      <EmptyState icon={<CloudOff aria-hidden />} title={t('vip.unknown')}>
        {t('vip.unknown.text')}
      </EmptyState>
    );
  if (!standing) return <Skeleton shape="block" className={styles.waiting} />;
  const { progress, percent, isSafe, expiresAt } = standing;
  const of = (amount: number, threshold: number) =>
    t('vip.of', { amount: money(amount, progress.currency), threshold: wholeMoney(threshold, progress.currency) });
  const level = levels.data.find(({ id }) => id === progress.activeStatus);
  const held = isSafe ? t('vip.safe') : t('vip.until', { date: date(expiresAt ?? 0) });
  return (
    <section aria-labelledby="vip-progress" className={styles.hero}>
      <OrbitScene seed={`club-${level?.status}`} />
      <div className={styles.words}>
        {level && (
          <p className={styles.now} data-now={level.status}>
            <TierMark level={level.status} className={styles.sign} />
            <span>
              <span className={styles.label}>{t('vip.state.active')}</span>
              <span className={styles.name}>{level.name}</span>
            </span>
          </p>
        )}
        <h2 id="vip-progress" className={styles.label}>
          {t('vip.progress')}
        </h2>
        <Meter label={t('vip.overall')} value={percent} max={100} valueText={t('vip.percent', { percent })} tone="special" />
        <Meter
          label={t('vip.deposits')}
          value={progress.depositAmountCents}
          max={progress.depositThresholdCents}
          valueText={of(progress.depositAmountCents, progress.depositThresholdCents)}
        />
        <Meter
          label={t('vip.bets')}
          value={progress.betSumCents}
          max={progress.betSumThresholdCents}
          valueText={of(progress.betSumCents, progress.betSumThresholdCents)}
        />
        <p className={styles.qualifying}>{t('vip.qualifying')}</p>
        <dl className={styles.facts}>
          <Fact name={t('vip.points.chargeable')}>{points ? number(points.chargeable.points) : '–'}</Fact>
          <Fact name={t('vip.points.total')}>{points ? number(points.persistent.points) : '–'}</Fact>
          <Fact name={t('vip.points.quarter')}>{points ? number(points.persistent.quarter) : '–'}</Fact>
          <Fact name={t('vip.expires')}>{expiresAt === null ? t('vip.for-life') : held}</Fact>
        </dl>
      </div>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
