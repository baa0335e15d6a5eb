import { getPromo, getPromos, getPromoSubscription, subscribeToPromo } from '#contract/calls/competitions';
import type { Domain } from '#server/domain';
import { serve } from '#server/plugins/contract';
import { listPromos, onePromo, subscribe, subscriptionOf } from './promo-service';

/** Routes for promotions: list, page, subscription. */
export const promoRoutes: Domain = (app, platform) => {
  const { database, clock } = platform;

  serve(app, platform, getPromos, ({ query }) => listPromos(database, query.l, clock.now()));

  serve(app, platform, getPromo, ({ params, query }) => onePromo(database, params.slug, query.l, clock.now()));

  serve(app, platform, getPromoSubscription, ({ params, player }) => subscriptionOf(database, params.slug, player.player));

  serve(app, platform, subscribeToPromo, ({ params, player, once }) =>
    once((transaction) => subscribe(transaction, params.slug, player.player, clock.now())),
  );
};
