import { getPromo, getPromos, getPromoSubscription } from '#contract/calls/competitions';
import type { Locale } from '#contract/fields/locale';
import { queryOf } from '../../../platform/api/query';

/** The promotions that run or will run, in a language. */
export const promosQuery = (locale: Locale) => queryOf(getPromos, { query: { l: locale } });

/** One promotion at length. */
export const promoQuery = (locale: Locale, slug: string) => queryOf(getPromo, { params: { slug }, query: { l: locale } });

/** Whether the player is subscribed; only requested for players. */
export const promoSubscriptionQuery = (slug: string) => queryOf(getPromoSubscription, { params: { slug } });
