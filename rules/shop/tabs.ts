import type { ShopCard, ShopTab } from '#contract/fields/shop';

/** The last part of a shop page's path. */
export type ShopPageName = 'all' | 'discounts' | 'freespins' | 'money' | 'special';

const tabOfPage: Record<Exclude<ShopPageName, 'all'>, ShopTab> = {
  discounts: 'DISCOUNT',
  freespins: 'FREE_SPINS',
  money: 'MONEY_REWARD',
  special: 'SPECIAL_REWARDS',
};

/** The tab of a card by its contents; a card of the sale is only under the discounts (SHOP-002). */
export function tabOf({ type, is_discount }: Pick<ShopCard, 'type' | 'is_discount'>): ShopTab {
  if (is_discount) return 'DISCOUNT';
  if (type === 'money') return 'MONEY_REWARD';
  return type === 'freespins' ? 'FREE_SPINS' : 'SPECIAL_REWARDS';
}

/** The cards of a page: all outside the sale on the root, else those of its tab. */
export function cardsOn<C extends Pick<ShopCard, 'type' | 'is_discount'>>(page: ShopPageName, cards: readonly C[]): C[] {
  return cards.filter((card) => (page === 'all' ? !card.is_discount : tabOf(card) === tabOfPage[page]));
}
