import { Link } from '@tanstack/react-router';
import { useSuspenseQuery } from '@tanstack/react-query';
import Megaphone from 'lucide-react/icons/megaphone';
import type { ReactNode } from 'react';
import { tournamentStatus } from '#rules/competitions/tournament-status';
import { useFlag, useIsClosed } from '../../../platform/config/flags';
import { useLocale, useText } from '../../../platform/i18n';
import { useBreak } from '../../../platform/session';
import { useStart } from '../../../platform/presence/use-now';
import { cardList } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { PageHeading } from '../../../ui/page-heading';
import styles from '../competitions.module.css';
import { LotteryCard } from '../lotteries/lottery-card';
import { PromoCard } from './promo-card';
import { promosQuery } from './promo-queries';
import { TournamentCard } from '../tournaments/tournament-card';
import { useListed } from '../use-listed';
import { useLotteries } from '../lotteries/use-lotteries';

/** Everything that runs: promotions first, then tournaments, lotteries and quests (ROUTE-037). */
export function PromotionsPage() {
  const t = useText();
  const hasLotteries = useFlag('lotteries');
  const now = useStart();
  const playBreak = useBreak();
  const { data } = useSuspenseQuery(promosQuery(useLocale()));
  const isClosed = useIsClosed();
  const promos = data.data
    .filter(({ slug }) => !isClosed(`/promo/${slug}`))
    .map((promo) => ({ ...promo, status: tournamentStatus(promo, now) }))
    .filter(({ status }) => status !== 'archive');
  const tournaments = useListed('root').filter(({ in_progress }) => in_progress);
  const quests = useListed('actions').filter(({ in_progress }) => in_progress);
  if (playBreak) {
    return (
      <div className={styles.page}>
        <PageHeading title={t('competitions.promotions')} />
        <EmptyState icon={<Megaphone />} title={t('limits.break.no-offers')}>
          {t('limits.break.no-offers.text')}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <PageHeading title={t('competitions.promotions')} lead={t('competitions.promotions.lead')} />
      {promos.length === 0 && <EmptyState icon={<Megaphone />} title={t('competitions.promotions.none')} />}
      <div className={cardList}>
        {promos.map((promo) => (
          <PromoCard key={promo.slug} promo={promo} />
        ))}
      </div>
      <Kind title={t('competitions.title')} way={<Link to="/tournaments">{t('competitions.see-all')}</Link>} count={tournaments.length}>
        {tournaments.map((tournament) => (
          <TournamentCard key={tournament.id} tournament={tournament} />
        ))}
      </Kind>
      {hasLotteries && <Lotteries />}
      <Kind title={t('competitions.quests')} way={<Link to="/action/{-$slug}">{t('competitions.see-all')}</Link>} count={quests.length}>
        {quests.map((quest) => (
          <TournamentCard key={quest.id} tournament={quest} />
        ))}
      </Kind>
    </div>
  );
}

function Lotteries() {
  const t = useText();
  const lotteries = useLotteries().filter(({ status }) => status === 'active');
  return (
    <Kind
      title={t('competitions.heading.lotteries')}
      way={<Link to="/tournaments/lotteries">{t('competitions.see-all')}</Link>}
      count={lotteries.length}
    >
      {lotteries.map((lottery) => (
        <LotteryCard key={lottery.id} lottery={lottery} />
      ))}
    </Kind>
  );
}

/** One kind, omitted if nothing of it runs. */
function Kind({ title, way, count, children }: { title: string; way: ReactNode; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <section className={styles.kind} aria-label={title}>
      <div className={styles.kindHead}>
        <h2>{title}</h2>
        {way}
      </div>
      <div className={cardList}>{children}</div>
    </section>
  );
}
