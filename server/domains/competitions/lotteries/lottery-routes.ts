import { buyTickets, getLotteries, getLottery, getLotteryStatus, getLotteryStatuses } from '#contract/calls/competitions';
import type { Domain } from '#server/domain';
import { serve } from '#server/plugins/contract';
import { buy, listLotteries, oneLottery, ticketsIn } from './lottery-service';
import { readHeld } from './lottery-store';

/** Routes for lotteries: lists, tickets, winners. */
export const lotteryRoutes: Domain = (app, platform) => {
  const { database, clock } = platform;

  serve(app, platform, getLotteries, () => listLotteries(database, clock.now()));

  serve(app, platform, getLotteryStatuses, async ({ player }) => ({ data: await readHeld(database, player.player) }));

  serve(app, platform, getLottery, ({ params }) => oneLottery(database, params.slug, clock.now()));

  serve(app, platform, getLotteryStatus, ({ params, player }) => ticketsIn(database, params.slug, player.player, clock.now()));

  serve(app, platform, buyTickets, ({ params, body, player, once }) =>
    once((transaction) => buy(transaction, { slug: params.slug, player: player.player, count: body.count }, clock.now())),
  );
};
