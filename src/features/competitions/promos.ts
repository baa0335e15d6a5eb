import { getPromo, getPromos, getPromoSubscription } from '#contract/calls/competitions';
import { activeLocale } from '../../platform/i18n';
import { queryOf } from '../../platform/api/query';

/** The promotions that run or will run, in the language of the window. */
export const promosQuery = () => queryOf(getPromos, { query: { l: activeLocale() } });

/** One promotion at length. */
export const promoQuery = (slug: string) => queryOf(getPromo, { params: { slug }, query: { l: activeLocale() } });

/** Whether the player hears of it; asked for by players only. */
export const promoSubscriptionQuery = (slug: string) => queryOf(getPromoSubscription, { params: { slug } });
