import { Link } from '@tanstack/react-router';
import type { Promo } from '#contract/fields/promo';
import { useText } from '../../../platform/i18n';
import { useStart } from '../../../platform/presence/use-now';
import { Badge } from '../../../ui/badge';
import { Card, cardLink } from '../../../ui/card';
import { OrbitScene } from '../../../ui/orbit-scene';
import { progressOf } from '../quests/progress';
import { TimeLeft } from '../time-left';
import { statusTones } from '../tournaments/tournament-card';
import styles from '../tournaments/tournament-card.module.css';

/** One promotion in a list; its timer hides at the end (TOUR-002). */
export function PromoCard({ promo }: { promo: Promo }) {
  const t = useText();
  const now = useStart();
  return (
    <Card as="article" isPadded={false} className={styles.card} data-status={promo.status}>
      <OrbitScene seed={promo.slug} progress={progressOf(promo, now)} className={styles.scene} />
      <div className={styles.top}>
        <Badge tone={statusTones[promo.status]}>{t(`competitions.status.${promo.status}`)}</Badge>
      </div>
      <h2 className={styles.name}>
        <Link to="/promo/$slug" params={{ slug: promo.slug }} className={cardLink}>
          {promo.title}
        </Link>
      </h2>
      <p className={styles.lead}>{promo.lead}</p>
      <p className={styles.time}>
        <TimeLeft span={promo} hidesAtEnd />
      </p>
    </Card>
  );
}
