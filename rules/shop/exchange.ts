import { groups } from '#rules/account/groups';
import type { MoneyRate, ShopCard } from '#contract/fields/shop';

/** The currency of rates if a card has none in the player's. */
export const DEFAULT_CURRENCY = 'EUR';

/** How long a gift bought with coins can be claimed and played, in days from the exchange. */
export const EXCHANGE_DAYS = { toTake: 30, toPlay: 60 } as const;

/** The rate in the player's currency, else in the default one, else the first; null if a card has none (SHOP-003). */
export function rateFor(rates: readonly MoneyRate[], currency: string | undefined): MoneyRate | null {
  const inCurrency = (wanted: string | undefined) => rates.find((rate) => rate.currency === wanted);
  return inCurrency(currency) ?? inCurrency(DEFAULT_CURRENCY) ?? rates[0] ?? null;
}

/** The price of one card in coins; null if it isn't for sale. */
export function priceOf(card: Pick<ShopCard, 'rates' | 'rate' | 'type'>, currency: string | undefined): number | null {
  return card.type === 'money' ? (rateFor(card.rates, currency)?.points ?? null) : (card.rate?.points ?? null);
}

/** How many cards a balance can buy; 0 if it isn't enough for one (SHOP-004). */
export function affordable(balance: number, price: number): number {
  return Math.floor(balance / price);
}

/** Clamps a chosen quantity between 1 and what the balance can buy (SHOP-004). */
export function quantityWithin(wanted: number, balance: number, price: number): number {
  return Math.max(1, Math.min(Math.floor(wanted), affordable(balance, price)));
}

/** Whether the player can choose a quantity: only if more than one is affordable (SHOP-004). */
export function choosesQuantity(balance: number, price: number): boolean {
  return affordable(balance, price) > 1;
}

/** The step that follows when a player presses exchange (SHOP-005). */
export type ExchangeStep =
  | { kind: 'register' }
  | { kind: 'too_few'; missing: number }
  | { kind: 'multi_account' }
  | { kind: 'enable_bonuses' }
  | { kind: 'exchange' };

interface Exchanger {
  groups: readonly number[];
  can_issue_bonuses: boolean;
}

/** The first step: a guest registers, then coins, accounts and settings are checked, in this order (SHOP-005, SHOP-008). */
export function exchangeStep(player: Exchanger | null, balance: number, cost: number): ExchangeStep {
  if (!player) return { kind: 'register' };
  if (balance < cost) return { kind: 'too_few', missing: cost - balance };
  if (player.groups.includes(groups.multiAccount)) return { kind: 'multi_account' };
  if (!player.can_issue_bonuses) return { kind: 'enable_bonuses' };
  return { kind: 'exchange' };
}
