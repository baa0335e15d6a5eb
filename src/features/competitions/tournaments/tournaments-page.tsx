import Trophy from 'lucide-react/icons/trophy';
import type { Lottery } from '#contract/fields/lottery';
import type { WithTickets } from '#rules/competitions/lottery-tickets';
import type { TournamentTab } from '#rules/competitions/tournament-tabs';
import { useFlag } from '../../../platform/config/flags';
import { useText } from '../../../platform/i18n';
import { cardList } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { PageHeading } from '../../../ui/page-heading';
import styles from '../competitions.module.css';
import { LotteryCard } from '../lotteries/lottery-card';
import { TabBar } from '../tab-bar';
import { TournamentCard } from './tournament-card';
import { useListed } from '../use-listed';
import { useLotteries } from '../lotteries/use-lotteries';

const withLotteries: readonly TournamentTab[] = ['root', 'all', 'lotteries', 'archive'];

/** A tab of /tournaments: its competitions, running ones first (ROUTE-011). The page itself starts with the first running one. */
export function TournamentsPage({ tab }: { tab: TournamentTab }) {
  const t = useText();
  const hasLotteries = useFlag('lotteries');
  return (
    <div className={styles.page}>
      <PageHeading title={t(tab === 'root' ? 'competitions.title' : `competitions.heading.${tab}`)} lead={t(`competitions.lead.${tab}`)} />
      <TabBar current={tab} />
      {withLotteries.includes(tab) && hasLotteries ? <WithLotteries tab={tab} /> : <Listed tab={tab} lotteries={[]} />}
    </div>
  );
}

function WithLotteries({ tab }: { tab: TournamentTab }) {
  const lotteries = useLotteries();
  // Their own page includes finished ones: that's where players look for the winners.
  return (
    <Listed
      tab={tab}
      lotteries={tab === 'lotteries' ? lotteries : lotteries.filter(({ status }) => (status === 'archive') === (tab === 'archive'))}
    />
  );
}

/** The cards of a tab, or its empty state. */
export function Listed({ tab, lotteries }: { tab: TournamentTab; lotteries: readonly WithTickets<Lottery>[] }) {
  const t = useText();
  const tournaments = useListed(tab);
  const featured = tab === 'root' ? tournaments.find(({ in_progress }) => in_progress) : undefined;
  const shown = featured ? [featured, ...tournaments.filter((tournament) => tournament !== featured)] : tournaments;
  if (shown.length + lotteries.length === 0) return <EmptyState icon={<Trophy />} title={t(`competitions.none.${tab}`)} />;
  return (
    <div className={cardList}>
      {shown.map((tournament) => (
        <TournamentCard
          key={tournament.id}
          tournament={tournament}
          isFeatured={tournament === featured}
          isMixed={tab === 'all' || tab === 'archive'}
        />
      ))}
      {lotteries.map((lottery) => (
        <LotteryCard key={`lottery-${lottery.id}`} lottery={lottery} />
      ))}
    </div>
  );
}
