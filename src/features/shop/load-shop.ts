import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { isSaleOn } from '#rules/shop/sale';
import { isDrawing } from '../../platform/is-drawing';
import { isInDoubt, session } from '../../platform/session';
import { moneyQuery, rewardsQuery } from './shop';

/** Loads what the shop shows first. */
export async function loadShop(queryClient: QueryClient): Promise<void> {
  await Promise.all([queryClient.ensureQueryData(rewardsQuery('freespins')), queryClient.ensureQueryData(moneyQuery())]);
}

/** The discounts: a guest, and anybody once the sale is over, is led to the shop's root (SHOP-007). Throws redirect. */
export async function loadSale(queryClient: QueryClient): Promise<void> {
  const isGuest = isDrawing || (session.status !== 'player' && !isInDoubt());
  const { sale } = await queryClient.ensureQueryData(moneyQuery());
  if (isGuest || !isSaleOn(sale?.ends ?? null, Date.now())) throw redirect({ to: '/rocket-mart' });
}
