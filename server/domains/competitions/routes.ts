import {
  confirmTournament,
  getPlayerTournaments,
  getRecentTournaments,
  getTournament,
  getTournaments,
  getTournamentStatus,
} from '#contract/calls/competitions';
import { groups } from '#rules/account/groups';
import type { Domain } from '#server/domain';
import { isOwnAddress } from '#server/own-address';
import { serve } from '#server/plugins/contract';
import { Visibility } from '../games/catalogue/visibility';
import { lotteryRoutes } from './lotteries/lottery-routes';
import { promoRoutes } from './promos/promo-routes';
import { join, listTournaments, oneTournament, partIn, recentTournaments } from './service';
import { readParts } from './store';

/** Routes for tournaments and quests (lists, leaderboards, joining), lotteries and promotions. */
export const competitionRoutes: Domain = (app, platform) => {
  const { database, clock } = platform;
  const visibility = new Visibility(platform);
  lotteryRoutes(app, platform);
  promoRoutes(app, platform);

  serve(app, platform, getTournaments, ({ query, session, address }) => {
    // A server-rendered page is the same for every visitor, so it shows no test quests.
    const seesTests = session?.groups.includes(groups.tester) || isOwnAddress(address);
    return listTournaments(database, clock.now(), query.tests === 'true' && seesTests);
  });

  serve(app, platform, getRecentTournaments, () => recentTournaments(database, clock.now()));

  serve(app, platform, getPlayerTournaments, async ({ player }) => ({ data: await readParts(database, player.player) }));

  serve(app, platform, getTournament, async ({ params, session, country, request }) => {
    const blocked = await visibility.blockedOf({ country, request });
    return oneTournament(database, params.id, { player: session?.player ?? null, groups: session?.groups ?? [], blocked }, clock.now());
  });

  serve(app, platform, getTournamentStatus, ({ params, player }) => partIn(database, params.id, player, clock.now()));

  serve(app, platform, confirmTournament, ({ params, player, once }) =>
    once((transaction) => join(transaction, params.id, player.player, player.groups, clock.now())),
  );
};
