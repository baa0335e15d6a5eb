import { getPromo, getPromos, getPromoSubscription } from '#contract/calls/competitions';
import { activeLocale } from '../../platform/i18n';
import { queryOf } from '../../platform/api/query';

/** The running and coming promotions, in the window's language. */
export const promosQuery = () => queryOf(getPromos, { query: { l: activeLocale() } });

/** One promotion with all details. */
export const promoQuery = (slug: string) => queryOf(getPromo, { params: { slug }, query: { l: activeLocale() } });

/** Whether the player is subscribed; only requested for players. */
export const promoSubscriptionQuery = (slug: string) => queryOf(getPromoSubscription, { params: { slug } });
