import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useFormat, useText } from '../../platform/i18n';
import { useSession } from '../../platform/session';
import { Meter } from '../../ui/meter';
import { PageHeading } from '../../ui/page-heading';
import { compPointsQuery, vipLevelsQuery } from './vip';
import { useStanding } from './use-standing';
import styles from './vip-page.module.css';

/** The club: how far the next level is, and what each level asks for and brings (ROUTE-021, VIP-006). */
export function VipPage() {
  const t = useText();
  const { status } = useSession();
  return (
    <div className={styles.page}>
      <PageHeading title={t('vip.title')} lead={t('vip.lead')} />
      {status === 'player' && <Progress />}
      <Levels />
    </div>
  );
}

function Progress() {
  const t = useText();
  const { money, number, date } = useFormat();
  const { data: points } = useQuery(compPointsQuery());
  const { data: standing } = useStanding();
  if (!standing) return null;
  const { progress, percent, saved, isSafe, expiresAt } = standing;
  const of = (amount: number, threshold: number) => t('vip.of', { amount: money(amount, progress.currency), threshold: money(threshold, progress.currency) });
  return (
    <section aria-labelledby="vip-progress" className={styles.progress}>
      <h2 id="vip-progress">{t('vip.progress')}</h2>
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
      <dl className={styles.facts}>
        <div>
          <dt>{t('vip.points.chargeable')}</dt>
          <dd>{number(points?.chargeable.points ?? 0)}</dd>
        </div>
        <div>
          <dt>{t('vip.points.quarter')}</dt>
          <dd>{number(saved.points)}</dd>
        </div>
        <div>
          <dt>{t('vip.expires')}</dt>
          <dd>{expiresAt === null ? t('vip.for-life') : isSafe ? t('vip.safe') : date(expiresAt)}</dd>
        </div>
      </dl>
    </section>
  );
}

function Levels() {
  const t = useText();
  const { number } = useFormat();
  const { data } = useSuspenseQuery(vipLevelsQuery());
  const { data: standing } = useStanding();
  const stateOf = (id: number) => standing?.statuses.find((status) => status.id === id)?.state;
  return (
    <section aria-labelledby="vip-levels">
      <h2 id="vip-levels">{t('vip.levels')}</h2>
      <ol className={styles.levels}>
        {data.data.map(({ id, name, status, persistent_comp_points, gift_descriptions }) => (
          <li key={id} className={styles.level} data-tier={status} data-state={stateOf(id)} aria-current={stateOf(id) === 'active' ? 'step' : undefined}>
            <h3>{name}</h3>
            <p>{t('vip.from', { points: number(persistent_comp_points.min) })}</p>
            <p>{gift_descriptions.join(' ')}</p>
            {stateOf(id) && <p className={styles.state}>{t(`vip.state.${stateOf(id) ?? 'locked'}`)}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
