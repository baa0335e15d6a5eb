import * as v from 'valibot';
import { defineCall } from '../../call';
import { localeSchema } from '../../fields/locale';
import { promoPageSchema, promoSchema, promoSlugSchema } from '../../fields/promo';

const params = v.strictObject({ slug: promoSlugSchema });
const inLocale = v.strictObject({ l: localeSchema });

export const getPromos = defineCall({
  id: 'competitions.promos',
  method: 'GET',
  path: '/api/promos',
  who: 'guest',
  privacy: 'public',
  offline: 'last-known',
  summary: 'Current and coming promotions, in the order set by operators.',
  proves: ['API-068', 'ROUTE-037'],
  query: inLocale,
  response: v.strictObject({ data: v.array(promoSchema) }),
  refusals: [],
  example: { query: { l: 'en' } },
});

export const getPromo = defineCall({
  id: 'competitions.promo',
  method: 'GET',
  path: '/api/promos/{slug}',
  who: 'guest',
  privacy: 'public',
  offline: 'last-known',
  summary: 'One promotion with its full text.',
  proves: ['API-068', 'ROUTE-037'],
  params,
  query: inLocale,
  response: promoPageSchema,
  refusals: ['promo_not_found'],
  example: { params: { slug: 'perihelion-days' }, query: { l: 'en' } },
});

export const getPromoSubscription = defineCall({
  id: 'competitions.promo-subscription',
  method: 'GET',
  path: '/api/promos/{slug}/subscription',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: 'Whether the player is notified of a promotion.',
  proves: ['API-068', 'OVER-007'],
  params,
  response: v.strictObject({ is_subscribed: v.boolean() }),
  refusals: ['promo_not_found'],
  example: { params: { slug: 'perihelion-days' } },
});

export const subscribeToPromo = defineCall({
  id: 'competitions.promo-subscribe',
  method: 'POST',
  path: '/api/promos/{slug}/subscription',
  who: 'player',
  touches: 'preferences',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Has the player notified when a promotion starts and before it ends; returns whether this was on already.',
  proves: ['API-068', 'OVER-007'],
  params,
  response: v.strictObject({ was_subscribed: v.boolean() }),
  refusals: ['promo_not_found', 'promo_over', 'player_excluded'],
  example: { params: { slug: 'perihelion-days' } },
});
