import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Store from 'lucide-react/icons/store';
import { isSaleOn } from '#rules/shop/sale';
import { cardsOn, type ShopPageName } from '#rules/shop/tabs';
import { CallFailed } from '../../platform/api/refusal';
import { failureText } from '../../platform/form';
import { useFormat, useText } from '../../platform/i18n';
import { useSession } from '../../platform/session';
import { useStart } from '../../platform/presence/use-now';
import { Chip, ChipRow } from '../../ui/chip';
import { EmptyState } from '../../ui/empty-state';
import { Message } from '../../ui/message';
import { PageHeading } from '../../ui/page-heading';
import { SkeletonRows } from '../../ui/skeleton-rows';
import { RewardGrid } from './reward-grid';
import { SaleTime } from './sale-time';
import { coinsQuery, moneyQuery, rewardsQuery } from './shop-calls';
import styles from './shop.module.css';

const pages = [
  { name: 'all', to: '/rocket-mart' },
  { name: 'freespins', to: '/rocket-mart/freespins' },
  { name: 'money', to: '/rocket-mart/money' },
  { name: 'special', to: '/rocket-mart/special' },
  { name: 'discounts', to: '/rocket-mart/discounts' },
] as const satisfies readonly { name: ShopPageName; to: string }[];

/** Every card, and the sale. */
function useCards() {
  const reads = useQueries({ queries: [rewardsQuery('freespins'), moneyQuery(), rewardsQuery('lootboxes'), rewardsQuery('lotteries')] });
  return {
    cards: reads.flatMap(({ data }) => data?.data ?? []),
    sale: reads.find(({ data }) => data?.sale)?.data?.sale ?? null,
    isPending: reads.some(({ isPending }) => isPending),
    error: reads.find(({ error }) => error)?.error ?? null,
  };
}

/** The rewards of one page for the visitor, with the exchange over them (ROUTE-023). */
export function Rewards({ page, path }: { page: ShopPageName; path: string }) {
  const t = useText();
  const { player } = useSession();
  const { data: coins } = useQuery({ ...coinsQuery(), enabled: player !== null });
  const balance = coins?.chargeable.points ?? 0;
  const { cards, isPending, error } = useCards();
  const shown = cardsOn(page, cards);
  return (
    <>
      {error instanceof CallFailed && <Message tone="warning">{failureText(t, error)}</Message>}
      {isPending && shown.length === 0 && <SkeletonRows count={3} />}
      {!isPending && !error && shown.length === 0 && (
        <EmptyState icon={<Store aria-hidden />} title={t('shop.none')}>
          {t('shop.none.text')}
        </EmptyState>
      )}
      <RewardGrid cards={shown} balance={balance} path={path} />
    </>
  );
}

/** The player's coins, as prominent as money. */
export function Coins() {
  const t = useText();
  const { number } = useFormat();
  const { player } = useSession();
  const { data } = useQuery({ ...coinsQuery(), enabled: player !== null });
  if (!player) return null;
  return (
    <p className={styles.balance} role="status">
      <span>{t('shop.balance')}</span>
      <strong className="tabular">{data ? number(data.chargeable.points) : '–'}</strong>
    </p>
  );
}

/** The shop for coins, with a tab for each kind of reward; the sale's is for players while it lasts (SHOP-002, SHOP-007). */
export function ShopPage({ page }: { page: ShopPageName }) {
  const t = useText();
  const { player } = useSession();
  const { sale } = useCards();
  const now = useStart();
  const hasSale = player !== null && isSaleOn(sale?.ends ?? null, now);
  const { to: path } = pages.find(({ name }) => name === page) ?? pages[0];
  return (
    <div className={styles.page}>
      <PageHeading title={t('shop.title')} lead={t('shop.lead')} action={<Coins />} />
      <ChipRow label={t('shop.tabs')} current={page}>
        {pages
          .filter(({ name }) => name !== 'discounts' || hasSale)
          .map(({ name, to }) => (
            <Chip key={name} isSelected={name === page} render={<Link to={to} activeOptions={{ exact: true }} resetScroll={false} />}>
              {t(`shop.tab.${name}`)}
            </Chip>
          ))}
      </ChipRow>
      {page === 'discounts' && sale && <SaleTime ends={sale.ends} />}
      <Rewards key={page} page={page} path={path} />
    </div>
  );
}
