import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { isSaleOn } from '#rules/shop/sale';
import { isOn } from '../../platform/config/flags';
import { leaveToWindow } from '../../platform/leave-to-window';
import { ofPlayer } from '../../platform/of-player';
import { isUnconfirmed, session } from '../../platform/session';
import { coinsQuery, moneyQuery, rewardsQuery } from './shop';

/** The player's coins, which decide what is affordable. */
const loadCoins = (queryClient: QueryClient) => ofPlayer(() => [queryClient.ensureQueryData(coinsQuery())]);

/** Loads the shop's first content. */
export async function loadShop(queryClient: QueryClient): Promise<void> {
  await Promise.all([queryClient.ensureQueryData(rewardsQuery('freespins')), queryClient.ensureQueryData(moneyQuery()), loadCoins(queryClient)]);
}

/** Loads the cards for money. */
export async function loadPoints(queryClient: QueryClient): Promise<void> {
  await Promise.all([queryClient.ensureQueryData(moneyQuery()), loadCoins(queryClient)]);
}

/** Loads the affordable rewards beside the wheel. */
export async function loadSpinRewards(queryClient: QueryClient): Promise<void> {
  if (!isOn(queryClient, 'rocket-mart')) return;
  await ofPlayer(() => [queryClient.ensureQueryData(coinsQuery()), queryClient.ensureQueryData(rewardsQuery('lootboxes')), queryClient.ensureQueryData(rewardsQuery('freespins'))]);
}

/** The discounts: a guest, and everybody once the sale is over, is redirected to the shop's root (SHOP-007). Throws redirect. */
export async function loadSale(queryClient: QueryClient): Promise<void> {
  const { sale } = await queryClient.ensureQueryData(moneyQuery());
  if (!isSaleOn(sale?.ends ?? null, Date.now())) throw redirect({ to: '/rocket-mart' });
  leaveToWindow();
  if (session.status !== 'player' && !isUnconfirmed()) throw redirect({ to: '/rocket-mart' });
}
