import { exchangeForMoney, exchangeForReward, getMoneyRates, getRates } from '#contract/calls/shop';
import type { Domain } from '#server/domain';
import { serve } from '#server/plugins/contract';
import { refuse } from '#server/plugins/refusals';
import { areBoxesSold, cardsOf, exchange, exchangeForBoxes, exchangeForTickets } from './service';

/** Routes for the comp point shop: its cards, and the exchange. */
export const shopRoutes: Domain = (app, platform) => {
  const { database, clock } = platform;

  serve(app, platform, getMoneyRates, ({ locale }) => cardsOf(database, 'money', locale, clock.now()));

  serve(app, platform, getRates, async ({ params, locale }) => {
    const cards = await cardsOf(database, params.type, locale, clock.now());
    return params.type === 'lootboxes' && !(await areBoxesSold(platform)) ? { ...cards, data: [] } : cards;
  });

  serve(app, platform, exchangeForMoney, ({ player, body, once }) =>
    once((transaction) => exchange(transaction, { ...body, player: player.player, type: 'money' }, clock.now())),
  );

  serve(app, platform, exchangeForReward, ({ player, params, body, once }) => {
    if (params.type === 'lotteries' && 'lottery_id' in body) {
      return once((transaction) => exchangeForTickets(transaction, { ...body, player: player.player }, clock.now()));
    }
    if (params.type === 'lotteries' || !('points' in body)) throw refuse('reward_not_found');
    if (params.type === 'lootboxes')
      return once((transaction) => exchangeForBoxes(platform, transaction, { ...body, player: player.player }, clock.now()));
    return once((transaction) => exchange(transaction, { ...body, player: player.player, type: 'freespins' }, clock.now()));
  });
};
