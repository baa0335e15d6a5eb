import * as call from '#contract/calls/account/source-of-wealth';
import type { Domain } from '#server/domain';
import { serve } from '#server/plugins/contract';
import { readWealth, sendWealth } from './wealth';

/** Routes for the questions about a player's source of wealth (PROF-004). */
export const wealthRoutes: Domain = (app, platform) => {
  const { database, clock } = platform;

  serve(app, platform, call.getSourceOfWealth, ({ player }) => readWealth(database, player.player));

  serve(app, platform, call.sendSourceOfWealth, ({ player, body, once }) =>
    once((transaction) => sendWealth(transaction, player.player, body, clock.now())),
  );
};
