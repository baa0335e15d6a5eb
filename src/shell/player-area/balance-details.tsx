import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { accountsQuery } from '../../features/cashbox/queries';
import { lotteryStatusesQuery } from '../../features/competitions/lotteries/lottery-queries';
import { allGiftsQuery } from '../../features/gifts/gift-calls';
import { compPointsQuery } from '../../features/vip/vip-queries';
import { beside } from '../../platform/api/query';
import { useFormat, useText } from '../../platform/i18n';
import { useBreak, useSession } from '../../platform/session';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import styles from './balance-details.module.css';

/** A player's balances, each separate: money, bonus, its wagering, tickets and points (HEAD-009). */
export function BalanceFigures() {
  const t = useText();
  const { money, number } = useFormat();
  const { player } = useSession();
  const { data: accounts, isPending: isWaiting } = useQuery({ ...accountsQuery(), enabled: player !== null });
  const { data: lotteries, isPending: isWaitingForTickets } = useQuery({ ...beside(lotteryStatusesQuery()), enabled: player !== null });
  const { data: gifts, isPending: isWaitingForGifts } = useQuery({ ...allGiftsQuery(), enabled: player !== null });
  const { data: points, isPending: isWaitingForPoints } = useQuery({ ...beside(compPointsQuery()), enabled: player !== null });
  const account = accounts?.data.find(({ currency }) => currency === player?.currency) ?? accounts?.data[0];
  const unknown = t('frame.balance.unknown');
  const amount = (cents: number | undefined) => (account && cents !== undefined ? money(cents, account.currency) : unknown);
  const played = gifts?.data.filter(({ stage, currency }) => stage === 'handle_bets' && currency === account?.currency) ?? [];
  const sumOf = (name: 'amount_wager_cents' | 'amount_wager_requirement_cents') => played.reduce((sum, gift) => sum + gift[name], 0);
  const rows = [
    ['frame.balance.real', isWaiting, amount(account?.available_to_cashout_cents)],
    ['frame.balance.bonus', isWaiting, amount(account && account.amount_cents - account.available_to_cashout_cents)],
    ['frame.balance.common', isWaiting, amount(account?.amount_cents)],
    [
      'frame.balance.wagered',
      isWaiting || isWaitingForGifts,
      gifts
        ? t('frame.balance.wagered-of', { done: amount(sumOf('amount_wager_cents')), all: amount(sumOf('amount_wager_requirement_cents')) })
        : unknown,
    ],
    [
      'frame.balance.tickets',
      isWaitingForTickets,
      lotteries ? number(lotteries.data.reduce((sum, { tickets }) => sum + tickets, 0)) : unknown,
    ],
    ['frame.balance.points', isWaitingForPoints, points ? number(points.chargeable.points) : unknown],
  ] as const;
  return (
    <dl className={styles.figures}>
      {rows.map(([name, isLoading, value]) => (
        <div key={name} className={styles.figure}>
          <dt>{t(name)}</dt>
          <dd aria-busy={isLoading}>{isLoading ? <Skeleton width="4rem" /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The figures under the header's balance, and the links to cashbox pages (HEAD-009). */
export function BalanceDetails() {
  const t = useText();
  const playBreak = useBreak();
  return (
    <div className={styles.details}>
      <BalanceFigures />
      <div className={styles.ways}>
        {!playBreak && (
          <Button variant="primary" isWide render={<Link to="/deposit" />}>
            {t('shell.deposit')}
          </Button>
        )}
        <Button variant="quiet" isWide render={<Link to="/withdraw" />}>
          {t('shell.withdraw')}
        </Button>
      </div>
    </div>
  );
}
