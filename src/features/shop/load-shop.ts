import { redirect } from '@tanstack/react-router';
import { isSaleOn } from '#rules/shop/sale';
import type { AppContext } from '../../platform/context/app-context';
import { isOn } from '../../platform/config/flags';
import { deferToBrowser } from '../../platform/hydration/defer-to-browser';
import { loadPlayerReads } from '../../platform/reads/player-reads';
import { isUnconfirmed } from '../../platform/session';
import { coinsQuery, moneyQuery, rewardsQuery } from './shop-calls';

/** The player's coins, which decide what's affordable. */
const loadCoins = (app: AppContext) => loadPlayerReads(app, () => [app.queryClient.ensureQueryData(coinsQuery())]);

/** Loads what the shop shows first. */
export async function loadShop(app: AppContext): Promise<void> {
  await Promise.all([
    app.queryClient.ensureQueryData(rewardsQuery('freespins')),
    app.queryClient.ensureQueryData(moneyQuery()),
    loadCoins(app),
  ]);
}

/** Loads the cards that exchange coins for money. */
export async function loadPoints(app: AppContext): Promise<void> {
  await Promise.all([app.queryClient.ensureQueryData(moneyQuery()), loadCoins(app)]);
}

/** Loads the rewards that a player can afford, for the wheel's page. */
export async function loadSpinRewards(app: AppContext): Promise<void> {
  if (!isOn(app, 'rocket-mart')) return;
  await loadPlayerReads(app, () => [
    app.queryClient.ensureQueryData(coinsQuery()),
    app.queryClient.ensureQueryData(rewardsQuery('lootboxes')),
    app.queryClient.ensureQueryData(rewardsQuery('freespins')),
  ]);
}

/** Loads the discounts; redirects a guest, and everybody once the sale is over, to the shop's root (SHOP-007). Throws redirect. */
export async function loadSale(app: AppContext): Promise<void> {
  const { sale } = await app.queryClient.ensureQueryData(moneyQuery());
  if (!isSaleOn(sale?.ends ?? null, Date.now())) throw redirect({ to: '/rocket-mart' });
  deferToBrowser();
  if (app.session.status !== 'player' && !isUnconfirmed()) throw redirect({ to: '/rocket-mart' });
}
