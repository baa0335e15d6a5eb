import { exchangeForMoney, exchangeForReward, getMoneyRates, getRates } from '#contract/calls/shop';
import type { Domain } from '#server/domains/index';
import { serve } from '#server/plugins/contract';
import { refuse } from '#server/plugins/refusals';
import { cardsOf, exchange, exchangeForTickets } from './service';

/** The shop of comp points: what they buy, and the exchange. */
export const shopRoutes: Domain = (app, platform) => {
  const { database, clock } = platform;

  serve(app, platform, getMoneyRates, ({ locale }) => cardsOf(database, 'money', locale, clock.now()));

  serve(app, platform, getRates, ({ params, locale }) => cardsOf(database, params.type, locale, clock.now()));

  serve(app, platform, exchangeForMoney, ({ player, body, once }) =>
    once((transaction) => exchange(transaction, { ...body, player: player.player, type: 'money' }, clock.now())),
  );

  serve(app, platform, exchangeForReward, ({ player, params, body, once }) => {
    if (params.type === 'lotteries' && 'lottery_id' in body) {
      return once((transaction) => exchangeForTickets(transaction, { ...body, player: player.player }, clock.now()));
    }
    if (params.type !== 'freespins' || !('points' in body)) throw refuse('reward_not_found');
    return once((transaction) => exchange(transaction, { ...body, player: player.player, type: 'freespins' }, clock.now()));
  });
};
