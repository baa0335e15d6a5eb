import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { tournamentStatus } from '#rules/competitions/tournament-status';
import { useFormat, useLocale, useText } from '../../../platform/i18n';
import { useBreak } from '../../../platform/session';
import { useStart } from '../../../platform/presence/use-now';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { FullWidth } from '../../../ui/full-width';
import { OrbitScene } from '../../../ui/orbit-scene';
import { SkeletonRows } from '../../../ui/skeleton-rows';
import styles from '../competitions.module.css';
import { progressOf } from '../quests/progress';
import { promoQuery } from './promo-queries';
import { SubscribeButton } from './subscribe-button';
import { TimeLeft } from '../time-left';
import { statusTones } from '../tournaments/tournament-card';

/** One promotion with its timer, where it takes place and its text (TOUR-002, ROUTE-037). */
export function PromoPage({ slug }: { slug: string }) {
  const t = useText();
  const { dateTime } = useFormat();
  const now = useStart();
  const playBreak = useBreak();
  const { data } = useQuery(promoQuery(useLocale(), slug));
  if (!data) return <SkeletonRows />;
  const promo = { ...data, status: tournamentStatus(data, now) };
  return (
    <FullWidth
      scene={<OrbitScene seed={slug} progress={progressOf(promo, now)} />}
      head={
        <>
          <Link to="/promotions" className={styles.back}>
            {t('competitions.promo.back')}
          </Link>
          <h1>{promo.title}</h1>
          <p className={styles.time}>
            <Badge tone={statusTones[promo.status]}>{t(`competitions.status.${promo.status}`)}</Badge>
            <TimeLeft span={promo} hidesAtEnd />
          </p>
          <p className={styles.lead}>{promo.lead}</p>
          {promo.status !== 'archive' && !playBreak && (
            <div className={styles.ways}>
              <Button variant="secondary" render={<Link to={promo.path} />}>
                {promo.button}
              </Button>
              <SubscribeButton slug={slug} />
            </div>
          )}
        </>
      }
    >
      <div className={styles.text}>
        {promo.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <section aria-labelledby="conditions" className={styles.section}>
        <h2 id="conditions">{t('competitions.promo.conditions')}</h2>
        <ul className={styles.conditions}>
          <li>{t('competitions.promo.runs', { start: dateTime(promo.start_at), end: dateTime(promo.end_at) })}</li>
          {promo.conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      </section>
    </FullWidth>
  );
}
