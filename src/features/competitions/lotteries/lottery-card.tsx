import { Link } from '@tanstack/react-router';
import type { Lottery } from '#contract/fields/lottery';
import { lotteryPrizes } from '#rules/competitions/lottery-prizes';
import type { WithTickets } from '#rules/competitions/lottery-tickets';
import { useFormat, useText } from '../../../platform/i18n';
import { useStart } from '../../../platform/presence/use-now';
import { Badge } from '../../../ui/badge';
import { Card, cardLink } from '../../../ui/card';
import { OrbitScene } from '../../../ui/orbit-scene';
import { progressOf } from '../quests/progress';
import { TimeLeft } from '../time-left';
import { statusTones } from '../tournaments/tournament-card';
import styles from '../tournaments/tournament-card.module.css';

/** One lottery in a list: name, state, prize pool and first prize, time, and the player's tickets. */
export function LotteryCard({ lottery }: { lottery: WithTickets<Lottery> }) {
  const t = useText();
  const { wholeMoney } = useFormat();
  const now = useStart();
  const { poolCents, firstCents } = lotteryPrizes(lottery);
  return (
    <Card as="article" isPadded={false} className={styles.card} data-status={lottery.status}>
      <OrbitScene seed={lottery.identifier} progress={progressOf(lottery, now)} className={styles.scene} />
      <div className={styles.top}>
        <Badge tone={statusTones[lottery.status]}>{t(`competitions.status.${lottery.status}`)}</Badge>
        <Badge tone="special">{t('competitions.kind.lottery')}</Badge>
      </div>
      <h2 className={styles.name}>
        <Link to="/lottery/$slug" params={{ slug: lottery.identifier }} className={cardLink}>
          {lottery.title}
        </Link>
      </h2>
      <p className={styles.prize}>{wholeMoney(poolCents, 'EUR')}</p>
      <p className={styles.leader}>{t('competitions.lottery.pool', { first: wholeMoney(firstCents, 'EUR') })}</p>
      <p className={styles.time}>{lottery.is_drawn ? <span>{t('competitions.lottery.drawn')}</span> : <TimeLeft span={lottery} />}</p>
      <p className={styles.leader}>
        {lottery.mine === null
          ? t('competitions.lottery.out', { count: lottery.tickets })
          : t(lottery.is_drawn ? 'competitions.lottery.mine-drawn' : 'competitions.lottery.mine', { count: lottery.mine })}
      </p>
    </Card>
  );
}
