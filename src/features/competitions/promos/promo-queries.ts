import { getPromo, getPromos, getPromoSubscription } from '#contract/calls/competitions';
import type { Locale } from '#contract/fields/locale';
import { queryOf } from '../../../platform/api/query';

/** Running and upcoming promotions, in a language. */
export const promosQuery = (locale: Locale) => queryOf(getPromos, { query: { l: locale } });

/** One promotion with its full text. */
export const promoQuery = (locale: Locale, slug: string) => queryOf(getPromo, { params: { slug }, query: { l: locale } });

/** Whether the player is subscribed; only requested for players. */
export const promoSubscriptionQuery = (slug: string) => queryOf(getPromoSubscription, { params: { slug } });
